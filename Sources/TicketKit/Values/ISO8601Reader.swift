/// Reads the ISO 8601 texts that servers send, with and without time, seconds, fraction and zone.
enum ISO8601Reader {
  /// What the text says; nil when it has another form or names a time that does not exist.
  static func time(_ bytes: JSONBytes, _ range: Range<Int>) -> CivilTime? {
    var cursor = DateCursor(bytes, range)
    guard let day = cursor.day() else { return nil }
    var time = CivilTime(day: day)
    if !cursor.isAtEnd {
      guard cursor.take(UInt8(ascii: "T")) || cursor.take(UInt8(ascii: " ")),
        readTimeOfDay(&cursor, into: &time), cursor.isAtEnd
      else { return nil }
    }
    return time.exists ? time : nil
  }

  private static func readTimeOfDay(_ cursor: inout DateCursor, into time: inout CivilTime) -> Bool
  {
    time.hasTimeOfDay = true
    if let found = cursor.timeOfDay() {
      (time.hour, time.minute, time.second) = found
      if cursor.take(UInt8(ascii: ".")) || cursor.take(UInt8(ascii: ",")) {
        guard let nanosecond = cursor.nanoseconds(1, 9) else { return false }
        time.nanosecond = nanosecond
      }
    } else {
      guard let hour = cursor.digits(2, 2), cursor.take(UInt8(ascii: ":")),
        let minute = cursor.digits(2, 2)
      else { return false }
      (time.hour, time.minute) = (hour, minute)
    }
    if cursor.isAtEnd { return true }
    time.offset = cursor.zoneOffset()
    return time.offset != nil
  }
}
