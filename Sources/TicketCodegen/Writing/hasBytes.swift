#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Returns whether a text has exactly these bytes, compared as one block.
func hasBytes(_ text: String, _ bytes: [UInt8]) -> Bool {
  var text = text
  return text.withUTF8 { textBytes in
    bytes.withUnsafeBytes { bytes in
      guard bytes.count == textBytes.count else { return false }
      guard let left = bytes.baseAddress, let right = textBytes.baseAddress else { return true }
      // Both buffers have this many bytes.
      return memcmp(left, right, bytes.count) == 0
    }
  }
}
