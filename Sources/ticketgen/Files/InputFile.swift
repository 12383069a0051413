import Diagnostics
import TicketSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file or standard input, read part by part, so that input of any size passes through bounded memory.
struct InputFile: ~Copyable {
  /// How the file is called in findings.
  let name: String

  private let file: OpenFile

  /// Where the parts arrive; kept, so that a part of any size costs no more than its bytes.
  private var buffer: [UInt8] = []

  /// Opens a file as typed, `-` for standard input; nil when it cannot be read, which is reported.
  init?(_ path: String, into findings: inout FindingCollector) {
    let name = path == "-" ? "standard input" : path
    do throws(SystemFault) {
      let file = OpenFile(
        descriptor: try SystemFault.check {
          // What closes with this value is not standard input itself.
          path == "-" ? dup(0) : systemOpen(path, O_RDONLY | O_CLOEXEC)
        })
      if try file.status().kind == .folder { throw SystemFault(code: EISDIR) }
      self.name = name
      self.file = file
    } catch {
      Self.report(error, of: name, into: &findings)
      return nil
    }
  }

  /// The next bytes, at most so many; empty at the end, nil when reading fails, which is reported.
  mutating func read(
    upTo count: Int, into findings: inout FindingCollector
  ) -> [UInt8]? {
    if buffer.count != count { buffer = [UInt8](repeating: 0, count: count) }
    do throws(SystemFault) {
      return Array(buffer[..<(try systemRead(file.descriptor, into: &buffer))])
    } catch {
      Self.report(error, of: name, into: &findings)
      return nil
    }
  }

  private static func report(
    _ fault: SystemFault, of name: String, into findings: inout FindingCollector
  ) {
    findings.add(
      CommandFinding.unreadableData, "this cannot be read: \(fault.readingReason)", path: name)
  }
}
