/// A text from the file as messages repeat it: its first 80 characters.
func shortened(_ text: String) -> String {
  guard text.utf8.count > 80, text.count > 80 else { return text }
  return "\(text.prefix(80))…"
}
