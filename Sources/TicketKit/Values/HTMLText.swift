/// Reads the plain text out of a text with HTML markup.
///
/// - A tag is `<`, then a letter, `/` or `!`, up to the next `>`: it gives nothing. One that is not
///   closed is text.
/// - `&amp;` `&lt;` `&gt;` `&quot;` `&apos;` `&nbsp;` and numeric references such as `&#8364;` and
///   `&#x20AC;` give their character, once: `&amp;lt;` gives `&lt;`. All others are text, and so is
///   the number of a surrogate, of zero, or one beyond U+10FFFF.
struct HTMLText {
  private let bytes: JSONBytes
  private let end: Int
  private var offset: Int

  /// Whether a `>` may still stand ahead: it is looked for in vain once at most.
  private var canClose = true

  /// The plain text of a range of UTF-8.
  static func text(_ bytes: JSONBytes, _ range: Range<Int>) -> String {
    let markup = bytes.firstOffset(range) { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    guard markup != nil else { return bytes.text(range) }
    // No reference is shorter than the UTF-8 of its character.
    let text = String(capacity: range.count) { sink in
      var reader = HTMLText(bytes: bytes, end: range.upperBound, offset: range.lowerBound)
      reader.write(to: &sink)
      return true
    }
    return text ?? bytes.text(range)
  }

  private init(bytes: JSONBytes, end: Int, offset: Int) {
    self.bytes = bytes
    self.end = end
    self.offset = offset
  }

  private mutating func write(to sink: inout TextSink) {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "<"):
        if skipTag() { continue }
      case UInt8(ascii: "&"):
        if let scalar = takeReference() {
          for byte in String(scalar).utf8 { sink.append(byte) }
          continue
        }
      default:
        break
      }
      sink.append(bytes[offset])
      offset += 1
    }
  }

  /// Moves behind the tag that begins here; false when there is none.
  private mutating func skipTag() -> Bool {
    guard canClose, offset + 1 < end else { return false }
    let next = bytes[offset + 1]
    guard next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || DatePattern.isLetter(next)
    else { return false }
    var close = offset + 2
    while close < end, bytes[close] != UInt8(ascii: ">") { close += 1 }
    canClose = close < end
    guard canClose else { return false }
    offset = close + 1
    return true
  }

  /// The character of the reference that begins here, behind which it moves; nil when it is none.
  private mutating func takeReference() -> Unicode.Scalar? {
    if offset + 1 < end, bytes[offset + 1] == UInt8(ascii: "#") { return takeNumber() }
    for (name, scalar) in Self.names {
      let next = offset + 1 + name.count
      guard next <= end, bytes.isEqual(offset + 1..<next, to: name) else { continue }
      offset = next
      return scalar
    }
    return nil
  }

  private static let names: [([UInt8], Unicode.Scalar)] = [
    (Array("amp;".utf8), "&"), (Array("lt;".utf8), "<"), (Array("gt;".utf8), ">"),
    (Array("quot;".utf8), "\""), (Array("apos;".utf8), "'"), (Array("nbsp;".utf8), "\u{A0}"),
  ]

  /// The character of `&#…;` or `&#x…;`.
  private mutating func takeNumber() -> Unicode.Scalar? {
    var at = offset + 2
    let isHexadecimal = at < end && bytes[at] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { at += 1 }
    var value: UInt32 = 0
    let start = at
    while at < end, let digit = JSONByte.hexValue(bytes[at]), isHexadecimal || digit < 10 {
      // Past the last character all numbers are alike.
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
      at += 1
    }
    guard at > start, at < end, bytes[at] == UInt8(ascii: ";"), value > 0,
      let scalar = Unicode.Scalar(value)
    else { return nil }
    offset = at + 1
    return scalar
  }
}
