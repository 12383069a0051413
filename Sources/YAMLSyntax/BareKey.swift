/// A key of a flow mapping that has neither `:` nor a value: what an unquoted template looks like, and what is
/// left of a value that holds a comma.
struct BareKey {
  let text: String
  let bytes: Range<Int>

  /// The value before the key, when the `,` between them may belong to it.
  let cutValue: Range<Int>?

  /// Where the last of several such keys in a row ends.
  var end: Int
}
