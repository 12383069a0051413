import Diagnostics
import TicketSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One reason why the output folder cannot be read or written, with the path it concerns.
struct OutputFault: Error {
  let kind: OutputFinding
  let message: String
  let path: String

  init(_ kind: OutputFinding, _ message: String, path: String) {
    self.kind = kind
    self.message = message
    self.path = path
  }

  /// The fault of a file or folder that the system refuses to read.
  init(reading path: String, _ fault: SystemFault) {
    self.init(.unreadable, "cannot be read: \(fault.readingReason)", path: path)
  }

  /// The fault of a file or folder that the system refuses to write.
  init(writing path: String, _ fault: SystemFault) {
    let reason = fault.writingReason(elsewhere: "choose another folder with --output")
    self.init(.unwritable, "cannot be written: \(reason)", path: path)
  }

  /// The fault of an output folder that the system refuses to open or make.
  init(folder path: String, _ fault: SystemFault, isWritten: Bool) {
    if fault.code == ENOTDIR || fault.code == EEXIST {
      self.init(
        .notAFolder,
        "the output folder's path leads to or through something that is no folder: move it away, or "
          + "choose another folder with --output",
        path: path)
    } else if fault.isMissing, let link = danglingLink(onWayTo: path) {
      self.init(
        .notAFolder,
        "the output folder's path leads through a link that leads to nothing: remove it, or make the "
          + "folder that it leads to",
        path: link)
    } else if isWritten {
      self.init(writing: path, fault)
    } else {
      self.init(reading: path, fault)
    }
  }

  /// Adds the fault to the findings of a run.
  func report(to findings: inout FindingCollector) {
    findings.add(kind, message, path: path)
  }
}
