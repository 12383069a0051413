import Diagnostics
import Foundation
import TicketKit
import TicketPreview

/// A response as it was read: the bytes of a file or of standard input.
struct DataFile: Equatable {
  /// How the file is called in findings and in the output.
  let path: String
  let data: Data
}

extension DataFile {
  /// The largest file that is read at once, in bytes.
  static let maximumBytes = 1 << 30

  /// Up to which size a fault is shown in its line: what that takes is many times the file.
  private static let excerptLimit = 1 << 24

  /// Reads a file as typed, `-` for standard input; nil when it cannot be read or is too large, which is
  /// reported.
  static func read(
    _ path: String, atMost limit: Int = maximumBytes, progress: Progress? = nil,
    into findings: inout FindingCollector
  ) -> DataFile? {
    guard var file = InputFile(path, into: &findings) else { return nil }
    var data = Data()
    while true {
      guard let part = file.read(upTo: 1 << 18, into: &findings) else { return nil }
      if part.isEmpty { return DataFile(path: file.name, data: data) }
      if data.count + part.count > limit {
        findings.add(
          CommandFinding.dataTooBig,
          "there are more than \(limit) bytes, which is not read at once",
          path: file.name)
        return nil
      }
      data.append(contentsOf: part)
      progress?.report("\(data.count >> 20) MiB read")
    }
  }

  /// Reports whatever reading the response has thrown.
  func report(any error: any Error, into findings: inout FindingCollector) {
    if let error = error as? TicketDecodingError { return report(error, into: &findings) }
    findings.addInternalFault("\(error)", path: path)
  }

  /// Reports why the response gives no tickets, at its place where there is one.
  func report(_ error: TicketDecodingError, into findings: inout FindingCollector) {
    switch error {
    case .notJSON(_, _, _, let reason) where data.count > Self.excerptLimit:
      let place = error.position(in: data).map { Finding.Place.point($0, path: path) }
      findings.add(
        Finding(
          CommandFinding.notJSON, "this is no JSON text: \(reason)", at: place ?? .path(path)))
    case .notJSON(_, _, let offset, let reason):
      let file = SourceFile(path: path, bytes: Array(data))
      findings.add(
        CommandFinding.notJSON, "this is no JSON text: \(reason)",
        at: SourceRange(file, offset..<min(offset + 1, data.count)))
    case .layout(let reason):
      findings.addInternalFault(
        "the layout of the schemas cannot be read (\(reason))", path: path)
    case .noRows, .unusableRow, .notJSONObject:
      findings.add(CommandFinding.noRows, error.description, path: path)
    }
  }
}
