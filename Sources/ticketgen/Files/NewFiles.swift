import Diagnostics
import TicketPreview
import TicketSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files that a person goes on to edit, so that none that is there may be replaced.
enum NewFiles {
  /// Writes files to a folder as typed, which is made where it is missing. If any of them is there, none is
  /// written.
  ///
  /// - Returns: whether all are there; if not, each reason is a finding.
  static func write(
    _ files: [StarterFile], to folder: String, into findings: inout FindingCollector
  ) -> Bool {
    let paths = files.map { joined(folder, $0.name) }
    var isFree = true
    for path in paths where (try? FileStatus(path: path, followsLinks: false)) != nil {
      reportExisting(path, into: &findings)
      isFree = false
    }
    guard isFree else { return false }
    for (file, path) in zip(files, paths) {
      do throws(SystemFault) {
        try PlacedText(path).create(file.text)
      } catch {
        if error.code == EEXIST {
          reportExisting(path, into: &findings)
        } else {
          let reason = error.writingReason(elsewhere: "choose another folder")
          findings.add(
            CommandFinding.unwritableFile, "the file cannot be written: \(reason)", path: path)
        }
        return false
      }
    }
    return true
  }

  /// The path of a file in a folder as typed.
  static func joined(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  private static func reportExisting(_ path: String, into findings: inout FindingCollector) {
    findings.add(
      CommandFinding.fileExists, "there is such a file already, and it is left as it is",
      path: path)
  }
}
