import Diagnostics

/// Checks the options of a date field.
struct DateOptionsChecker {
  /// The formats that have a name; every other is an LDML pattern.
  static let namedFormats = ["iso8601", "seconds", "milliseconds"]

  let options: WrittenMapping?
  let projectZone: String

  /// The options with their defaults filled in; nil when one is wrong, which is reported.
  func check(report: inout SchemaReport) -> DateFieldOptions? {
    var isUsable = true
    var result = DateFieldOptions(
      format: "iso8601", timeZone: projectZone, displayTimeZone: nil, endOfDay: false)
    guard let options else { return result }
    if options["format"] != nil {
      if let format = options.text("format", report: &report), check(format, report: &report) {
        result.format = format.text
      } else {
        isUsable = false
      }
    }
    if options["timeZone"] != nil {
      if let zone = TimeZoneName.read("timeZone", of: options, report: &report) {
        result.timeZone = zone
      } else {
        isUsable = false
      }
    }
    if options["displayTimeZone"] != nil {
      result.displayTimeZone = TimeZoneName.read("displayTimeZone", of: options, report: &report)
      isUsable = isUsable && result.displayTimeZone != nil
    }
    if options["endOfDay"] != nil {
      let flag = options.text("endOfDay", report: &report)
      result.endOfDay = flag?.text == "true"
      isUsable = isUsable && flag != nil
    }
    return isUsable ? result : nil
  }

  private func check(_ format: WrittenText, report: inout SchemaReport) -> Bool {
    if Self.namedFormats.contains(format.text) { return true }
    if let nearest = report.nearest(to: format.text, among: Self.namedFormats) {
      report.add(
        .datePattern, "there is no format \(quote(format.text)): did you mean `\(nearest)`?",
        at: format.range, suggestion: nearest)
      return false
    }
    let problems = DatePatternCheck(use: .reading).problems(of: format.text)
    for problem in problems {
      report.add(.datePattern, problem.message, at: problem.part, of: format)
    }
    return problems.isEmpty
  }
}
