#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Returns whether two blocks of bytes are the same, compared as such.
func hasBytes(_ block: [UInt8], _ bytes: [UInt8]) -> Bool {
  block.count == bytes.count && memcmp(block, bytes, bytes.count) == 0
}

/// Returns whether a text has exactly these bytes, compared as one block.
package func hasBytes(_ text: String, _ bytes: [UInt8]) -> Bool {
  text.utf8.count == bytes.count && memcmp(text, bytes, bytes.count) == 0
}
