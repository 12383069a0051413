/// The fields that are known to be present at a place of a display property.
struct KnownFields {
  /// What the cases before prove.
  var before: Set<Int> = []

  /// What the case's own condition proves.
  var here: Set<Int> = []

  func contains(_ field: Int) -> Bool { before.contains(field) || here.contains(field) }
}
