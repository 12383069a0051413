import Foundation
import TicketKit
import TicketPreview
import TicketSchema

/// The schemas that `json` reads responses by, made once.
private let views = FuzzSchemas.catalogs.map(ResponseView.init)

/// A response to records by schemas of all types: every reader accepts the same texts, and all that can
/// be asked of a record is answered, twice alike.
func fuzzJSON(_ bytes: [UInt8]) {
  let data = Data(bytes)
  var tree: JSONTree?
  do {
    tree = try JSONTree(reading: data)
  } catch {
    checkPlace(error, in: bytes)
  }
  JSONAgreement(bytes).check(tree)
  checkSplitting(bytes)
  for view in views {
    do {
      let first = try records(data, view)
      let second = try records(data, view)
      expect(tree != nil, "read as a response, and refused as a tree")
      expect(first.issues.map(\.description) == second.issues.map(\.description), "other issues")
      for issue in first.issues { expect(!issue.rawRow.isEmpty, "an issue without a row") }
      expect(first.records.count == second.records.count, "other records")
      for (one, other) in zip(first.records, second.records) {
        let answers = RecordAnswers(one, view.catalog.kinds[one.kind])
        expect(
          answers == RecordAnswers(other.at(one.now), view.catalog.kinds[one.kind]),
          "a record answers otherwise the second time")
        expect(
          answers == RecordAnswers(one.detached(), view.catalog.kinds[one.kind]),
          "a detached record answers otherwise")
      }
    } catch let error as TicketDecodingError {
      if case .notJSON = error {
        expect(tree == nil, "read as a tree, and refused as a response: \(error)")
        checkPlace(error, in: bytes)
      } else {
        expect(tree != nil, "no JSON, and refused for another reason: \(error)")
      }
    } catch {
      fail("another error: \(error)")
    }
    view.read(data)
  }
}

private func records(_ json: Data, _ view: ResponseView) throws -> ResponseRecords {
  try ResponseRecords(of: json, layout: view.evaluator.layout, context: view.evaluator.context)
}

private func checkPlace(_ error: TicketDecodingError, in bytes: [UInt8]) {
  guard case .notJSON(let line, let column, let offset, let reason) = error else { return }
  expect((0...bytes.count).contains(offset), "a fault at byte \(offset) of \(bytes.count)")
  expect(line >= 1 && column >= 1 && !reason.isEmpty, "a fault at line \(line), column \(column)")
}

/// How a file is cut into parts makes no difference to the responses in it.
private func checkSplitting(_ bytes: [UInt8]) {
  func captures(of size: Int) -> [CaptureSplitter.Capture] {
    var splitter = CaptureSplitter()
    var captures: [CaptureSplitter.Capture] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      captures += splitter.feed(bytes[start..<min(start + size, bytes.count)])
    }
    return captures + splitter.finish()
  }
  let whole = captures(of: max(1, bytes.count))
  let parts = captures(of: 7)
  expect(
    parts.map(\.line) == whole.map(\.line) && parts.map(\.response) == whole.map(\.response),
    "parts of 7 bytes give other responses")
}
