import Foundation

/// Returns a name in Unicode normalization form C, in which the Swift compiler compares names.
func canonicalName(_ name: String) -> String {
  if name.utf8.allSatisfy({ $0 < 0x80 }) { return name }
  return name.precomposedStringWithCanonicalMapping
}
