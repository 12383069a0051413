import Diagnostics

/// Composes a node tree from events: expands aliases, applies merges, and finds what the schema language
/// refuses.
///
/// Expanded aliases share the storage of their anchor's node, so that the tree never takes more memory
/// than the file; the nodes that they stand for are counted all the same.
struct YAMLComposer {
  /// What an anchor stands for.
  enum Anchor {
    /// Its node is still being read; the number tells equal names apart.
    case open(Int)
    case closed(Anchored)
  }

  /// The node of an anchor, with what it costs to repeat it.
  struct Anchored {
    let composed: Composed

    /// How many nodes it is, expanded.
    let count: Int

    /// The empty values in it that are free below an `x-` key, by place in `freeNulls`.
    let freeNulls: Range<Int>
  }

  /// A node with what its place has to know of it.
  struct Composed {
    let node: YAMLNode

    /// How many collections stand inside each other in it.
    let height: Int
  }

  /// Where a node stands in its parent.
  enum Role {
    case root
    case item
    case key
    case value(of: YAMLScalar, at: Range<Int>)
  }

  let file: SourceFile
  let scan: SourceScan
  let events: [YAMLEvent]

  /// The number of the event that comes next.
  private(set) var next = 0

  /// What was found, in the order of the file.
  var findings: [Finding] = []

  /// Whether a limit was passed, so that nothing more is read.
  var isStopped = false

  /// Whether the place is below a key starting `x-`.
  var isFree = false

  var anchors: [String: Anchor] = [:]
  var anchorNumber = 0
  var nodeCount = 0

  /// Findings of empty values below `x-` keys, which count once an alias brings them elsewhere.
  var freeNulls: [Finding] = []

  init(file: SourceFile, scan: SourceScan, events: [YAMLEvent]) {
    self.file = file
    self.scan = scan
    self.events = events
  }

  /// Composes the only document, or returns nil when there is none or the events end early.
  mutating func document() -> YAMLNode? {
    guard take()?.kind == .streamStart, let start = take() else { return nil }
    guard case .documentStart = start.kind else {
      addEmptyFile()
      return nil
    }
    guard let root = node(depth: 0, role: .root), !isStopped else { return nil }
    guard case .documentEnd? = take()?.kind, let after = take() else { return nil }
    if case .documentStart = after.kind {
      let place = after.bytes.isEmpty ? (peek()?.bytes ?? after.bytes) : after.bytes
      add(.severalDocuments, "a second document begins here: one file holds one", at: place)
    }
    return root.node.isRefused ? nil : root.node
  }

  /// Composes the node that comes next, or returns nil when the events end early or a limit is passed.
  mutating func node(depth: Int, role: Role) -> Composed? {
    guard let event = take(), countNodes(1, at: event.bytes) else { return nil }
    guard let properties = event.properties, let anchor = properties.anchor else {
      return content(of: event, depth: depth, role: role)
    }
    let countBefore = nodeCount - 1
    let nullsBefore = freeNulls.count
    let number = openAnchor(anchor)
    guard let composed = content(of: event, depth: depth, role: role) else { return nil }
    let anchored = Anchored(
      composed: composed, count: nodeCount - countBefore, freeNulls: nullsBefore..<freeNulls.count)
    closeAnchor(anchor, number: number, as: anchored)
    return composed
  }

  private mutating func content(of event: YAMLEvent, depth: Int, role: Role) -> Composed? {
    switch event.kind {
    case .alias(let name):
      alias(name, at: event.bytes, depth: depth)
    case .scalar(let text, let style, let properties):
      scalar(text, style, properties, at: event.bytes, role: role)
    case .sequenceStart(let isFlow, let properties):
      sequence(isFlow: isFlow, properties, at: event.bytes, depth: depth + 1)
    case .mappingStart(let isFlow, let properties):
      mapping(isFlow: isFlow, properties, at: event.bytes, depth: depth + 1)
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      // libyaml's grammar puts a node here; ending is the safe answer to anything else.
      nil
    }
  }

  // MARK: - Events

  /// The event that comes next.
  func peek() -> YAMLEvent? { next < events.count ? events[next] : nil }

  /// Whether the collection that is read has no further node.
  var isAtEnd: Bool {
    guard next < events.count else { return true }
    switch events[next].kind {
    case .sequenceEnd, .mappingEnd: return true
    default: return false
    }
  }

  /// Takes the event that comes next.
  mutating func take() -> YAMLEvent? {
    guard next < events.count else { return nil }
    defer { next += 1 }
    return events[next]
  }

  /// Takes events up to the end of the collection whose start was taken last; false when they end early.
  mutating func skipCollection() -> Bool {
    var open = 1
    while open > 0 {
      guard let event = take() else { return false }
      switch event.kind {
      case .sequenceStart, .mappingStart: open += 1
      case .sequenceEnd, .mappingEnd: open -= 1
      default: break
      }
    }
    return true
  }

  // MARK: - Findings

  func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file, bytes) }

  mutating func add(_ finding: Finding) { findings.append(finding) }

  mutating func add(
    _ kind: YAMLFinding, _ message: String, at bytes: Range<Int>, notes: [Finding.Note] = []
  ) {
    findings.append(Finding(kind, message, at: .range(range(bytes)), notes: notes))
  }

  /// Says that the file is empty, at its first byte.
  mutating func addEmptyFile() {
    add(.emptyFile, "the file holds no keys: write some, or remove it", at: scan.start..<scan.start)
  }

  /// Counts nodes, and stops everything once there are too many.
  mutating func countNodes(_ count: Int, at bytes: Range<Int>) -> Bool {
    nodeCount += count
    if nodeCount <= YAMLReader.maximumNodes { return true }
    isStopped = true
    add(
      .tooManyNodes,
      "with aliases expanded, the file has more than \(YAMLReader.maximumNodes) nodes: split it, or "
        + "repeat less",
      at: bytes)
    return false
  }

  /// Drops what was found in the line that libyaml refuses: it follows from the same fault.
  mutating func cutFindings(from offset: Int) {
    let line = SourceLine(in: file.bytes, at: offset).bytes.lowerBound
    findings.removeAll { finding in
      guard case .range(let range) = finding.place else { return false }
      return range.bytes.lowerBound >= line
    }
  }
}
