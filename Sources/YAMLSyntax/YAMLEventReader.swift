import CYAML

/// Reads the events of a text through libyaml.
///
/// The only place that touches libyaml, and with it the only one with unsafe pointers. They are safe
/// because all of them live inside one call of `withUnsafeBufferPointer`: the parser borrows the
/// bytes, every event is copied into Swift values and deleted before the next is asked for, and the
/// parser is deleted before the closure ends. The parser stands on the heap and never moves, as libyaml
/// keeps pointers into it.
package enum YAMLEventReader {
  /// How deep collections may stand in each other before reading ends: far deeper than any that is used.
  private static let maximumDepth = 1_000

  /// How many directives may stand before a document: libyaml compares each with all before it.
  private static let maximumDirectives = 64

  /// Returns the events of `bytes`, which must be valid UTF-8 without the characters that
  /// `SourceScan` refuses.
  ///
  /// - Parameters:
  ///   - start: where the text begins: after a byte order mark.
  ///   - isASCII: whether every byte is ASCII.
  ///   - maximumNodes: reading ends with the first event past this number of nodes, or past
  ///     `maximumDepth` collections in each other: libyaml's time grows with their product.
  package static func events(
    of bytes: [UInt8], from start: Int, isASCII: Bool, maximumNodes: Int
  ) -> YAMLEventStream {
    var offsets = ScalarOffsets(bytes: bytes, isASCII: isASCII, start: start)
    return bytes.withUnsafeBufferPointer { buffer in
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      // It fails only for want of memory, and has then released what it had.
      guard let base = buffer.baseAddress, yaml_parser_initialize(parser) == 1 else {
        return YAMLEventStream(events: [], failure: .init(problem: "out of memory", offset: start))
      }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, base + start, buffer.count - start)

      var events: [YAMLEvent] = []
      events.reserveCapacity(buffer.count / 16)
      var nodes = 0
      var depth = 0
      var isBetweenDocuments = true
      var end = start
      while nodes <= maximumNodes, depth <= maximumDepth {
        if isBetweenDocuments, let failure = excessDirective(in: bytes, from: end) {
          return YAMLEventStream(events: events, failure: failure)
        }
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
          let failure = failure(of: parser.pointee, offsets: &offsets)
          return YAMLEventStream(events: events, failure: failure)
        }
        defer { yaml_event_delete(&event) }
        guard let kind = kind(of: event) else { break }
        let lower = offsets.offset(of: event.start_mark.index)
        let upper = offsets.offset(of: event.end_mark.index)
        end = max(lower, upper)
        events.append(YAMLEvent(kind, bytes: lower..<end))
        isBetweenDocuments = false
        switch event.type {
        case YAML_ALIAS_EVENT, YAML_SCALAR_EVENT: nodes += 1
        case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
          nodes += 1
          depth += 1
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
        case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: isBetweenDocuments = true
        case YAML_STREAM_END_EVENT: return YAMLEventStream(events: events)
        default: break
        }
      }
      return YAMLEventStream(events: events)
    }
  }

  /// What is wrong when too many directives follow one another from a place between documents on.
  private static func excessDirective(
    in bytes: [UInt8], from start: Int
  ) -> YAMLEventStream.Failure? {
    var count = 0
    var offset = start
    while offset < bytes.count {
      let line = offset
      switch bytes[line] {
      case UInt8(ascii: "%"):
        count += 1
        if count > maximumDirectives {
          return YAMLEventStream.Failure(
            problem: "found more than \(maximumDirectives) directives", offset: line,
            context: "while scanning a directive", contextOffset: line)
        }
      // Between directives there may be comments, empty lines and ends of documents.
      case UInt8(ascii: "."):
        if !bytes[line...].starts(with: "...".utf8) { return nil }
      case UInt8(ascii: " "), 0x09:
        let rest = bytes[line...].first { $0 != UInt8(ascii: " ") && $0 != 0x09 }
        if let rest, rest != UInt8(ascii: "#"), !rest.isLineBreak { return nil }
      case UInt8(ascii: "#"), 0x0A, 0x0D: break
      default: return nil
      }
      while offset < bytes.count, !bytes[offset].isLineBreak { offset += 1 }
      offset += 1
    }
    return nil
  }

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind? {
    switch event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_DOCUMENT_START_EVENT:
      return .documentStart(isExplicit: event.data.document_start.implicit == 0)
    case YAML_DOCUMENT_END_EVENT:
      return .documentEnd(isExplicit: event.data.document_end.implicit == 0)
    case YAML_ALIAS_EVENT:
      return .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        text: String(decoding: value, as: UTF8.self), style: style(scalar.style),
        properties(anchor: scalar.anchor, tag: scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      return .sequenceStart(
        isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE,
        properties(anchor: sequence.anchor, tag: sequence.tag))
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      return .mappingStart(
        isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE,
        properties(anchor: mapping.anchor, tag: mapping.tag))
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    default: return nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private static func properties(
    anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLEvent.Properties? {
    if anchor == nil, tag == nil { return nil }
    return YAMLEvent.Properties(anchor: text(anchor), tag: text(tag))
  }

  /// The text of a NUL-terminated string of libyaml, or nil for none.
  private static func text(_ pointer: UnsafePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func failure(
    of parser: yaml_parser_t, offsets: inout ScalarOffsets
  ) -> YAMLEventStream.Failure {
    // Only the reader lacks a mark, and what it refuses has been replaced before it reads.
    let problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    let context = parser.context.map { String(cString: $0) }
    return YAMLEventStream.Failure(
      problem: problem,
      offset: offsets.offset(of: parser.problem_mark.index),
      context: context,
      contextOffset: offsets.offset(of: parser.context_mark.index))
  }
}
