/// The words for true and false that a server may send.
package enum BoolWord {
  /// What a text says, in any ASCII case; nil when it is none of the words.
  package static func value(of text: String) -> Bool? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return switch text.lowercased() {
    case "true", "1", "yes", "y": true
    case "false", "0", "no", "n": false
    default: nil
    }
  }
}
