import Diagnostics

extension YAMLComposer {
  /// A key of a mapping.
  struct Key {
    enum Kind {
      case name(YAMLScalar)

      /// `<<`, which merges mappings.
      case merge

      /// A key that a finding has refused.
      case unusable
    }

    let kind: Kind
    let bytes: Range<Int>
  }

  /// Composes the key that comes next.
  mutating func key(depth: Int, isFlow: Bool) -> Key? {
    let findingsBefore = findings.count
    guard let composed = node(depth: depth, role: .key) else { return nil }
    let node = composed.node
    let bytes = node.range.bytes
    guard case .scalar(let scalar) = node.content else {
      // What was found inside follows from the same fault.
      findings.removeSubrange(findingsBefore...)
      addComplexKey(node, isFlow: isFlow)
      return Key(kind: .unusable, bytes: bytes)
    }
    if node.isRefused { return Key(kind: .unusable, bytes: bytes) }
    let isMerge =
      scalar.style == .plain && scalar.text.utf8.count == 2 && scalar.text == "<<" && !node.isAlias
    return Key(kind: isMerge ? .merge : .name(scalar), bytes: bytes)
  }

  /// How far a value reaches.
  struct Extent {
    let height: Int

    /// The offset behind its last byte.
    let end: Int

    init(of composed: Composed) {
      height = composed.height
      end = composed.node.range.bytes.upperBound
    }
  }

  /// Composes the value of a key and adds the entry; nil when the events end early.
  mutating func value(
    of key: Key, depth: Int, isFlow: Bool, in builder: inout MappingBuilder
  ) -> Extent? {
    let wasFree = isFree
    defer { isFree = wasFree }
    let findingsBefore = findings.count
    let isBare = isFlow && isNextBare(after: key)
    switch key.kind {
    case .name(let scalar):
      isFree = wasFree || scalar.text.utf8.starts(with: "x-".utf8)
      guard let value = node(depth: depth, role: .value(of: scalar, at: key.bytes)) else {
        return nil
      }
      if isBare, !isFree {
        findings.removeSubrange(findingsBefore...)
        builder.noteBareKey(scalar.text, at: key.bytes)
      } else {
        builder.noteValue(value.node)
      }
      let entry = YAMLEntry(key: scalar, keyRange: range(key.bytes), value: value.node)
      if let first = builder.insert(entry) {
        addDuplicate(shortened(scalar.text), at: key, first: first, wayOut: "leave one out")
      }
      return Extent(of: value)
    case .merge:
      let name = YAMLScalar(text: "<<", style: .plain)
      guard let value = node(depth: depth, role: .value(of: name, at: key.bytes)) else {
        return nil
      }
      if let first = builder.mergeKey {
        addDuplicate(
          "<<", at: key, first: first, wayOut: "merge several mappings by a list, `<<: [*a, *b]`")
      } else {
        builder.mergeKey = range(key.bytes)
      }
      merge(value.node, into: &builder)
      return Extent(of: value)
    case .unusable:
      guard let value = node(depth: depth, role: .item) else { return nil }
      if isBare {
        findings.removeSubrange(findingsBefore...)
        builder.isRefused = true
      }
      return Extent(of: value)
    }
  }

  /// Says that a flow mapping holds a key without `:`.
  mutating func addBareKey(_ key: BareKey, mapping: Range<Int>) {
    let text = shortened(key.text)
    if let value = key.cutValue {
      let meant = value.lowerBound..<key.end
      add(
        .nullValue, "`\(text)` has no value: the value before it was cut by YAML at `,`",
        at: key.bytes,
        notes: [Finding.Note(quoteAdvice(for: file.bytes[meant]), at: range(meant))])
      return
    }
    var cure = "if a template is meant, \(quoteAdvice(for: file.bytes[mapping]))"
    if key.text.utf8.contains(UInt8(ascii: ":")) {
      cure += "; if a mapping, write a space after `:`"
    }
    add(
      .nullValue, "`\(text)` has no value: `{…}` is a YAML mapping", at: key.bytes,
      notes: [Finding.Note(cure, at: range(mapping))])
  }

  // MARK: - Parts

  /// Whether the value that comes next is left out together with its `:`.
  private func isNextBare(after key: Key) -> Bool {
    guard case .scalar("", .plain, nil)? = peek()?.kind else {
      return false
    }
    let place = skipBlanksAndComments(from: key.bytes.upperBound)
    return place >= file.bytes.count || file.bytes[place] != UInt8(ascii: ":")
  }

  private mutating func addDuplicate(
    _ text: String, at key: Key, first: SourceRange, wayOut: String
  ) {
    add(
      .duplicateKey, "the key `\(text)` stands here a second time: \(wayOut)", at: key.bytes,
      notes: [Finding.Note("the first one is here", at: first)])
  }

  private mutating func addComplexKey(_ node: YAMLNode, isFlow: Bool) {
    let place = node.range.bytes
    var notes: [Finding.Note] = []
    if isFlow {
      notes.append(Finding.Note("if a template is meant, quote the whole value"))
    } else {
      notes.append(Finding.Note("if a text is meant, \(quoteAdvice(for: file.bytes[place]))"))
    }
    add(
      .complexKey, "a key is a text, but this is \(node.kindDescription)", at: place, notes: notes)
  }

  private mutating func merge(_ node: YAMLNode, into builder: inout MappingBuilder) {
    let sources = node.sequence ?? [node]
    for source in sources {
      if source.isRefused {
        builder.isRefused = true
      } else if let entries = source.mapping {
        builder.merge(entries)
      } else {
        builder.isRefused = true
        add(
          .mergeNotMapping,
          "`<<` merges mappings, but this is \(source.kindDescription): name a mapping",
          at: node.isAlias ? node.range.bytes : source.range.bytes)
      }
    }
  }
}
