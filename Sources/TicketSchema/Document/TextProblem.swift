/// What is wrong in a text of the schema, and where, as UTF-8 offsets into its text.
struct TextProblem: Error {
  let message: String
  let part: Range<Int>
}
