import Diagnostics

/// Reports that a required property reads a field that may be absent.
enum AbsentRead {
  static func report(
    _ name: String, at part: Range<Int>, of written: WrittenText, report: inout SchemaReport
  ) {
    let wayOut =
      WrittenName.canStandInCondition(name)
      ? "read it behind `\(name) is present and`, after a case `when: \(name) is absent`, or give the "
        + "field a `default`"
      : "give the field a `default`, or another name, by which a condition can test it, and keep the "
        + "key with `from`"
    report.add(
      .mayBeAbsent,
      "\(quote(name)) may be absent here, and the property needs a value: \(wayOut)",
      at: part, of: written)
  }
}
