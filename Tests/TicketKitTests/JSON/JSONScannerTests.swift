import Foundation
import Testing

@testable import TicketKit

@Suite struct JSONScannerTests {
  @Test(arguments: [
    ("", 0, JSONFault.Reason.end), (" ", 1, .end), ("[1,]", 3, .value), ("{\"a\":1,}", 7, .name),
    ("{a:1}", 1, .name), ("{\"a\" 1}", 5, .colon), ("{\"a\":1 \"b\":2}", 7, .commaOrBrace),
    ("[1 2]", 3, .commaOrBracket), ("[1}", 2, .commaOrBracket), ("{\"a\":1]", 6, .commaOrBrace),
    ("1 2", 2, .trailing), ("tru", 3, .end), ("trve", 2, .literal), ("NaN", 0, .value),
    ("-", 1, .end), ("-x", 1, .digit), ("01", 1, .leadingZero), ("-01", 2, .leadingZero),
    ("1.", 2, .end), ("[1.]", 3, .digit), ("1e", 2, .end), ("[1e+]", 4, .digit),
    (".5", 0, .value), ("+1", 0, .value), ("\"\\x\"", 2, .escape), ("\"\\u12g4\"", 5, .escape),
    ("\"a\nb\"", 2, .control), ("\"abc", 4, .end), ("\"abc\\", 5, .end), ("// x\n1", 0, .value),
    ("'a'", 0, .value), ("[1,,2]", 3, .value), ("{\"a\"::1}", 5, .value), ("]", 0, .value),
    ("\u{FEFF}\u{FEFF}1", 3, .value), ("[\u{A0}1]", 1, .value),
  ])
  func aTextThatIsNotJSONIsRefusedAtItsByte(
    text: String, offset: Int, reason: JSONFault.Reason
  ) {
    #expect(jsonFault(Array(text.utf8)) == JSONFault(reason: reason, offset: offset))
  }

  @Test(arguments: [
    "0", "-0", "-0.0e-0", "1e5", "1E+05", "123456789012345678901234567890.5", "\"\"", "[]", "{}",
    "\t\n\r [ 1 , { } ]", "\u{FEFF} {\"a\":[]}", "\"\\u0000\\ud800\\\"\\/\"", "null",
    "{\"\":{\"\":[[],{}]}}", "[{\"a\":1},[[],1]]", "[[1],{\"a\":[],\"b\":1}]",
  ])
  func aTextThatIsJSONIsAccepted(text: String) {
    #expect(jsonFault(Array(text.utf8)) == nil)
  }

  /// Unicode's table 3-7: what is well-formed, byte for byte, at each place in a word.
  @Test func everySequenceOfUTF8IsJudgedAsTheStandardLibraryDoes() {
    let second: [UInt8] = [0x00, 0x22, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    let later: [UInt8] = [0x41, 0x7F, 0x80, 0xBF, 0xC0]
    for first in UInt8(0x80)...0xFF {
      for second in second {
        for third in later {
          for fourth in later {
            for padding in 0..<8 {
              let sequence = [first, second, third, fourth]
              let content = Array(repeating: UInt8(0x61), count: padding) + sequence
              // So many that words are read up to the last one.
              let text = [0x22] + content + [0x22] + Array(repeating: 0x20, count: 40)
              let isText = String(validating: content, as: UTF8.self) != nil
              let isJSON = isText && !content.contains { $0 < 0x20 || $0 == 0x22 }
              if (jsonFault(text) == nil) != isJSON {
                Issue.record("\(sequence) at \(padding)")
              }
            }
          }
        }
      }
    }
  }

  @Test func aFaultAmongScalarsOfSeveralBytesIsFoundWhereverItStands() {
    let faults: [[UInt8]] = [
      [0xC0, 0x80], [0xC1, 0xBF], [0x80], [0xD0], [0xD0, 0x41], [0xE4, 0xBD], [0xF0, 0x9F, 0x8E],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ]
    for scalar in ["й", "元", "🎫", "é漢", "aß🎫"] {
      for before in 0..<10 {
        let start = [0x22] + Array(String(repeating: scalar, count: before).utf8)
        for fault in faults {
          for after in [0, 1, 4, 9] {
            let end = Array(String(repeating: scalar, count: after).utf8)
            for rest in stride(from: 0, through: 44, by: 4) {
              let text = start + fault + end + Array(repeating: 0x61, count: rest) + [0x22]
              let expected = JSONFault(reason: .utf8, offset: start.count)
              if jsonFault(text) != expected {
                Issue.record("\(fault) behind \(before) and before \(after) of \(scalar), \(rest)")
              }
            }
          }
        }
      }
      for count in 0..<20 {
        for rest in 0..<44 {
          let text = String(repeating: scalar, count: count) + String(repeating: "a", count: rest)
          if jsonFault(Array("\"\(text)\"".utf8)) != nil {
            Issue.record("\(count) of \(scalar), \(rest)")
          }
        }
      }
    }
  }

  @Test func everyByteIsJudgedInEachPlaceOfEscapesThatFollowOneAnother() {
    let rest = Array(repeating: UInt8(ascii: " "), count: 40)
    for padding in 0..<8 {
      let start = [0x22] + Array(repeating: UInt8(ascii: "a"), count: padding)
      for place in 0..<4 * 6 where place % 6 >= 2 {
        for byte in UInt8.min...UInt8.max {
          var escapes = Array("\\u6ee1\\uD83c\\uDFAB\\u0000".utf8)
          escapes[place] = byte
          let isDigit = byte < 0x80 && Character(Unicode.Scalar(byte)).isHexDigit
          let fault = JSONFault(reason: .escape, offset: start.count + place)
          let expected = isDigit ? nil : fault
          if jsonFault(start + escapes + [0x22] + rest) != expected {
            Issue.record("\(byte) at \(place) behind \(padding)")
          }
        }
      }
    }
  }

  @Test func theByteThatIsNotUTF8IsTold() {
    #expect(jsonFault(Array("\"满".utf8) + [0xE6, 0x22]) == JSONFault(reason: .utf8, offset: 4))
    #expect(
      jsonFault(Array("\"满元\"".utf8).dropLast(2) + [0x22])
        == JSONFault(reason: .utf8, offset: 4))
    // Surrogates and overlong forms, also where two scalars of three bytes are read at once.
    for bad: [UInt8] in [[0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80]] {
      let padding = Array("元元元元元元".utf8)
      let text = [0x22] + padding + bad + padding + [0x22]
      #expect(jsonFault(text) == JSONFault(reason: .utf8, offset: 19))
      let shifted = [0x22] + Array("元".utf8) + bad + padding + [0x22]
      #expect(jsonFault(shifted) == JSONFault(reason: .utf8, offset: 4))
    }
  }

  @Test func valuesNestTo512() {
    func nested(_ depth: Int) -> [UInt8] {
      let pairs = (0..<depth).map { $0 % 2 == 0 ? ("[", "]") : ("{\"a\":", "}") }
      return Array((pairs.map(\.0).joined() + "1" + pairs.reversed().map(\.1).joined()).utf8)
    }
    #expect(jsonFault(nested(512)) == nil)
    #expect(jsonFault(nested(513))?.reason == .nesting)
    #expect(jsonFault(Array(repeating: UInt8(ascii: "["), count: 1_000_000))?.reason == .nesting)
  }

  @Test func whatClosesIsWhatWasOpenedAlsoFarInside() {
    let open = String(repeating: "[{\"a\":", count: 100)
    let close = String(repeating: "}]", count: 100)
    #expect(jsonFault(Array("\(open)1\(close)".utf8)) == nil)
    for depth in [1, 31, 32, 33, 63, 64, 65, 99] {
      let wrong = String(repeating: "}]", count: depth) + "]]"
      let fault = jsonFault(Array("\(open)1\(wrong)".utf8))
      #expect(fault == JSONFault(reason: .commaOrBrace, offset: open.utf8.count + 1 + depth * 2))
    }
  }

  /// The buffer is only said to be long: nothing behind its first byte is read.
  @Test func aTextOfMoreThan4GiBIsRefusedUnread() {
    var byte: UInt8 = 0x31
    withUnsafeBytes(of: &byte) { buffer in
      let long = UnsafeRawBufferPointer(start: buffer.baseAddress, count: (1 << 32) + 1)
      #expect(throws: JSONFault(reason: .size, offset: 0)) {
        try JSONScanner(bytes: JSONBytes(long)).textStart()
      }
    }
  }
}
