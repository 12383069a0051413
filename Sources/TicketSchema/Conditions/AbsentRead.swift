import Diagnostics

/// Reports that a required property reads a field that may be absent.
enum AbsentRead {
  static func report(
    _ name: String, at part: Range<Int>, of written: WrittenText, report: inout SchemaReport
  ) {
    report.add(
      .mayBeAbsent,
      "\(quote(name)) may be absent here, and the property needs a value: read it behind "
        + "`\(name) is present and`, after a case `when: \(name) is absent`, or give the field a "
        + "`default`",
      at: part, of: written)
  }
}
