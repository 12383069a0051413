import Diagnostics

/// Tells for every part of a scalar's text where it stands in the file.
///
/// Making one costs a pass over the scalar; make it once where several places of a text are needed.
package struct YAMLTextMap: Sendable {
  private let whole: SourceRange

  /// For every UTF-8 byte of the text, the source that it comes from; nil when that is the byte with the
  /// same number from `start`.
  private let sources: [Range<Int>]?
  private let start: Int
  private let count: Int

  /// Whether parts can be told apart; otherwise every part is the whole scalar.
  private let isExact: Bool

  /// Makes the map of a scalar node; for a collection every part is the whole node.
  package init(of node: YAMLNode) {
    whole = node.range
    let bytes = node.range.bytes
    guard case .scalar(let scalar) = node.content, !node.isAlias else {
      (sources, start, count, isExact) = (nil, bytes.lowerBound, 0, false)
      return
    }
    count = scalar.text.utf8.count
    if scalar.style == .plain, bytes.count == count {
      // Folding a line end only ever makes a text shorter.
      (sources, start, isExact) = (nil, bytes.lowerBound, true)
      return
    }
    start = bytes.lowerBound
    sources =
      switch scalar.style {
      case .plain, .singleQuoted, .doubleQuoted:
        FlowScalarDecoder(node.range.file.bytes, style: scalar.style).sources(
          of: scalar.text, in: bytes)
      case .literal, .folded:
        BlockScalarAligner(node.range.file.bytes).sources(of: scalar.text, in: bytes)
      }
    isExact = sources != nil
  }

  /// Where a part of the text stands, given as UTF-8 offsets into it; an empty part is the place between
  /// two characters.
  package func range(of part: Range<Int>) -> SourceRange {
    guard isExact, count > 0 else { return whole }
    let part = part.clamped(to: 0..<count)
    guard let sources else {
      return SourceRange(whole.file, start + part.lowerBound..<start + part.upperBound)
    }
    if part.isEmpty {
      let place =
        part.lowerBound < count
        ? sources[part.lowerBound].lowerBound : sources[count - 1].upperBound
      return SourceRange(whole.file, place..<place)
    }
    let lower = sources[part.lowerBound].lowerBound
    return SourceRange(whole.file, lower..<max(lower, sources[part.upperBound - 1].upperBound))
  }
}

extension YAMLNode {
  /// The source range of a part of a scalar's text, given as UTF-8 offsets into `YAMLScalar.text`.
  ///
  /// Exact for every style, escapes and folded lines included. For an aliased scalar, where no such part
  /// stands, and for a collection it is the whole node. It costs a pass over the scalar: take a
  /// `YAMLTextMap` for many parts of one text.
  package func range(ofText part: Range<Int>) -> SourceRange {
    YAMLTextMap(of: self).range(of: part)
  }
}
