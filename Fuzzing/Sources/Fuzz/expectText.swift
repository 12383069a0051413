import Foundation
import TicketKit

/// Expects a text that is one JSON value, for two readers.
func expectJSON(_ text: String) {
  let data = Data(text.utf8)
  do {
    _ = try JSONTree(reading: data)
    _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  } catch {
    fail("no JSON text (\(error)): \(text)")
  }
}

/// Expects a text without characters that a terminal would obey, but for line ends and perhaps tabs.
func expectPlain(_ text: String, keepingTabs: Bool = false) {
  for scalar in text.unicodeScalars where !(0x20..<0x7F).contains(scalar.value) && scalar != "\n" {
    if keepingTabs, scalar == "\t" { continue }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      fail("U+\(String(scalar.value, radix: 16)) is printed")
    case .format where isDirectional(scalar):
      fail("U+\(String(scalar.value, radix: 16)) is printed")
    default: break
    }
  }
}

/// Whether a scalar changes the order in which others are shown.
func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}
