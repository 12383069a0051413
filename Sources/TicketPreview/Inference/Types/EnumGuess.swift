import TicketKit
import TicketSchema

/// Whether a field's values are a few words that come again.
struct EnumGuess {
  let evidence: FieldEvidence

  /// The candidate; nil where the values are too many, too few, or no words.
  var candidate: TypeCandidate? {
    guard !evidence.hasBools, isFew, !isProse else { return nil }
    let isWord = evidence.areStrings && evidence.texts.allSatisfy { Self.isWord($0.text) }
    let isNumber = isNamed && evidence.texts.allSatisfy { Self.isWholeNumber($0.text) }
    guard isWord || isNumber, !evidence.texts.contains(where: { Self.isDuration($0.text) }) else {
      return nil
    }
    return TypeCandidate(
      .enumeration(EnumType(typeName: "", cases: cases)),
      doubt: isNumber ? "the numbers tell nothing of their meaning: name the cases" : nil)
  }

  private var isFew: Bool {
    let total = evidence.values.count
    let distinct = evidence.texts.count
    if isNamed { return total >= 3 && distinct < total && distinct <= 12 }
    return total >= 6 && distinct * 3 <= total && (2...8).contains(distinct)
  }

  /// Whether the key says that the values are states or sorts.
  private var isNamed: Bool {
    evidence.words.has(.status, .state, .type, .category)
      || evidence.words.words.contains { Self.sorts.contains($0) }
  }

  private static let sorts: Set<String> = [
    "duration", "level", "mode", "method", "action", "channel", "scope", "unit", "way", "source",
    "platform", "grade", "stage",
  ]

  private var isProse: Bool {
    evidence.words.has(
      .name, .title, .rule, .url, .image, .time, .date, .id, .contact, .currency, .code, .amount,
      .money, .price, .language)
  }

  private static func isWord(_ text: String) -> Bool {
    text.utf8.count <= 30 && text.unicodeScalars.contains { $0.properties.isAlphabetic }
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" || $0 == "-"
      }
  }

  /// Whether a text is a duration of ISO 8601, `PT3H`.
  private static func isDuration(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "P") && text.utf8.contains { (0x30...0x39).contains($0) }
  }

  private static func isWholeNumber(_ text: String) -> Bool {
    text.utf8.count <= 6 && Int(text) != nil && NumberText(text) != nil
  }

  private var cases: [EnumType.Case] {
    var taken: Set<String> = []
    let words = evidence.words.words
    let key = (words.first ?? "") + words.dropFirst().map(DraftName.capitalized).joined()
    let prefix = DraftName.identifier(key) ?? "value"
    return evidence.texts.map { text, _ in
      let base: String
      if let number = Int(text) {
        base = prefix + (number < 0 ? "Minus\(-number)" : "\(number)")
      } else {
        base = DraftName.identifier(text) ?? "value"
      }
      let name = DraftName.free(
        GeneratedNames.obstacle(to: base, as: .enumCase) == nil ? base : base + "Value",
        among: &taken)
      return EnumType.Case(name: name, swiftName: name, values: [text])
    }
  }
}
