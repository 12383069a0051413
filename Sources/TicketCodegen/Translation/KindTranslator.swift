import SwiftCode
import TicketSchema

/// Translates one ticket kind into its Swift file; each file `translate….swift` adds one step.
struct KindTranslator {
  let kind: TicketKind
  let access: AccessLevel
  let styles: StyleNames

  /// The protocol that the project's tickets conform to.
  let conformance: String

  /// The kind's file.
  var file: SwiftFile {
    SwiftFile(
      header: FileHeader.lines(from: kind.schemaPath), imports: ["Foundation", "TicketKit"],
      declarations: [.type(translateKind())])
  }

  /// The ticket's record.
  var record: Expression { .identifier("record") }

  /// A call of one of the record's methods.
  func record(_ method: String, _ arguments: [Call.Argument]) -> Expression {
    .call(record, method, arguments)
  }

  /// A call of one of the record's methods with one field's number.
  func record(_ method: String, field: Int) -> Expression {
    .call(record, method, [.init(.integer(field))])
  }
}
