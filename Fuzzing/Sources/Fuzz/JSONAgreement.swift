import Foundation
import TicketKit

/// Foundation's reader beside ours: both accept a text with the same values, or both refuse it, but for
/// what `Documentation/JSONConformance.md` lists.
struct JSONAgreement {
  private let bytes: [UInt8]
  private let object: Any?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    object = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  func check(_ tree: JSONTree?) {
    switch (tree, object) {
    case (nil, nil): break
    case (let tree?, let object?): if !hasMark { compare(tree, object) }
    case (nil, _?): expect(mayRefuse, "Foundation accepts what we refuse")
    case (_?, nil): expect(mayAccept, "Foundation refuses what we accept")
    }
  }

  /// Foundation leaves out a byte order mark inside of a string.
  private var hasMark: Bool {
    bytes.indices.contains { index in
      bytes[index] == 0xEF && bytes[index...].starts(with: [0xEF, 0xBB, 0xBF])
    }
  }

  /// Foundation accepts a comma behind the last member, and other encodings.
  private var mayRefuse: Bool {
    if bytes.contains(0) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return true
    }
    let text = bytes.filter { $0 > 0x20 }
    return zip(text, text.dropFirst()).contains { comma, next in
      comma == UInt8(ascii: ",") && (next == UInt8(ascii: "}") || next == UInt8(ascii: "]"))
    }
  }

  /// Foundation refuses numbers beyond `Double`, and escapes of half a surrogate pair.
  private var mayAccept: Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains(/\\u[dD][89a-fA-F]/) || text.contains(/[0-9][eE][+\-]?[0-9]{2}/)
      || text.contains(/[0-9]{300}/)
  }

  private func compare(_ tree: JSONTree, _ object: Any) {
    switch tree {
    case .null: expect(object is NSNull, "null")
    case .bool(let value): expect(object as? Bool == value, "a bool")
    case .string(let text):
      let other = object as? String ?? ""
      expect(text.unicodeScalars.elementsEqual(other.unicodeScalars), "\(text) is \(other)")
    case .number(let digits):
      // Foundation rounds long numbers once for each digit.
      guard digits.utf8.count <= 40 else { return }
      let exact = Double(digits) ?? .nan
      let read = (object as? NSNumber)?.doubleValue ?? .nan
      expect(
        abs(exact - read) <= max(exact.magnitude * 1e-14, .leastNormalMagnitude),
        "\(digits) is \(read)")
    case .array(let elements):
      let others = object as? [Any] ?? []
      expect(elements.count == others.count, "\(elements.count) elements are \(others.count)")
      for (element, other) in zip(elements, others) { compare(element, other) }
    case .object(let members):
      // Foundation's names are equal where their characters are, and it does not promise which of
      // repeated members it keeps.
      let others = object as? [String: Any] ?? [:]
      guard Set(members.map(\.name)).count == members.count, others.count == members.count else {
        return
      }
      for member in members {
        guard let other = others[member.name] else { fail("`\(member.name)` is missing") }
        compare(member.value, other)
      }
    }
  }
}
