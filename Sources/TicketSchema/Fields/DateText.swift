/// Tells whether a text is a date of a format, for the defaults of date fields.
package enum DateText {
  /// Whether a text is `yyyy-MM-dd`, or that and a time of day in the forms of `iso8601`.
  package static func isISO8601(_ text: String) -> Bool {
    guard
      let match = text.wholeMatch(
        of: /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2})(.*))?/)
    else { return false }
    let output = match.output
    func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
    let date = CivilDate(
      year: number(output.1), month: number(output.2), day: number(output.3))
    guard date.exists, number(output.4) < 24, number(output.5) < 60 else { return false }
    guard
      let rest = (output.6 ?? "").wholeMatch(
        of: /(?::([0-9]{2})(?:[.,][0-9]{1,9})?)?(?:Z|[+-]([0-9]{2})(?::?([0-9]{2}))?)?/)
    else { return false }
    return number(rest.output.1) < 60 && number(rest.output.2) < 24 && number(rest.output.3) < 60
  }

  /// Whether a text has the form of an LDML pattern, which has passed `DatePatternCheck`.
  package static func matches(_ text: String, pattern: String) -> Bool {
    guard case .success(let parsed) = DatePattern.parse(pattern) else { return false }
    var rest = Array(text.utf8)[...]
    var parts = DateTextParts()
    for piece in parsed.pieces {
      switch piece {
      case .literal(let literal):
        guard rest.starts(with: literal.utf8) else { return false }
        rest = rest.dropFirst(literal.utf8.count)
      case .field(let letter, let count, _):
        let field = DateTextField(letter: Character(Unicode.Scalar(letter)), count: count)
        guard field.take(from: &rest, into: &parts) else { return false }
      }
    }
    return rest.isEmpty && parts.exist
  }
}
