/// The bytes of one JSON text, borrowed for the length of a closure: the only door to raw memory.
///
/// Safety: the pointer comes from a `withUnsafeBytes` whose closure outlives every use of the
/// value, nothing stores a `JSONBytes`, and each load states its bounds as a debug assertion.
struct JSONBytes {
  /// The number of bytes.
  let count: Int

  private let base: UnsafeRawPointer

  /// Borrows a buffer; an empty one may have no address.
  init(_ buffer: UnsafeRawBufferPointer) {
    count = buffer.count
    base = buffer.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
  }

  /// The byte at an offset, `0..<count`.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count)
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Eight bytes from an offset on, the first one lowest; `offset + 8 <= count`.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count)
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
