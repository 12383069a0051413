/// What a row gives for one field.
struct FieldResolution {
  /// The entry in the offset table.
  var entry = OffsetTable.absent

  /// The issue's code, where there is one.
  var code: TicketIssue.Code?

  /// The alternate that the issue is about, and where its value begins, or 0.
  var alternate = 0
  var valueStart = 0

  /// Whether the row cannot be shown.
  var dropsRow = false
}

extension FieldLayout {
  /// Picks the first usable one of the field's alternates.
  ///
  /// - Parameter start: Where the value of an alternate begins, or nil.
  func resolve(_ bytes: JSONBytes, start: (Int) -> Int?) -> FieldResolution {
    var resolution = FieldResolution()
    for alternate in queries.indices {
      guard let start = start(alternate) else { continue }
      switch verdict(bytes, at: start) {
      case .usable:
        return FieldResolution(entry: UInt32(truncatingIfNeeded: start))
      case .absent:
        break
      case .wrong(let fault):
        // The first wrong one is what the issue points at, if none is usable.
        guard resolution.code == nil else { continue }
        resolution.code = fault == .outOfRange ? .outOfRange : .wrongType
        resolution.alternate = alternate
        resolution.valueStart = start
      }
    }
    if resolution.code != nil, !treatsInvalidAsAbsent {
      resolution.dropsRow = true
    } else if defaultJSON != nil {
      resolution.entry = OffsetTable.isDefault
    } else if !isOptional {
      if resolution.code == nil {
        resolution.code = .missing
        resolution.valueStart = start(0) ?? 0
      }
      resolution.dropsRow = true
    }
    return resolution
  }
}
