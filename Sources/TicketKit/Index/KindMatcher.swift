/// Tells the kinds of rows that name or show their kind one by one.
///
/// It is an object, so that a row counts one reference and not those of all contents.
final class KindMatcher {
  private let contents: TicketLayout.Contents
  private let keys: [RowLayout.Keys]
  private let slots: [Int]

  /// Why the discriminator of the whole response, or of a row that has none, names no kind.
  private let code: TicketIssue.Code
  private let start: Int

  /// - Parameters:
  ///   - code: Why the response's discriminator names no kind.
  ///   - start: Where it begins, or 0.
  init(_ contents: TicketLayout.Contents, _ code: TicketIssue.Code, start: Int) {
    self.contents = contents
    keys = contents.rows.keys
    slots = contents.rows.keySlots
    self.code = code
    self.start = start
  }

  /// The kind that a row's discriminator names, or what is known of all rows where they have none.
  func kind(_ bytes: JSONBytes, _ recorder: SlotRecorder) -> RowKind {
    guard let slot = contents.rows.discriminatorSlot else { return .none(code, start: start) }
    return contents.kind(bytes, at: recorder[slot])
  }

  /// The kind of a row whose values have been found: by its discriminator, else by what it has,
  /// else the one of unknown rows.
  func kind(
    _ bytes: JSONBytes, row: Int, _ recorder: SlotRecorder, _ texts: inout EmbeddedTexts
  ) throws(JSONFault) -> RowKind {
    let unnamed = kind(bytes, recorder)
    guard case .none(let code, let start) = unnamed, code != .ambiguousType else { return unnamed }
    var claimed: Int?
    for keys in keys where try claims(keys, bytes, row, recorder, &texts) {
      guard claimed == nil else {
        texts.keep(nil, row: row)
        return .none(.ambiguousType, start: start)
      }
      claimed = keys.kind
    }
    texts.keep(claimed.flatMap { contents.rows.kinds[$0].embedded }, row: row)
    return claimed.map { .known($0) } ?? contents.unclaimed(code, start: start)
  }

  private func claims(
    _ keys: RowLayout.Keys, _ bytes: JSONBytes, _ row: Int, _ recorder: SlotRecorder,
    _ texts: inout EmbeddedTexts
  ) throws(JSONFault) -> Bool {
    // Most kinds lack the first value already.
    if !keys.areInTexts, !isThere(bytes, recorder.start(slots[keys.has.lowerBound])) {
      return false
    }
    guard keys.areInTexts, let layout = contents.rows.kinds[keys.kind].embedded else {
      return keys.has.allSatisfy { isThere(bytes, recorder.start(slots[$0])) }
        && !keys.lacks.contains { isThere(bytes, recorder.start(slots[$0])) }
    }
    try texts.read(layout, row: row, recorder)
    return keys.has.allSatisfy { texts.isThere(slots[$0], layout, recorder) }
      && !keys.lacks.contains { texts.isThere(slots[$0], layout, recorder) }
  }

  /// Whether a value is there and not null.
  private func isThere(_ bytes: JSONBytes, _ start: Int) -> Bool {
    start > 0 && bytes[start] != 0x6E
  }
}

extension TicketLayout.Contents {
  /// What is known of all rows by the response's discriminator, or by there being none.
  func rows(_ bytes: JSONBytes, responseDiscriminator start: Int?) -> RowKind {
    var unnamed = RowKind.none(.missingType, start: 0)
    switch envelope.discriminator {
    case .row: return .perRow(.missingType, start: 0)
    case .response: unnamed = kind(bytes, at: start)
    case .none: break
    }
    guard case .none(let code, let start) = unnamed, code != .ambiguousType else { return unnamed }
    return keyKinds.isEmpty ? unclaimed(code, start: start) : .perRow(code, start: start)
  }

  /// What becomes of a row that no kind claims by its discriminator or by what it has.
  func unclaimed(_ code: TicketIssue.Code, start: Int) -> RowKind {
    // Where no kind goes by a discriminator, nobody misses it.
    let isNotMissed = !hasValueKinds && (code == .missingType || code == .nullType)
    guard code == .unknownType || isNotMissed else { return .none(code, start: start) }
    switch unknownKinds.count {
    case 0: return .none(.unknownType, start: start)
    case 1: return .known(unknownKinds[0])
    default: return .none(.ambiguousType, start: start)
    }
  }
}
