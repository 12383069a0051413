import Diagnostics

/// The entries of a mapping while it is read.
struct MappingBuilder {
  /// Up to this many keys, comparing each is faster than hashing.
  private static let smallCount = 12

  /// Room for the keys of most mappings.
  private static let usualCount = 4

  private var entries: [YAMLEntry] = []

  /// The number in `entries` of every key; kept only past `smallCount`.
  private var numbers: [ExactText: Int] = [:]

  /// The mappings that `<<` merges, in their order.
  private var merged: [[YAMLEntry]] = []

  /// Where `<<` stands.
  var mergeKey: SourceRange?

  /// The first key of a flow mapping that has neither `:` nor a value.
  private(set) var bareKey: BareKey?

  /// The value of the entry before, while it is a plain scalar that is written there.
  private var plainValue: Range<Int>?

  /// Whether the entry before is a bare key.
  private var isBehindBareKey = false

  /// Whether what was found makes the whole mapping useless.
  var isRefused = false

  /// Takes note of an entry that is only a key.
  mutating func noteBareKey(_ text: String, at bytes: Range<Int>) {
    isRefused = true
    if bareKey == nil {
      bareKey = BareKey(text: text, bytes: bytes, cutValue: plainValue, end: bytes.upperBound)
    } else if isBehindBareKey {
      bareKey?.end = bytes.upperBound
    }
    isBehindBareKey = true
    plainValue = nil
  }

  /// Takes note of an entry's value.
  mutating func noteValue(_ node: YAMLNode) {
    isBehindBareKey = false
    let isPlain = node.scalar?.style == .plain && !node.isNull && !node.isAlias
    plainValue = isPlain ? node.range.bytes : nil
  }

  /// Adds an entry, or returns where its key stands already.
  mutating func insert(_ entry: YAMLEntry) -> SourceRange? {
    if let number = number(of: entry.key.text) {
      entries[number].isRepeated = true
      return entries[number].keyRange
    }
    append(entry)
    return nil
  }

  /// Adds the entries of a merged mapping; those of mappings merged before win.
  mutating func merge(_ entries: [YAMLEntry]) { merged.append(entries) }

  /// Returns the own entries, then those of the merged mappings whose keys are new.
  mutating func finish() -> [YAMLEntry] {
    for entry in merged.joined() where number(of: entry.key.text) == nil { append(entry) }
    return entries
  }

  private mutating func append(_ entry: YAMLEntry) {
    if entries.isEmpty { entries.reserveCapacity(Self.usualCount) }
    entries.append(entry)
    if entries.count == Self.smallCount + 1 {
      for (number, entry) in entries.enumerated() { numbers[ExactText(entry.key.text)] = number }
    } else if entries.count > Self.smallCount {
      numbers[ExactText(entry.key.text)] = entries.count - 1
    }
  }

  private func number(of key: String) -> Int? {
    if entries.count > Self.smallCount { return numbers[ExactText(key)] }
    return entries.firstIndex { ExactText($0.key.text) == ExactText(key) }
  }
}
