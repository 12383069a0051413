import Testing

@testable import TicketKit

private func plain(_ html: String) -> String {
  withBytes(html) { HTMLText.text($0, $1) }
}

@Suite struct HTMLTextTests {
  private static let texts: [(String, String)] = [
    ("羊毛围巾 <b>包邮</b>", "羊毛围巾 包邮"), ("<b>大促</b>&amp;礼", "大促&礼"), ("", ""), ("plain", "plain"),
    ("a<br>b<br/>c", "abc"), ("<!-- x -->y", "y"), ("<!DOCTYPE html>y", "y"),
    ("<p class=\"a\">x</p>", "x"), ("<a <b>c", "c"), ("1 < 2", "1 < 2"), ("1<2>1", "1<2>1"),
    ("<>", "<>"), ("a<", "a<"), ("<3 you>", "<3 you>"), ("x > y", "x > y"), ("<é>", "<é>"),
    ("<包>", "<包>"), ("</b", "</b"), ("<a", "<a"), ("<b>x<a", "x<a"), ("a<!", "a<!"),
    ("<<b>>", "<>"), ("<?php ?>", "<?php ?>"), ("<b\n>x", "x"),
    ("&lt;b&gt;", "<b>"), ("&quot;&apos;", "\"'"), ("a&nbsp;b", "a\u{A0}b"),
    ("&amp;lt;", "&lt;"), ("&amp;amp;amp;", "&amp;amp;"), ("&#38;lt;", "&lt;"),
    ("&#60;b&#62;", "<b>"), ("&AMP;", "&AMP;"), ("&amp", "&amp"), ("&", "&"), ("&;", "&;"),
    ("&copy;", "&copy;"), ("&ampx;", "&ampx;"), ("&am<b>p;", "&amp;"),
    ("&#8364;&#x20AC;&#X20ac;", "€€€"), ("&#128512;", "😀"), ("&#x10FFFF;", "\u{10FFFF}"),
    ("&#0000065;", "A"), ("&#10;", "\n"), ("&#9;", "\t"), ("&#39;", "'"),
    ("&#0;", "&#0;"), ("&#x0;", "&#x0;"), ("&#xD800;", "&#xD800;"), ("&#57343;", "&#57343;"),
    ("&#x110000;", "&#x110000;"), ("&#99999999999999999999;", "&#99999999999999999999;"),
    ("&#4294967361;", "&#4294967361;"), ("&#;", "&#;"), ("&#x;", "&#x;"), ("&#65", "&#65"),
    ("&#6 5;", "&#6 5;"), ("&#-65;", "&#-65;"), ("&#4a;", "&#4a;"), ("&#x4G;", "&#x4G;"),
    ("&#", "&#"), ("&&amp;", "&&"), ("&#&#65;", "&#A"),
  ]

  @Test(arguments: texts)
  func plainTexts(html: String, text: String) {
    #expect(plain(html) == text)
  }

  @Test(arguments: ["<", "<a", "<!", "&", "&#", "&#x", "&#1", "&am", "<a&lt;", "<a>", "&lt;"])
  func hostileTextsTakeLinearTime(piece: String) {
    let html = String(repeating: piece, count: 300_000)
    let text =
      switch piece {
      case "<a>": ""
      case "&lt;": String(repeating: "<", count: 300_000)
      case "<a&lt;": String(repeating: "<a<", count: 300_000)
      default: html
      }
    #expect(plain(html) == text)
  }
}
