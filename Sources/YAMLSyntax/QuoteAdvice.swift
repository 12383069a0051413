/// The advice to quote a value, with the quoted value itself unless it is long or of several lines.
func quoteAdvice(for value: ArraySlice<UInt8>) -> String {
  let advice = "quote the whole value"
  guard !value.isEmpty, value.count <= 120, !value.contains(where: \.isLineBreak) else {
    return advice
  }
  return "\(advice): `\(quoted(String(decoding: value, as: UTF8.self)))`"
}

/// Writes a text as a YAML scalar in quotes: double ones, or single ones where a backslash or a double quote
/// would need an escape.
private func quoted(_ text: String) -> String {
  if !text.contains("\\"), !text.contains("\"") { return "\"\(text)\"" }
  let parts = text.split(separator: "'", omittingEmptySubsequences: false)
  return "'\(parts.joined(separator: "''"))'"
}
