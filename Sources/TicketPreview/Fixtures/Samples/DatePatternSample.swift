import TicketSchema

/// Writes moments by the LDML pattern by which a field reads them, in English and ASCII digits.
struct DatePatternSample {
  private let pieces: [DatePattern.Piece]

  init(_ pattern: String) {
    pieces = DatePattern(pattern)?.pieces ?? []
  }

  /// The text of a moment.
  func text(_ moment: SampleMoment) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .field(let letter, let count, _):
        Self.text(Character(Unicode.Scalar(letter)), count, moment)
      }
    }.joined()
  }

  private static func text(_ letter: Character, _ count: Int, _ moment: SampleMoment) -> String {
    switch letter {
    case "y" where count == 2: SampleMoment.padded(moment.year % 100, 2)
    case "y", "u": SampleMoment.padded(moment.year, count)
    case "M" where count > 2, "L" where count > 2:
      name(months[moment.month - 1], isShort: count == 3)
    case "M", "L": SampleMoment.padded(moment.month, count)
    case "d": SampleMoment.padded(moment.day, count)
    case "H": SampleMoment.padded(moment.hour, count)
    case "k": SampleMoment.padded(moment.hour == 0 ? 24 : moment.hour, count)
    case "h": SampleMoment.padded((moment.hour + 11) % 12 + 1, count)
    case "K": SampleMoment.padded(moment.hour % 12, count)
    case "m": SampleMoment.padded(moment.minute, count)
    case "s": SampleMoment.padded(moment.second, count)
    case "S": String(String(repeating: "0", count: count))
    case "E": name(weekdays[moment.weekday], isShort: count < 4)
    case "a": moment.hour < 12 ? "AM" : "PM"
    case "z", "O": count == 4 ? "GMT+08:00" : "GMT+8"
    case "Z": count == 4 ? "GMT+08:00" : count == 5 ? "+08:00" : "+0800"
    case "X", "x": count == 1 ? "+08" : count.isMultiple(of: 2) ? "+0800" : "+08:00"
    default: ""
    }
  }

  private static func name(_ name: String, isShort: Bool) -> String {
    isShort ? String(name.prefix(3)) : name
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
