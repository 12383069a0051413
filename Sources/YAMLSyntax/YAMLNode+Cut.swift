/// What made a plain scalar end before its line does.
package enum YAMLCutCause: Hashable, Sendable {
  /// ` #` began a comment.
  case comment

  /// `,` ended the entry of a `{…}` or `[…]`.
  case comma

  /// The characters that cut, for a message.
  package var mark: String {
    switch self {
    case .comment: " #"
    case .comma: ","
    }
  }
}

extension YAMLNode {
  /// What stands behind a plain scalar and may have cut it; nil when nothing does, and for scalars that
  /// are not plain or stand here through an alias.
  package var cutCause: YAMLCutCause? {
    guard case .scalar(let scalar) = content, scalar.style == .plain, !isAlias else { return nil }
    let bytes = range.file.bytes
    var offset = range.bytes.upperBound
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == 0x09 {
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "#"): return offset > range.bytes.upperBound ? .comment : nil
    case UInt8(ascii: ","): return .comma
    default: return nil
    }
  }
}
