/// What to do with the values that a row is searched for, made once from a row layout.
struct RowPlan: Sendable {
  /// What to do with the value of a slot.
  struct Slot: Sendable {
    /// The forms in which a value is usable as it stands.
    let usable: ValueForms

    /// The slot's bit in the set of those that a row has.
    let bit: UInt64

    /// What is noted for null, where that is usable.
    let nullEntry: NullEntry
  }

  /// What is noted for null.
  enum NullEntry: UInt8, BitwiseCopyable {
    case absent
    case isDefault

    /// Where it begins, as of any value.
    case start
  }

  /// The bit that says that a row must be looked at again.
  static var unusual: UInt64 { 1 << 63 }

  /// Whether the slots are the fields of the only kind that rows can have.
  ///
  /// Values are noted in the row's entries of the offset table then, at once and for good. In other
  /// rows it shows at their end what their values are good for.
  let isDirect: Bool

  /// Per slot, and behind them for values that nobody wants.
  let slots: [Slot]

  /// The bits of the slots without which a row is not as usual.
  let required: UInt64

  /// The entries of a row that has no values: its header, without a start, and its fields.
  let template: [UInt32]
}

extension RowPlan {
  init(
    trie: PathTrie, kinds: [RowLayout.Kind], isKindKnown: Bool, fields: [RowLayout.QuickField]
  ) {
    let unwanted = Slot(usable: .all, bit: 0, nullEntry: .start)
    let isPlain = trie.nodes.allSatisfy { $0.elements.isEmpty && ($0.slot < 0 || $0.inner.isEmpty) }
    guard kinds.count == 1, isKindKnown, isPlain, trie.nodes[0].slot < 0, fields.count < 63,
      kinds[0].slots.enumerated().allSatisfy({ $1 == [$0] })
    else {
      isDirect = false
      slots = Array(repeating: unwanted, count: trie.slotCount + 1)
      required = 0
      template = []
      return
    }
    isDirect = true
    slots =
      fields.enumerated().map { number, field in
        Slot(
          usable: field.usable, bit: 1 << UInt64(number),
          nullEntry: field.absence == .isDefault ? .isDefault : .absent)
      } + [unwanted]
    required = fields.enumerated().reduce(0) { bits, field in
      field.element.absentEntry == nil ? bits | 1 << UInt64(field.offset) : bits
    }
    template =
      [0, UInt32(truncatingIfNeeded: kinds[0].number)]
      + fields.map { $0.absentEntry ?? OffsetTable.absent }
  }
}
