/// What rows are searched for: the queries of all their possible kinds in one trie.
final class RowLayout: Sendable {
  /// A kind's fields among those of all kinds.
  final class Kind: Sendable {
    let number: Int

    /// The kind's part of `quickFields`.
    let quick: Range<Int>
    let fields: [FieldLayout]

    /// Per field the slots of its alternates and, behind them, of its companion; `~number` is a
    /// place in one of the texts.
    let slots: [[Int]]

    /// How many entries a row has behind its header: one per field, then one per companion.
    let entryCount: Int

    /// The texts in strings that the kind's queries go on through; nil when none does.
    let embedded: EmbeddedLayout?

    init(
      number: Int, quick: Range<Int>, fields: [FieldLayout], slots: [[Int]],
      embedded: EmbeddedLayout?
    ) {
      self.number = number
      self.quick = quick
      self.fields = fields
      self.slots = slots
      self.embedded = embedded
      entryCount = fields.count + fields.count { $0.companion != nil }
    }
  }

  /// The size of a kind's rows, apart from the kind so that it is read without counting references.
  struct Shape: BitwiseCopyable {
    let number: Int32
    let firstQuick: Int32
    let fieldCount: Int32
    let entryCount: Int32
    let hasTexts: Bool
  }

  /// What a row has, and lacks, if it is of a kind: ranges of `keySlots`.
  struct Keys: Sendable {
    let kind: Int
    let has: Range<Int>
    let lacks: Range<Int>

    /// Whether some of these stand in texts.
    let areInTexts: Bool
  }

  /// What a kind's rows are searched for.
  struct Search {
    var fields: [FieldLayout] = []
    var embedded: [SingularQuery] = []

    /// What a row has, and lacks, if it is of this kind.
    var has: [SingularQuery] = []
    var lacks: [SingularQuery] = []
  }

  let trie: PathTrie

  /// The slot of the row's discriminator; nil when all rows are of one kind.
  let discriminatorSlot: Int?

  /// The fields of all kinds, one kind behind the other.
  let quickFields: [QuickField]

  /// The kinds that rows may have, and their shapes.
  let kinds: [Kind]
  let shapes: [Shape]

  /// The kinds that rows tell by what they have.
  let keys: [Keys]
  let keySlots: [Int]

  /// What to do with values while rows are read.
  let plan: RowPlan

  /// - Parameters:
  ///   - firstKind: The number of the first kind of `kinds`; the others follow.
  ///   - isKindKnown: Whether all rows are of the only kind.
  init(
    discriminator: SingularQuery?, kinds searches: [Search], firstKind: Int, isKindKnown: Bool
  ) {
    var trie = PathTrie()
    discriminatorSlot = discriminator.map { trie.insert($0) }
    var places: [SearchPlaces] = []
    var texts = EmbeddedBuilders()
    for search in searches { places.append(SearchPlaces(search, &trie, &texts)) }

    var quickFields: [QuickField] = []
    var kinds: [Kind] = []
    var keys: [Keys] = []
    var keySlots: [Int] = []
    for (search, places) in zip(searches, places) {
      if !places.has.isEmpty {
        let middle = keySlots.count + places.has.count
        keys.append(
          Keys(
            kind: kinds.count, has: keySlots.count..<middle,
            lacks: middle..<middle + places.lacks.count,
            areInTexts: (places.has + places.lacks).contains { $0 < 0 }))
        keySlots += places.has + places.lacks
      }
      let start = quickFields.count
      quickFields += zip(search.fields, places.fields).map { QuickField($0, slots: $1) }
      kinds.append(
        Kind(
          number: firstKind + kinds.count, quick: start..<quickFields.count,
          fields: search.fields, slots: places.fields,
          embedded: places.areInTexts ? texts.layout(search.embedded) : nil))
    }
    self.trie = trie
    self.quickFields = quickFields
    self.kinds = kinds
    shapes = kinds.map { kind in
      Shape(
        number: Int32(truncatingIfNeeded: kind.number),
        firstQuick: Int32(truncatingIfNeeded: kind.quick.lowerBound),
        fieldCount: Int32(truncatingIfNeeded: kind.quick.count),
        entryCount: Int32(truncatingIfNeeded: kind.entryCount), hasTexts: kind.embedded != nil)
    }
    self.keys = keys
    self.keySlots = keySlots
    plan = RowPlan(trie: trie, kinds: kinds, isKindKnown: isKindKnown, fields: quickFields)
  }
}
