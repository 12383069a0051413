/// Returns a text of the schema as a message shows it: in backticks, and cut when it is long.
func quote(_ text: some StringProtocol) -> String {
  let shown = text.unicodeScalars.prefix(80)
  let isCut = shown.endIndex < text.unicodeScalars.endIndex
  return "`" + String(String.UnicodeScalarView(shown)) + (isCut ? "…`" : "`")
}
