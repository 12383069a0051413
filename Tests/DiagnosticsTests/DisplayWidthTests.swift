import Diagnostics
import Testing

@Suite struct DisplayWidthTests {
  /// Widths by Unicode Standard Annex #11 and the emoji data.
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("满", 2), ("·", 1), ("￥", 2), ("¥", 1),
    ("ｱ", 1), ("ア", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("🎫", 2), ("👍🏽", 2),
    ("👨‍👩‍👧", 2), ("🇨🇳", 2), ("❤", 1), ("❤️", 2), ("\u{200B}", 0), ("\t", 0), ("\u{1B}", 0),
    ("、", 2), ("　", 2), ("𠀀", 2), ("א", 1), ("…", 1), ("1\u{FE0F}\u{20E3}", 2), ("🇨", 1),
    ("￠", 2), ("￦", 2),
  ])
  func columns(text: String, width: Int) {
    #expect(displayWidth(of: text) == width)
  }

  /// One character as people see it, of several letters: widths as those of `wcswidth` of glibc.
  @Test(arguments: [
    ("น้ำ", 2), ("ຄຳ", 2), ("นำ", 2), ("का", 2), ("नमस्ते", 4), ("ක්‍ර", 2), ("நி", 2),
  ])
  func columnsOfScriptsWithSpacingMarks(text: String, width: Int) {
    #expect(displayWidth(of: text) == width)
  }
}
