/// Reads date texts of one LDML pattern, in English and ASCII digits whatever the device's locale.
struct DatePatternReader: Sendable {
  private let steps: [DateStep]

  /// Whether the pattern names an hour.
  private let hasTimeOfDay: Bool

  /// Prepares a pattern; nil when it has a field that texts cannot be read by, or no year.
  init?(_ pattern: String) {
    guard let pieces = DatePattern(pattern)?.pieces else { return nil }
    var steps: [DateStep] = []
    var letters: Set<UInt8> = []
    for piece in pieces {
      if case .field(let letter, _) = piece, !letters.insert(letter).inserted { return nil }
    }
    var rest = pieces[...]
    while let piece = rest.first {
      if rest.starts(with: Self.dayPieces) {
        steps.append(.day)
        rest.removeFirst(Self.dayPieces.count)
      } else if rest.starts(with: Self.timeOfDayPieces) {
        steps.append(.timeOfDay)
        rest.removeFirst(Self.timeOfDayPieces.count)
      } else {
        guard let step = DateStep(piece) else { return nil }
        steps.append(step)
        rest.removeFirst()
      }
    }
    func has(_ wanted: String) -> Bool { wanted.utf8.contains { letters.contains($0) } }
    guard has("yu"), !has("hK") || has("a") else { return nil }
    self.steps = steps
    hasTimeOfDay = has("HhKk")
  }

  private static let dayPieces = DatePattern("yyyy-MM-dd")?.pieces ?? []
  private static let timeOfDayPieces = DatePattern("HH:mm:ss")?.pieces ?? []

  /// What a text says; nil when it has another form or names a time that does not exist.
  func time(_ bytes: JSONBytes, _ range: Range<Int>) -> CivilTime? {
    var cursor = DateCursor(bytes, range)
    var time = CivilTime(day: CivilDay(year: 0, month: 1, day: 1))
    time.hasTimeOfDay = hasTimeOfDay
    var hourOf12: Int?
    var period = 0
    for step in steps {
      switch step {
      case .literal(let text):
        guard cursor.take(text) else { return nil }
      case .day:
        guard let day = cursor.day() else { return nil }
        time.day = day
      case .timeOfDay:
        guard let found = cursor.timeOfDay() else { return nil }
        (time.hour, time.minute, time.second) = found
      case .fraction(let count):
        guard let value = cursor.nanoseconds(count, count) else { return nil }
        time.nanosecond = value
      case .zone(let named):
        guard let offset = Self.zone(&cursor, named: named) else { return nil }
        time.offset = offset
      case .number(let unit, let least, let most):
        guard let value = cursor.digits(least, most),
          Self.set(unit, value, &time, &hourOf12, &period)
        else { return nil }
      case .name(let unit, let names, let first):
        guard let index = names.firstIndex(where: { cursor.take(word: $0) }),
          Self.set(unit, index + first, &time, &hourOf12, &period)
        else { return nil }
      }
    }
    if let hourOf12 { time.hour = hourOf12 + 12 * period }
    return cursor.isAtEnd && time.exists ? time : nil
  }

  /// Stores a value; false when its unit cannot have it.
  @inline(__always)
  private static func set(
    _ unit: DateUnit, _ value: Int, _ time: inout CivilTime, _ hourOf12: inout Int?,
    _ period: inout Int
  ) -> Bool {
    switch unit {
    case .year: time.day.year = value
    case .yearOfCentury: time.day.year = value < 50 ? 2_000 + value : 1_900 + value
    case .month: time.day.month = value
    case .day: time.day.day = value
    case .hour: time.hour = value
    case .hourFrom1:
      guard 1...24 ~= value else { return false }
      time.hour = value % 24
    case .hourOf12:
      guard 1...12 ~= value else { return false }
      hourOf12 = value % 12
    case .hourOf12From0:
      guard 0..<12 ~= value else { return false }
      hourOf12 = value
    case .minute: time.minute = value
    case .second: time.second = value
    case .period: period = value
    case .weekday: break
    }
    return true
  }

  private static func zone(_ cursor: inout DateCursor, named: Bool) -> Int? {
    guard named, cursor.take(word: [0x67, 0x6D, 0x74]) || cursor.take(word: [0x75, 0x74, 0x63])
    else { return cursor.zoneOffset() }
    // Behind `GMT` an offset may follow, also with one digit of hours: `GMT+8`.
    return cursor.offsetBehindName()
  }
}

extension DateStep {
  fileprivate init?(_ piece: DatePattern.Piece) {
    switch piece {
    case .literal(let text): self = .literal(text)
    case .field(let letter, let count): self.init(letter: letter, count: count)
    }
  }

  /// The step for a pattern field; nil where a text cannot be read by it.
  private init?(letter: UInt8, count: Int) {
    // Nine digits are the most that a step reads.
    guard count <= 9 else { return nil }
    switch (Character(UnicodeScalar(letter)), count) {
    case ("y", 1): self = .number(.year, least: 1, most: 4)
    case ("y", 2): self = .number(.yearOfCentury, least: 2, most: 2)
    case ("u", 1): self = .number(.year, least: 1, most: 4)
    case ("y", _), ("u", _): self = .number(.year, least: count, most: count)
    case ("M", 3), ("L", 3): self = .name(.month, EnglishNames.shortMonths, first: 1)
    case ("M", 4), ("L", 4): self = .name(.month, EnglishNames.months, first: 1)
    case ("E", 1...3): self = .name(.weekday, EnglishNames.shortWeekdays, first: 0)
    case ("E", 4): self = .name(.weekday, EnglishNames.weekdays, first: 0)
    case ("a", 1...3): self = .name(.period, EnglishNames.periods, first: 0)
    case ("S", _): self = .fraction(count: count)
    case ("Z", 4), ("z", 1...3), ("O", 1...4): self = .zone(named: true)
    case ("Z", 1...5), ("X", 1...5), ("x", 1...5): self = .zone(named: false)
    case (let letter, 1...2):
      guard let unit = Self.twoDigitUnits[letter] else { return nil }
      self = .number(unit, least: count, most: 2)
    default: return nil
    }
  }

  private static let twoDigitUnits: [Character: DateUnit] = [
    "M": .month, "L": .month, "d": .day, "H": .hour, "k": .hourFrom1, "h": .hourOf12,
    "K": .hourOf12From0, "m": .minute, "s": .second,
  ]
}
