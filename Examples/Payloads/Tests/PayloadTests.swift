import Foundation
import Testing
import TicketKit

/// Every folder's payload gives the tickets and issues of its `expected.json`, which was worked out
/// by hand.
@Suite struct PayloadTests {
  @Test func everyFolderIsTested() throws {
    #expect(Shape.all.map(\.name) == (try Shape.folders()))
  }

  @Test(arguments: Shape.all) func ticketsAreAsExpected(_ shape: Shape) throws {
    let batch = try shape.batch()
    let expected = try shape.expected("tickets")
    #expect(batch.tickets.count == expected.count)
    let dropped = Set(batch.issues.filter(\.dropsRow).map(\.row))
    let rows = (0..<batch.tickets.count + dropped.count).filter { !dropped.contains($0) }
    for ((ticket, row), expected) in zip(zip(batch.tickets, rows), expected) {
      var values = values(of: ticket)
      values["row"] = row
      // The preview gives an identity only where the schema names one.
      if expected["id"] != nil { values["id"] = ticket.id }
      #expect(try text(values) == text(expected))
    }
  }

  @Test(arguments: Shape.all) func issuesAreAsExpected(_ shape: Shape) throws {
    let issues = try shape.batch().issues.map { issue -> [String: Any] in
      [
        "row": issue.row, "path": issue.path, "code": issue.code.rawValue,
        "dropsRow": issue.dropsRow,
      ]
    }
    let expected = try shape.expected("issues")
    #expect(try issues.map(text) == expected.map(text))
  }

  private func values(of ticket: any TicketModel) -> [String: Any] {
    var values: [String: Any] = [
      "type": ticket.type.rawValue, "backgroundImageName": ticket.backgroundImageName,
      "goodName": ticket.goodName, "effectCondition": ticket.effectCondition,
      "deadline": ticket.deadline,
    ]
    if let styled = ticket.perferential { values["perferential"] = json(styled) }
    for case (let name, let value?) in furtherProperties(of: ticket) { values[name] = value }
    return values
  }

  private func json(_ styled: StyledText) -> [String: Any] {
    [
      "text": styled.plainText,
      "runs": styled.runs.map { run in
        var object = ["text": run.text]
        object["style"] = run.style?.name
        return object
      },
    ]
  }

  private func text(_ object: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
