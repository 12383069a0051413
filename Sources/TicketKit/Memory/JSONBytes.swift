import Foundation

/// The bytes of one JSON text, borrowed from their owner: the only door to memory that is read.
///
/// Safety: the pointer comes from `withBytes`, whose closure outlives every use of the value, or
/// from a `DocumentBytes` or a `SharedTable` that whoever stores the value stores beside it. Each
/// load states its bounds: debug builds check them, and any build does with `TICKETKIT_CHECKED`.
/// Nobody writes to the bytes while they are borrowed, so that all threads may read them. Parts that
/// are lent to others are copied or decoded while they are.
struct JSONBytes: @unchecked Sendable {
  /// The number of bytes.
  let count: Int

  private let base: UnsafeRawPointer

  /// Borrows a buffer; an empty one may have no address.
  init(_ buffer: UnsafeRawBufferPointer) {
    count = buffer.count
    // Only 0 gives nil, and the address is never read: without bytes there is no offset to read at.
    base = buffer.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
  }

  /// Borrows the block in which a value keeps its bytes; see `DocumentBytes` for how long that stays.
  init(in data: Data) {
    self = data.withUnsafeBytes { JSONBytes($0) }
  }

  /// No bytes.
  static var none: JSONBytes { JSONBytes(UnsafeRawBufferPointer(start: nil, count: 0)) }

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

  /// Calls `body` with a part of the bytes, to copy or decode them at once.
  @inline(__always)
  func withUnsafeBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    checkBounds(range.lowerBound >= 0 && range.upperBound <= count)
    return body(UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
  }
}

extension JSONBytes {
  /// The text of a part that is well-formed UTF-8.
  func text(_ range: Range<Int>) -> String {
    withUnsafeBytes(range) { String(decoding: $0, as: UTF8.self) }
  }

  /// A copy of a part.
  func array(_ range: Range<Int>) -> [UInt8] {
    withUnsafeBytes(range) { Array($0) }
  }

  /// A copy of a part.
  func data(_ range: Range<Int>) -> Data {
    withUnsafeBytes(range) { Data($0) }
  }
}

extension [UInt8] {
  /// Calls `body` with the bytes, lent to it.
  func withBytes<Result>(_ body: (JSONBytes) -> Result) -> Result {
    withUnsafeBytes { body(JSONBytes($0)) }
  }

  /// Appends a part of other bytes.
  mutating func append(_ bytes: JSONBytes, _ range: Range<Int>) {
    bytes.withUnsafeBytes(range) { append(contentsOf: $0) }
  }
}
