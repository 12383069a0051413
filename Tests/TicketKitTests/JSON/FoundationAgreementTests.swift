import Foundation
import Testing

@testable import TicketKit

/// Random documents against Foundation: what both accept has the same values.
@Suite struct FoundationAgreementTests {
  /// How many documents each test reads.
  private let rounds = 50_000

  @Test func randomDocumentsHaveTheValuesThatFoundationReads() throws {
    var random = RandomJSON(seed: 11)
    for _ in 0..<rounds {
      let text = random.value(depth: 5, random.style())
      let bytes = Array(text.utf8)
      let object = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      #expect(jsonFault(bytes) == nil, "\(text)")
      bytes.withUnsafeBytes { expectEqual(JSONBytes($0), 0, object, text) }
    }
  }

  /// Documents with up to three bytes changed: both accept, or both refuse, but for the kinds that
  /// `Documentation/JSONConformance.md` lists.
  @Test func damagedDocumentsAreAcceptedAndRefusedAlike() throws {
    var random = RandomJSON(seed: 12)
    var differences: [String: String] = [:]
    for _ in 0..<rounds {
      var bytes = Array(random.value(depth: 4, random.style()).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random.generator) {
        let index = Int.random(in: bytes.indices, using: &random.generator)
        bytes[index] = random.pick(Array("{}[]:,\"\\019eE+-.utfn \u{1}".utf8) + [0x80, 0xE6, 0xFF])
      }
      let foundation = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: .fragmentsAllowed)
      let fault = jsonFault(bytes)
      guard (fault == nil) != (foundation != nil) else {
        if let foundation {
          bytes.withUnsafeBytes {
            expectEqual(JSONBytes($0), 0, foundation, String(decoding: bytes, as: UTF8.self))
          }
        }
        continue
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let kind =
        if let fault {
          isTrailingComma(bytes, fault) ? "refused: trailing comma" : "refused: \(fault.reason)"
        } else if text.contains(/\\u[dD][89a-fA-F]/) {
          "accepted: lone surrogate"
        } else if text.contains(/[0-9][eE]\+?[0-9]{3}/) || text.contains(/[0-9]{300}/) {
          "accepted: number beyond Double"
        } else {
          "accepted"
        }
      differences[kind] = text
    }
    let known: Set = [
      "accepted: lone surrogate", "accepted: number beyond Double", "refused: trailing comma",
    ]
    #expect(differences.filter { !known.contains($0.key) } == [:])
  }

  /// Foundation leaves these marks out.
  @Test func aByteOrderMarkInsideOfAStringIsKept() throws {
    let tree = try JSONTree(reading: Data("{\"\u{FEFF}a\": \"\\n\u{FEFF}\"}".utf8))
    guard case .object(let members) = tree, case .string(let text)? = members.first?.value else {
      Issue.record("no object with a string")
      return
    }
    #expect(members[0].name.unicodeScalars.elementsEqual("\u{FEFF}a".unicodeScalars))
    #expect(text.unicodeScalars.elementsEqual("\n\u{FEFF}".unicodeScalars))
  }

  private func isTrailingComma(_ bytes: [UInt8], _ fault: JSONFault) -> Bool {
    let before = bytes[..<min(fault.offset, bytes.count)].last { $0 > 0x20 }
    let here = fault.offset < bytes.count ? bytes[fault.offset] : 0
    return before == JSONByte.comma
      && (here == JSONByte.closeBrace || here == JSONByte.closeBracket)
  }

  private func expectEqual(_ bytes: JSONBytes, _ start: Int, _ object: Any, _ text: String) {
    let token = JSONToken(bytes, at: JSONScanner(bytes: bytes).skipSpace(start))
    let at = JSONScanner(bytes: bytes).skipSpace(start)
    switch token {
    case .null:
      #expect(object is NSNull)
    case .bool(let value):
      #expect(object as? Bool == value)
    case .number(let range):
      // Foundation does not round the last bit of long numbers as IEEE 754 wants.
      let exact = Double(bytes.text(range)) ?? .nan
      let read = (object as? NSNumber)?.doubleValue ?? .nan
      #expect(abs(exact - read) <= exact.magnitude * 1e-15, "\(text)")
    case .string(let string):
      let expected = object as? String ?? ""
      #expect(string.text(bytes).unicodeScalars.elementsEqual(expected.unicodeScalars), "\(text)")
    case .object:
      let members = object as? [String: Any] ?? [:]
      let locator = ValueLocator(bytes)
      var names: Set<String> = []
      locator.forEachMember(of: at) { name, _ in
        names.insert(name.text(bytes))
        return true
      }
      #expect(names == Set(members.keys), "\(text)")
      for (name, member) in members {
        let query = SingularQuery([.member(Array(name.utf8))])
        guard let value = locator.locate(query, from: at).start else { continue }
        // Foundation does not promise which of repeated members it keeps.
        if !hasRepeatedName(bytes, at) { expectEqual(bytes, value, member, text) }
      }
    case .array:
      let elements = object as? [Any] ?? []
      for (index, element) in elements.enumerated() {
        let value = ValueLocator(bytes).locate(SingularQuery([.index(index)]), from: at).start
        #expect(value != nil, "\(text)")
        if let value { expectEqual(bytes, value, element, text) }
      }
      let past = SingularQuery([.index(elements.count)])
      #expect(ValueLocator(bytes).locate(past, from: at).start == nil, "\(text)")
    }
  }

  private func hasRepeatedName(_ bytes: JSONBytes, _ object: Int) -> Bool {
    var names: [String] = []
    ValueLocator(bytes).forEachMember(of: object) { name, _ in
      names.append(name.text(bytes))
      return true
    }
    return Set(names).count != names.count
  }
}
