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
    affordable(names).isEmpty ? nil : nearestName(to: written, among: names)
  }

  /// The names that may be looked at now: a thousand at most, and none when the bound is reached.
  mutating func affordable<Names: Collection<String>>(_ names: Names) -> Names.SubSequence {
    guard lettersLeft > 0 else { return names.prefix(0) }
    let some = names.prefix(1_000)
    for name in some { lettersLeft -= name.utf8.count + 1 }
    return some
  }
}
