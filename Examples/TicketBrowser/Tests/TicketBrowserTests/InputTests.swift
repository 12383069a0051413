import Foundation
import Testing

@testable import TicketBrowser

struct InputTests {
  @Test(
    "Only amounts can be typed",
    arguments: [
      ("120", "120"), ("1.5", "1.5"), ("1.555", "1.55"), (".5", "5"), ("1..2", "1.2"), ("x1y", "1"),
      ("1234567890", "123456789"), ("123456789.12", "123456789.12"), ("١", ""),
    ])
  func typing(keys: String, text: String) {
    var entry = AmountEntry()
    for key in keys { entry.type(key) }
    #expect(entry.text == text)
    #expect(entry.value == (text.isEmpty ? nil : Decimal(string: text)))
  }

  @Test("Erasing an empty amount does nothing")
  func erasing() {
    var entry = AmountEntry()
    entry.erase()
    entry.type("1")
    entry.erase()
    #expect(entry == AmountEntry() && entry.value == nil)
  }

  @Test(
    "Bytes become keys, whole sequences only",
    arguments: [
      ("\u{1B}[A", [KeyDecoder.Input.key(.up)]), ("\u{1B}OB", [.key(.down)]),
      ("\u{1B}[1;5C", [.key(.right)]), ("\u{1B}[Z", [.key(.left)]), ("\u{1B}[3~", []),
      ("7.m", [.key(.character("7")), .key(.character(".")), .key(.character("m"))]),
      ("\u{7F}\t", [.key(.backspace), .key(.right)]), ("q", [.leave]), ("\u{3}", [.leave]),
      ("券", []), ("\u{1B}x1", [.key(.character("1"))]),
    ])
  func keys(bytes: String, inputs: [KeyDecoder.Input]) {
    var decoder = KeyDecoder()
    #expect(bytes.utf8.compactMap { decoder.input($0) } == inputs)
    #expect(!decoder.isInSequence)
  }

  @Test("Escape is a key when nothing follows")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.input(0x1B) == nil && decoder.isInSequence)
    #expect(decoder.pause() == .leave)
    #expect(decoder.pause() == nil && !decoder.isInSequence)
  }
}
