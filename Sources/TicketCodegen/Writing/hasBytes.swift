#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Returns whether a text has exactly these bytes, compared as one block.
package func hasBytes(_ text: String, _ bytes: [UInt8]) -> Bool {
  text.utf8.count == bytes.count && memcmp(text, bytes, bytes.count) == 0
}
