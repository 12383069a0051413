import Testing

@testable import TicketSchema

/// Fields in another order: what names a field is the same then, and another where its place is the same.
struct FieldOrderTests {
  /// What names a field in one place of a ticket file.
  struct Use: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let type: String
    var head = "match: 1\nid: no"
    var display = ""
    var flag = "true"

    /// What is told when it names another field.
    let id: BreakingID

    /// A promotion; `a` is the field's name.
    static func promotion(_ text: String, _ type: String) -> Use {
      Use(
        testDescription: text, type: type, head: "match: 1\nid: no\npromotion: {\(text)}",
        id: .promotionChanged)
    }

    static func condition(_ text: String, _ type: String) -> Use {
      Use(
        testDescription: "when: \(text)", type: type,
        display: "goodName: [{when: \(text), text: x}, y]", id: .propertyChanged)
    }

    static func display(_ text: String, _ type: String) -> Use {
      Use(testDescription: text, type: type, display: text, id: .propertyChanged)
    }

    static func flag(_ text: String, _ type: String) -> Use {
      Use(testDescription: "flag: \(text)", type: type, flag: text, id: .propertyChanged)
    }

    /// The files in which the use names a field, with the fields in an order.
    func files(naming name: String, order: [String]) -> BreakingCase.Files {
      let fields = ["no: string", "most: decimal"] + order.map { "\($0): \(type)" }
      func written(_ text: String) -> String {
        text.replacing(/\ba\b/, with: name)
      }
      return [
        "a.yaml": Sample.ticket(
          head: written(head), fields: fields.joined(separator: "\n"),
          display: [written(display), "f: \(written(flag))"].filter { !$0.isEmpty }
            .joined(separator: "\n")),
        "ticketgen.yaml": "properties: {f: flag}",
      ]
    }
  }

  private static let status = "{type: enum, cases: [x, y]}"
  private static let rate = "{type: rate, as: percentOff}"

  static let uses: [Use] = [
    .promotion("start: a", "date?"), .promotion("end: a", "date?"),
    .promotion("active: a", "bool?"),
    .promotion("stackable: a", "bool"), .promotion("discount: {amount: a}", "decimal"),
    .promotion("discount: {rate: a}", rate),
    .promotion("discount: [{when: a, amount: most}]", "bool"),
    .promotion("discount: {amount: most}, threshold: a", "money?"),
    Use(testDescription: "id", type: "string", head: "match: 1\nid: a", id: .identityChanged),
    .condition("a", "bool"), .condition("not a", "bool"), .condition("a is present", "string?"),
    .condition("a is absent", "string?"), .condition("a is unrecognized", status),
    .condition("not a is unrecognized", status), .condition("a == x", status),
    .condition("a > 1", "decimal"), .condition("most > a", "decimal"),
    .condition("a > 1 and most > 1", "decimal"), .condition("a > 1 or most > 1", "decimal"),
    .display("goodName: \"{a}\"", "string"),
    .display("goodName: {zh: z, en: \"{a}\"}", "string"),
    .display("perferential: {runs: [{text: z}, {text: \"{a:0}\"}]}", "decimal"),
    .display("x: \"{a}\"", "string?"),
    .flag("a", "bool"), .flag("a is present", "bool?"), .flag("not a == y", status),
  ]

  @Test(arguments: uses)
  func orderIsNoChange(use: Use) throws {
    let old = use.files(naming: "a", order: ["a", "b"])
    let new = use.files(naming: "a", order: ["b", "a"])
    #expect(try BreakingCase.changes(from: old, to: new).map(\.id) == [])
  }

  @Test(arguments: uses)
  func anotherFieldInTheSamePlaceIsAChange(use: Use) throws {
    let old = use.files(naming: "a", order: ["a", "b"])
    let new = use.files(naming: "b", order: ["b", "a"])
    #expect(try BreakingCase.changes(from: old, to: new).map(\.id) == [use.id])
  }
}
