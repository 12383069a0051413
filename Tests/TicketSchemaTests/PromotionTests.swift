import Testing

@testable import TicketSchema

/// `promotion`: what is read, and the places of what is refused.
struct PromotionTests {
  private static let fields = """
    no: string
    from: date
    to: date?
    on: bool?
    off: decimal
    fen: {type: money?, unit: minor}
    share: {type: rate, as: percentOff}
    text: string
    list: list(decimal)
    """

  private static func file(_ promotion: String, head: String = "match: 1\nid: no") -> String {
    Sample.ticket(head: head, fields: fields) + promotion + "\n"
  }

  private static func promotion(_ text: String) throws -> TicketPromotion {
    try #require(try Sample.kind(file(text)).promotion)
  }

  @Test func everyKeyIsRead() throws {
    let promotion = try Self.promotion(
      "promotion: {start: from, end: to, active: on, discount: {amount: off}, threshold: fen, "
        + "stackable: on}")
    #expect(
      promotion
        == TicketPromotion(
          start: 1, end: 2, active: 3,
          discounts: [.init(condition: nil, saving: .amount(4))], threshold: 5,
          stackable: .field(3)))
  }

  @Test func nothingIsRequiredButAnIdentity() throws {
    #expect(try Self.promotion("promotion: {}") == TicketPromotion())
    #expect(try Self.promotion("promotion: {x-why: [1]}") == TicketPromotion())
    #expect(try Sample.kind(Self.file("")).promotion == nil)
  }

  @Test(
    arguments: [("true", .always), ("false", .never), ("on", .field(3))]
      as [(String, TicketPromotion.Stackable)])
  func stackableIsAFieldOrPlain(written: String, stackable: TicketPromotion.Stackable) throws {
    #expect(try Self.promotion("promotion: {stackable: \(written)}").stackable == stackable)
  }

  @Test func casesKeepTheirOrder() throws {
    let promotion = try Self.promotion(
      """
      promotion:
        discount:
          - {when: to is present and to > now, rate: share}
          - {when: on, amount: fen}
          - {amount: off}
      """)
    #expect(
      promotion.discounts == [
        .init(
          condition: .and([
            .isPresent(2), .comparison(.field(2), .greater, .now(plusSeconds: 0)),
          ]), saving: .rate(6)),
        // What may be absent is read behind a test of its presence, as in display.
        .init(condition: .and([.isPresent(3), .isTrue(3)]), saving: .amount(5)),
        .init(condition: nil, saving: .amount(4)),
      ])
  }

  @Test(
    arguments: [
      ("start: 1️⃣text", .wrongPromotionField), ("start: 1️⃣off", .wrongPromotionField),
      ("end: 1️⃣on", .wrongPromotionField), ("end: 1️⃣list", .wrongPromotionField),
      ("active: 1️⃣from", .wrongPromotionField), ("active: 1️⃣true", .unknownField),
      ("discount: {amount: 1️⃣share}", .wrongPromotionField),
      ("discount: {amount: 1️⃣text}", .wrongPromotionField),
      ("discount: {amount: 1️⃣list}", .wrongPromotionField),
      ("discount: {rate: 1️⃣off}", .wrongPromotionField),
      ("discount: {rate: 1️⃣fen}", .wrongPromotionField),
      ("discount: {amount: off}, threshold: 1️⃣share", .wrongPromotionField),
      ("discount: {amount: off}, threshold: 1️⃣100", .unknownField),
      ("stackable: 1️⃣text", .wrongPromotionField), ("stackable: 1️⃣yes", .unknownField),
      ("start: 1️⃣form", .unknownField), ("1️⃣strat: from", .unknownKey),
      ("start: 1️⃣[from]", .wrongNode), ("discount: 1️⃣off", .wrongNode),
      ("discount: {amount: 1️⃣[off]}", .wrongNode), ("discount: 1️⃣[]", .emptyList),
      ("1️⃣discount: {}", .missingKey), ("discount: {1️⃣cases: []}", .unknownKey),
      ("discount: {1️⃣when: on, amount: off}", .wrongNode),
      ("discount: [{1️⃣when: on}]", .missingKey), ("discount: [1️⃣off]", .wrongNode),
      ("discount: {amount: off, 1️⃣rate: share}", .amountAndRate),
      ("discount: [{rate: share, when: on, 1️⃣rate: share}]", nil),
      ("discount: [{when: 1️⃣off, amount: off}]", .typeMismatch),
      ("discount: [{when: 1️⃣onn, amount: off}]", .unknownField),
      ("discount: [{amount: off}, 1️⃣{when: on, rate: share}]", .unreachableCase),
      ("discount: [{when: on, amount: off}, {when: 1️⃣on, rate: share}]", .repeatedCondition),
      ("1️⃣threshold: off", .missingKey), ("1️⃣threshold: fen, stackable: true", .missingKey),
    ] as [(String, SchemaFinding?)])
  func wrongPromotionsAreFound(entries: String, kind: SchemaFinding?) {
    guard let kind else {
      let source = MarkedText(Self.file("promotion: {\(entries)}"))
      #expect(Sample.read(["a.yaml": source.text]).findings.map(\.id) == ["duplicate-key"])
      return
    }
    expectFindings(Self.file("promotion: {\(entries)}"), [Expected("1️⃣", kind)])
  }

  @Test func aPromotionNeedsAnIdentity() {
    expectFindings(
      Self.file("1️⃣promotion: {start: from}", head: "match: 1"), [Expected("1️⃣", .missingKey, "`id`")]
    )
    // A wrong identity is one finding.
    expectFindings(
      Self.file("promotion: {start: from}", head: "match: 1\nid: 1️⃣[no]"),
      [Expected("1️⃣", .wrongNode)])
    expectFindings(
      Self.file("promotion: {start: from}", head: "match: 1\nid: 1️⃣off"),
      [Expected("1️⃣", .wrongID)])
  }

  @Test(arguments: [
    ("{type: money, currency: JPY}", true), ("{type: money, currency: cny}", false),
    ("{type: money, currency: {from: c}}", true), ("decimal", false), ("money", false),
  ])
  func amountsAreInOneCurrency(type: String, isMixed: Bool) {
    let file = """
      match: 1
      id: no
      fields:
        no: string
        worth: money
        least: \(type)
      display: {backgroundImageName: "", goodName: "", effectCondition: "", deadline: ""}
      promotion: {discount: {amount: worth}, threshold: 1️⃣least}
      """
    expectFindings(
      file, isMixed ? [Expected("1️⃣", .mixedCurrencies, "`least`", "`worth`")] : [])
  }

  @Test(arguments: [
    "period", "isActive", "discount", "threshold", "isStackable", "is-stackable", "isWorking",
  ])
  func namesOfTheProtocolAreTaken(name: String) {
    let file = Sample.ticket(
      head: "match: 1\nid: no", fields: "no: string", display: "1️⃣\(name): x")
    expectFindings(
      file + "promotion: {}\n", [Expected("1️⃣", .nameCollision, "the promotion's")])
    expectFindings(file, [])
  }

  @Test func aPromotionIsInheritedWhole() throws {
    let base = """
      id: no
      fields: {no: string, to: date, off: decimal, on: bool}
      display: {backgroundImageName: "", goodName: "", effectCondition: "", deadline: ""}
      promotion: {end: to, discount: {amount: off}, stackable: true}
      """
    let kinds = try #require(
      Sample.read([
        "_base.yaml": base, "_next.yaml": "extends: _base", "a.yaml": "match: 1\nextends: _next",
        "b.yaml": "match: 2\nextends: _next\npromotion: {active: on}",
      ]).catalog
    ).kinds
    #expect(
      kinds.map(\.promotion) == [
        TicketPromotion(
          end: 1, discounts: [.init(condition: nil, saving: .amount(2))], stackable: .always),
        TicketPromotion(active: 3),
      ])
  }

  @Test func aBaseMayLeaveItsFieldsToItsUsers() throws {
    let base = """
      display: {backgroundImageName: "", goodName: "", effectCondition: "", deadline: ""}
      promotion: {end: to, discount: {amount: off}}
      """
    let sound = Sample.read([
      "_base.yaml": base,
      "a.yaml": "match: 1\nextends: _base\nid: no\nfields: {no: string, to: date, off: money}",
    ])
    #expect(sound.findings.map(\.message) == [])
    #expect(sound.catalog?.kinds.first?.promotion?.end == 1)
    let wrong = Sample.read([
      "_base.yaml": base,
      "a.yaml": "match: 1\nextends: _base\nid: no\nfields: {no: string, to: bool}",
    ])
    #expect(wrong.findings.map(\.id).sorted() == ["unknown-field", "wrong-promotion-field"])
    #expect(wrong.findings.allSatisfy { $0.notes.map(\.message) == ["it is inherited here"] })
  }
}
