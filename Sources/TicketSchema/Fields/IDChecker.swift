import Diagnostics

/// Checks the field that gives a ticket's identity.
struct IDChecker {
  let fields: FieldTable

  /// The field's index; nil when none is named, or a wrong one, which is reported.
  func check(_ written: WrittenText?, report: inout SchemaReport) -> Int? {
    guard let written, let (index, type) = fields.field(written, report: &report) else {
      return nil
    }
    let wayOut = "name a string or integer field that is always there"
    switch type {
    case .string, .integer: break
    case .bool, .decimal, .money, .rate, .date, .enumeration, .list:
      report.add(
        .wrongID, "\(quote(written.text)) is \(type.phrase), which is no identity: \(wayOut)",
        at: written.range)
      return nil
    }
    if fields[index].mayBeAbsent {
      report.add(
        .wrongID, "\(quote(written.text)) may be absent, so it is no identity: \(wayOut)",
        at: written.range)
      return nil
    }
    return index
  }
}
