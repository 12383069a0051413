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
    self.init(.unreadable, "cannot be read: \(fault.reason)", path: path)
  }

  /// The fault of a file or folder that the system refuses to write.
  init(writing path: String, _ fault: SystemFault) {
    self.init(.unwritable, "cannot be written: \(fault.reason)", path: path)
  }

  /// The fault of an output folder that the system refuses to open or make.
  init(folder path: String, _ fault: SystemFault, isWritten: Bool) {
    if fault.code == ENOTDIR || fault.code == EEXIST {
      self.init(
        .notAFolder, "the output folder's path leads to or through something that is no folder",
        path: path)
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
