import Foundation

/// The bytes of a JSON text at an address that does not change.
///
/// Safety: `bytes` are those of `data` or `copy`, which live as long as this object. `Data` keeps more
/// than a few bytes in one heap block, which only a mutation moves; `data` is a copy of the value that
/// is never mutated, and a mutation of any other copy moves that one. The few bytes that `Data` may
/// keep inside the value itself are copied. Nothing writes to the bytes.
final class DocumentBytes: Sendable {
  /// `Data` keeps at most 14 bytes inside the value; this is well above.
  private static let longestCopy = 64

  let bytes: JSONBytes

  private let data: Data
  private let copy: SharedTable<UInt8>

  init(_ data: Data) {
    self.data = data
    copy = SharedTable(data.count <= Self.longestCopy ? Array(data) : [])
    bytes = data.count <= Self.longestCopy ? copy.entries.bytes : JSONBytes(in: self.data)
  }
}
