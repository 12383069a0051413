import Foundation
import TicketKit
import TicketSchema

/// Tells how the rows of a response come to what they show: where each field was read, which case of
/// each property won, and what became of the fields in its text.
package struct Explainer: Sendable {
  private let evaluator: TicketEvaluator

  /// How many rows are explained between two words on how far that is.
  private static let rowsPerReport = 256

  /// Why there is nothing to explain.
  package enum Fault: Error, Equatable {
    /// The response has no row of the number, but so many.
    case noSuchRow(count: Int)
  }

  /// - Parameter context: Where and for whom tickets are shown; nil: the settings' locale and zone,
  ///   and the system's clock.
  package init(catalog: TicketCatalog, context: TicketContext? = nil) {
    evaluator = TicketEvaluator(catalog: catalog, context: context)
  }

  /// The explanation of one row, or of all, each line ended. Of no rows it says that there are none.
  ///
  /// No character of a response stands in it that a terminal would obey.
  ///
  /// - Parameters:
  ///   - row: The number of the row, counted from 0; nil: all rows.
  ///   - onRows: Is told now and then how many rows are done, and how many there are.
  /// - Throws: `TicketDecodingError` when the bytes are no JSON text, or hold no rows; `Fault`.
  package func text(
    for json: Data, row: Int? = nil, onRows: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws -> String {
    let records = try ResponseRecords(
      of: json, layout: evaluator.layout, context: evaluator.context
    ).records
    let layout = try ReadingLayout(evaluator.layout)
    let readings = try ResponseReadings(of: json, layout: layout)
    if let row, !(0..<readings.rowCount).contains(row) {
      throw Fault.noSuchRow(count: readings.rowCount)
    }
    var text = readings.rowCount == 0 ? "No rows\n" : ""
    var next = records[...]
    readings.forEachRow { reading in
      if reading.row.isMultiple(of: Self.rowsPerReport) { onRows(reading.row, readings.rowCount) }
      var record: TicketRecord?
      if next.first?.row == reading.row { record = next.popFirst() }
      guard row ?? reading.row == reading.row else { return }
      if !text.isEmpty { text += "\n" }
      let explanation = RowExplanation(
        reading: reading, record: record, evaluator: evaluator, layout: layout)
      for line in explanation.lines { text += line + "\n" }
    }
    return text
  }
}
