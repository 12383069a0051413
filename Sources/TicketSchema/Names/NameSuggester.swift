import Diagnostics

/// Finds the names that misspelt ones were probably meant to be, within a bound.
///
/// The bound keeps a file full of unknown names among many known ones linear: when it is reached, there
/// are no more suggestions.
struct NameSuggester {
  /// How many letters of known names may still be looked at.
  private var lettersLeft = 200_000

  /// The nearest name; nil when none is near enough.
  mutating func nearest(to written: String, among names: some Collection<String>) -> String? {
    guard lettersLeft > 0 else { return nil }
    for name in names.prefix(1_000) { lettersLeft -= name.utf8.count + 1 }
    return nearestName(to: written, among: names)
  }
}
