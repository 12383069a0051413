/// The names of files that a run writes beside their places before it renames them.
enum TemporaryName {
  private static let prefix = ".ticketgen-"
  private static let suffix = ".tmp"

  /// The name of a run's file by its number.
  ///
  /// A run holds the folder's lock, so whatever has such a name was left by a run that was killed.
  static func name(_ number: Int) -> String { "\(prefix)\(number)\(suffix)" }

  /// Whether a name is one of these.
  static func matches(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix)
      && name.utf8.count > prefix.utf8.count + suffix.utf8.count
      && name.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
        .allSatisfy { (0x30...0x39).contains($0) }
  }
}
