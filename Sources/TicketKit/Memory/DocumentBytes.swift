import Foundation

/// The bytes of a JSON text at an address that does not change.
///
/// Safety: `bytes` points into `data` or `copy`, which live as long as this object. `Data` keeps
/// more than a few bytes in one heap block, which only a mutation moves; `data` is a copy of the
/// value that is never mutated, and a mutation of any other copy moves that one. The few bytes that
/// `Data` may keep inside the value itself are copied. Nothing writes to the bytes.
final class DocumentBytes: @unchecked Sendable {
  /// `Data` keeps at most 14 bytes inside the value; this is well above.
  private static let longestCopy = 64

  let bytes: JSONBytes

  private let data: Data
  private let copy: UnsafeMutableRawBufferPointer?

  init(_ data: Data) {
    self.data = data
    if data.count <= Self.longestCopy {
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
      copy.copyBytes(from: data)
      bytes = JSONBytes(UnsafeRawBufferPointer(copy))
      self.copy = copy
    } else {
      bytes = self.data.withUnsafeBytes { JSONBytes($0) }
      copy = nil
    }
  }

  deinit {
    copy?.deallocate()
  }
}
