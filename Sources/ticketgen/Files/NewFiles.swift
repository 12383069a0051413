import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files that a person goes on to edit, so that none that is there may be replaced.
enum NewFiles {
  /// One file: its name in the folder and its text.
  struct File: Equatable {
    let name: String
    let text: String
  }

  /// Writes files to a folder as typed, which is made where it is missing. If any of them is there, none is
  /// written.
  ///
  /// - Returns: whether all are there; if not, each reason is a finding.
  static func write(
    _ files: [File], to folder: String, into findings: inout FindingCollector
  ) -> Bool {
    let paths = files.map { joined(folder, $0.name) }
    var isFree = true
    for path in paths where exists(path) {
      reportExisting(path, into: &findings)
      isFree = false
    }
    guard isFree else { return false }
    for (file, path) in zip(files, paths) {
      do throws(FileFault) {
        try PlacedText(path).create(file.text)
      } catch {
        if error.code == EEXIST {
          reportExisting(path, into: &findings)
        } else {
          findings.add(
            CommandFinding.unwritableFile, "the file cannot be written: \(error.reason)",
            path: path)
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

  private static func exists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  private static func reportExisting(_ path: String, into findings: inout FindingCollector) {
    findings.add(
      CommandFinding.fileExists, "there is such a file already, and it is left as it is",
      path: path)
  }
}
