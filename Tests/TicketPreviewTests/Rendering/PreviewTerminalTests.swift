import Diagnostics
import Foundation
import Testing
import TicketKit
import TicketPreview
import TicketSchema

@Suite struct PreviewTerminalTests {
  private let catalog: TicketCatalog

  init() throws {
    catalog = try TestCatalog.folder("schemas")
  }

  private func text(
    _ rows: String, columns: Int, isColored: Bool = false, files: [String?] = [nil]
  ) throws -> String {
    let context = TicketContext(catalog.settings, now: TestCatalog.noon)
    let evaluator = TicketEvaluator(catalog: catalog, context: context)
    let json = Data(#"{"modelType": 1, "data": [\#(rows)]}"#.utf8)
    return PreviewTerminal.text(
      for: try files.map { try evaluator.response(json, file: $0) }, catalog: catalog,
      columns: columns, isColored: isColored)
  }

  private static func coupon(
    _ name: String, money: String = "20.5", deadline: String = "2026-12-31"
  )
    -> String
  {
    """
    {"ticketId": "A7", "goodName": \(quoted(name)), "overdue": 0, "ticketMoney": \(money),
     "minLimitMoney": 100, "deadline": \(quoted(deadline))}
    """
  }

  private static func quoted(_ text: String) -> String {
    let json = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    return String(decoding: json ?? Data(), as: UTF8.self)
  }

  /// The drawing as wide characters take two columns each.
  @Test func aCellAtFortyColumns() throws {
    #expect(
      try text(Self.coupon("新人礼") + ", null", columns: 40) == """
        coupon (1)  优惠券, money off once the
        order reaches a limit.
        ╭─────────┬──────────────── row 0, A7 ─╮
        │         ╎ 新人礼                     │
        │ ￥20.5  ╎ · 满100元可用              │
        │         ╎ · 兑换截止日期：2026-12-31 │
        ╰─────────┴──────────── coupon_common ─╯

        Issues (1)
        row 1: not-an-object, the row is left
        out
          $['data'][1]
          expected an object, found null

        """)
  }

  @Test(arguments: [24, 40, 64, 80, 200]) func everyLineOfACellIsAsWide(columns: Int) throws {
    let names = [
      "", "a", "新人礼新人礼新人礼新人礼新人礼新人礼新人礼新人礼新人礼新人礼新人礼新人礼新人礼新人礼新人礼",
      "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "🇨🇳🇯🇵🇨", "e\u{301}\u{301}x",
      "خصم 20٪ على كل شيء", "한글 조합 각각", "a b c d e f g h i j k l m n o p q r s t u v w x y z",
      String(repeating: "x", count: 5000), String(repeating: " ", count: 90) + "end",
      "\u{1B}[31mred\u{7}\u{9B}2J\r\n\t\u{202E}txet\u{0}", "é新é新é新é新é新é新é新é新é新é新é新é新é新é新é新",
      "❤️❤️ ☎️ ①", "\u{301}start", "ﾊﾝｶｸ ｶﾅ", "\u{200B}\u{200D}",
    ]
    for name in names {
      let rows = Self.coupon(name, money: "123456789012345678901234567890.5", deadline: name)
      let plain = try text(rows, columns: columns)
      let cell = plain.split(separator: "\n").filter { "╭│╰".contains($0.first ?? " ") }
      #expect(cell.count >= 4)
      #expect(cell.allSatisfy { displayWidth(of: $0) == min(columns, 64) }, "\(name)\n\(plain)")
      let unsafe = plain.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0.value == 0x202E)
      }
      #expect(unsafe.isEmpty)

      let colored = try text(rows, columns: columns, isColored: true)
      #expect(colored != plain)
      #expect(
        colored.replacing(#/\u{1B}\[[0-9;]+m/#.matchingSemantics(.unicodeScalar), with: "") == plain
      )
    }
  }

  @Test func longTextIsCutVisibly() throws {
    let plain = try text(Self.coupon(String(repeating: "长", count: 900)), columns: 80)
    #expect(plain.contains("长…"))
    #expect(plain.split(separator: "\n").count < 14)
  }

  @Test func severalFilesAreNamedAndCountedTogether() throws {
    let plain = try text(
      Self.coupon("x") + ", 1", columns: 80, files: ["a.json", "\u{1B}券.json"])
    #expect(plain.contains("coupon (2)"))
    #expect(plain.contains(" a.json row 0, A7 ─╮"))
    #expect(plain.contains(" \\u{1B}券.json row 0, A7 ─╮"))
    #expect(plain.contains("\na.json row 1: not-an-object, the row is left out\n"))
    #expect(plain.contains("Issues (2)"))
  }

  @Test func noTicketsAreSaid() throws {
    #expect(try text("", columns: 80) == "No tickets\n")
    #expect(
      PreviewTerminal.text(for: [], catalog: catalog, columns: 80, isColored: true)
        == "No tickets\n")
  }

  @Test func furtherPropertiesAreListedByName() throws {
    let catalog = try TestCatalog.files([
      "plain.yaml": """
      match: 1
      fields: {name: string}
      display:
        backgroundImageName: ""
        goodName: "{name}"
        effectCondition: ""
        deadline: ""
        isMuted: name == 'x'
        扩展: "{name}!"
        tag: {runs: [{text: "{name}", style: amount}]}
      """,
      "ticketgen.yaml": "properties: {isMuted: flag}",
    ])
    let response = try TicketEvaluator(catalog: catalog)
      .response(Data(#"{"modelType": 1, "data": [{"name": "x"}]}"#.utf8))
    #expect(
      PreviewTerminal.text(
        for: [response], catalog: catalog, columns: 30, isColored: false) == """
          plain (1)
          ╭──────────────────── row 0 ─╮
          │ x                          │
          │ isMuted: true              │
          │ 扩展: x!                   │
          │ tag: x                     │
          ╰────────────────────────────╯

          """)
  }

  @Test func stylesAreShownInColour() throws {
    let colored = try text(Self.coupon("x"), columns: 80, isColored: true)
    // #FD6363 is nearest to #FF5F5F, which is number 16 + 36·5 + 6·1 + 1.
    #expect(colored.contains("\u{1B}[38;5;203m￥\u{1B}[0m\u{1B}[1;38;5;203m20.5\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1mx\u{1B}[0m"))
  }
}
