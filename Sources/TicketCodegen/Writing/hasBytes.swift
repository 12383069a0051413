#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Returns whether two blocks of bytes are the same, compared as such.
package func hasBytes(_ block: [UInt8], _ bytes: [UInt8]) -> Bool {
  block.count == bytes.count && memcmp(block, bytes, bytes.count) == 0
}
