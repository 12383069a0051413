/// The bytes of one JSON text, borrowed from their owner: the only door to memory that is read.
///
/// Safety: the pointer comes from a `withUnsafeBytes` whose closure outlives every use of the
/// value, or from a `DocumentBytes` that whoever stores the value stores beside it. Each load
/// states its bounds: debug builds check them, and any build does with `TICKETKIT_CHECKED`.
struct JSONBytes {
  /// The number of bytes.
  let count: Int

  private let base: UnsafeRawPointer

  /// Borrows a buffer; an empty one may have no address.
  init(_ buffer: UnsafeRawBufferPointer) {
    count = buffer.count
    // Only 0 gives nil, and the address is never read: without bytes there is no offset to read at.
    base = buffer.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
  }

  /// The byte at an offset, `0..<count`.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    checkBounds(offset >= 0 && offset < count)
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Eight bytes from an offset on, the first one lowest; `offset + 8 <= count`.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    checkBounds(offset >= 0 && offset + 8 <= count)
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Sixteen bytes from an offset on, the first one lowest; `offset + 16 <= count`.
  @inline(__always)
  func words(at offset: Int) -> SIMD2<UInt64> {
    checkBounds(offset >= 0 && offset + 16 <= count)
    let words = base.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    return SIMD2(UInt64(littleEndian: words.x), UInt64(littleEndian: words.y))
  }

  /// The byte at an offset, or 0, which no JSON text has outside of faults, behind the last one.
  @inline(__always)
  func byteOrZero(at offset: Int) -> UInt8 {
    offset < count ? self[offset] : 0
  }

  /// A part of the bytes, to copy or decode at once.
  @inline(__always)
  func buffer(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    checkBounds(range.lowerBound >= 0 && range.upperBound <= count)
    return UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// Whether a part equals the bytes of another text from an offset on.
  @inline(__always)
  func isEqual(_ range: Range<Int>, to other: JSONBytes, at start: Int) -> Bool {
    buffer(range).elementsEqual(other.buffer(start..<start + range.count))
  }

  /// The text of a part that is well-formed UTF-8.
  func text(_ range: Range<Int>) -> String {
    String(decoding: buffer(range), as: UTF8.self)
  }

  /// The text of a part that is well-formed UTF-8, between other texts.
  func text(_ range: Range<Int>, behind prefix: String, before suffix: String) -> String {
    var prefix = prefix
    var suffix = suffix
    return prefix.withUTF8 { prefix in
      suffix.withUTF8 { suffix in
        let length = prefix.count + range.count + suffix.count
        return String(unsafeUninitializedCapacity: length) { text in
          let text = UnsafeMutableRawBufferPointer(text)
          text.copyMemory(from: UnsafeRawBufferPointer(prefix))
          UnsafeMutableRawBufferPointer(rebasing: text[prefix.count...])
            .copyMemory(from: buffer(range))
          UnsafeMutableRawBufferPointer(rebasing: text[(prefix.count + range.count)...])
            .copyMemory(from: UnsafeRawBufferPointer(suffix))
          return length
        }
      }
    }
  }
}
