import Testing

@testable import TicketBrowser

struct ColumnTextTests {
  @Test(
    "Widths are those of Unicode Standard Annex #11 and of emoji",
    arguments: [
      ("abc", 3), ("券", 2), ("￥", 2), ("¥", 1), ("折扣 8.5", 8), ("e\u{301}", 1), ("🍉", 2),
      ("❤️", 2), ("🇨🇳", 2), ("👨‍👩‍👧", 2), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1),
      ("─│╭┆", 4), ("·", 1), ("", 0),
    ])
  func widths(text: String, width: Int) {
    #expect(ColumnText.width(of: text) == width)
  }

  @Test(
    "Cutting never splits a character or passes the columns",
    arguments: [
      ("优惠券", 6, "优惠券"), ("优惠券", 5, "优惠…"), ("优惠券", 4, "优…"), ("优惠券", 1, "…"),
      ("优惠券", 0, ""), ("abc", -3, ""), ("a🇨🇳b", 3, "a…"),
    ])
  func cut(text: String, columns: Int, shown: String) {
    #expect(ColumnText.cut(text, to: columns) == shown)
  }

  @Test("Fitting fills with spaces to the column")
  func fit() {
    #expect(ColumnText.fit("券", to: 4) == "券  ")
    #expect(ColumnText.fit("优惠券", to: 4) == "优… ")
  }

  @Test("What controls a terminal or turns a text is shown as U+FFFD")
  func visible() {
    #expect(
      ColumnText.visible("a\u{1B}[2J\n\u{9B}\u{202E}\u{2028}\u{7F}👨‍👩‍👧")
        == "a\u{FFFD}[2J\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}👨‍👩‍👧")
  }
}
