/// What a text says that has the form of an LDML pattern, as far as it can name a time that does not exist.
struct DateTextParts {
  var date = CivilDate(year: 0, month: 1, day: 1)

  /// The hour from 0, where no hour of a half day stands in its place.
  var hour = 0

  /// Whether the text names an hour of a half day, which is checked where it is read.
  var hasHourOf12 = false

  /// Whether there is such a day and hour.
  var exist: Bool { date.exists && (hasHourOf12 || hour < 24) }
}
