import Foundation

/// Responses of the shapes that the table names, made from seeds.
enum Payload {
  /// The plain case: rows of ten keys, about 350 bytes each, mostly Chinese.
  static func coupons(_ count: Int, seed: UInt64 = 1) -> Data {
    var rows = CouponRows(seed: seed)
    return response(type: 1, count: count) { rows.next($0) }
  }

  /// The same keys with English text only.
  static func ascii(_ count: Int) -> Data {
    var rows = CouponRows(seed: 2, alphabet: .english, textScale: 3)
    return response(type: 1, count: count) { rows.next($0) }
  }

  /// The same keys with texts of which most characters are escapes.
  static func escapes(_ count: Int) -> Data {
    var rows = CouponRows(seed: 3, alphabet: .escapes)
    return response(type: 1, count: count) { rows.next($0) }
  }

  /// The plain case in ASCII, as PHP and Python write JSON: `\u6ee1` for each Chinese character.
  static func escapedScalars(_ count: Int) -> Data {
    var ascii = ""
    for unit in String(decoding: coupons(count), as: UTF8.self).utf16 {
      guard unit >= 0x80 else {
        ascii.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
        continue
      }
      let digits = String(unit, radix: 16)
      ascii += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return Data(ascii.utf8)
  }

  /// The same keys with texts of different lengths, and one key that only every other row has.
  static func uneven(_ count: Int) -> Data {
    var rows = CouponRows(seed: 7, varies: true)
    return response(type: 1, count: count) { rows.next($0) }
  }

  /// The same keys, indented.
  static func indented(_ count: Int) -> Data {
    var rows = CouponRows(seed: 8)
    let data = (0..<count).map { row in
      rows.next(row).replacingOccurrences(of: ",\"", with: ",\n      \"")
        .replacingOccurrences(of: "\":", with: "\": ")
        .replacingOccurrences(of: "{", with: "\n    {\n      ")
        .replacingOccurrences(of: "}", with: "\n    }")
    }
    return Data(
      "{\n  \"code\": 0,\n  \"modelType\": 1,\n  \"data\": [\(data.joined(separator: ","))\n  ]\n}\n"
        .utf8)
  }

  /// Rows that carry a deeply nested value which nobody reads.
  static func nested(_ count: Int) -> Data {
    var rows = CouponRows(seed: 4)
    let opening = String(repeating: "{\"level\":[1,", count: 20)
    let closing = String(repeating: "]}", count: 20)
    return response(type: 1, count: count) { row in
      "{\"tree\":\(opening)null\(closing),\(rows.next(row).dropFirst())"
    }
  }

  /// Rows of twenty-four keys.
  static func wide(_ count: Int) -> Data {
    var random = SeededGenerator(seed: 5)
    return response(type: 9, count: count) { _ in
      let members = (0..<24).map { field -> String in
        switch field % 4 {
        case 0: "\"field\(field)\":\"\(Alphabet.chinese.text(8, &random))\""
        case 1: "\"field\(field)\":\(Int.random(in: 0..<1_000_000, using: &random))"
        case 2: "\"field\(field)\":\(Bool.random(using: &random))"
        default: "\"field\(field)\":\"2026-12-\(10 + Int.random(in: 0..<20, using: &random))\""
        }
      }
      return "{\(members.joined(separator: ","))}"
    }
  }

  /// Rows of some kinds in turn, each with keys of its own and its discriminator as its last key.
  static func alternating(_ count: Int, kinds: Int) -> Data {
    var rows = CouponRows(seed: 6)
    let list = (0..<count).map { row in
      rows.next(row, suffix: "\(row % kinds)").dropLast() + ",\"kind\":\"k\(row % kinds)\"}"
    }
    return Data("{\"code\":0,\"data\":[\(list.joined(separator: ","))]}".utf8)
  }

  /// A response with rows under `data`, its discriminator before them.
  static func response(type: Int, count: Int, row: (Int) -> String) -> Data {
    var text = "{\"code\":0,\"modelType\":\(type),\"data\":["
    for number in 0..<count {
      if number > 0 { text += "," }
      text += row(number)
    }
    return Data((text + "]}").utf8)
  }
}
