/// The language tags that suit a locale, the best one first, as BCP 47 and RFC 4647 have it.
struct LanguagePreference: Sendable {
  /// Lower-case tags with `-` between their subtags.
  private let tags: [[UInt8]]

  /// The preference of a locale: its own tag, then shorter and shorter ones down to its language.
  ///
  /// `zh_Hant_TW` is content with `zh-Hant-TW`, `zh-Hant`, `zh-TW` and `zh`, in this order.
  init(locale identifier: String) {
    // Behind these, POSIX and Foundation name encodings, calendars and the like.
    let name = identifier.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") }
    let separator = UInt8(ascii: "-")
    let subtags = Self.normalized(name).split(separator: separator, omittingEmptySubsequences: true)
    var tags: [[UInt8]] = []
    for count in stride(from: subtags.count, to: 0, by: -1) {
      // The region without the script comes before the language alone.
      if count == 1, subtags.count > 2, subtags[1].count == 4, subtags[2].count < 4 {
        tags.append(Array([subtags[0], subtags[2]].joined(separator: [separator])))
      }
      // A single letter begins an extension, and says nothing without it.
      guard count == 1 || subtags[count - 1].count > 1 else { continue }
      tags.append(Array(subtags[..<count].joined(separator: [separator])))
    }
    self.tags = tags
  }

  /// The index of the tag that suits best; 0 when none does.
  func index(among offered: [String]) -> Int {
    for tag in tags {
      let index = offered.firstIndex { $0.utf8.lazy.map(Self.normalized).elementsEqual(tag) }
      if let index { return index }
    }
    return 0
  }

  private static func normalized(_ tag: some Sequence<UInt8>) -> [UInt8] {
    tag.map(normalized)
  }

  /// An ASCII letter in lower case, and `-` for `_`.
  private static func normalized(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"): UInt8(ascii: "-")
    default: byte
    }
  }
}
