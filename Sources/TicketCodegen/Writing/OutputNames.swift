import TicketSchema

/// Names the outputs of a schemas folder from the names of its files alone, so that a build system
/// knows every output before the tool has run.
package enum OutputNames {
  /// The file that tells the kinds apart.
  package static let factoryFile = "TicketFactory.swift"

  /// The file of a ticket type.
  package static func fileName(ofType typeName: String) -> String { typeName + ".swift" }

  /// The outputs of a schemas folder, in UTF-8 byte order.
  ///
  /// Files that are no schemas of a kind have no output: the settings, bases, hidden files and
  /// those of other extensions.
  ///
  /// - Parameter paths: the paths of the folder's files relative to it, with `/` between steps.
  package static func fileNames(forSchemas paths: some Sequence<String>) -> [String] {
    var names: Set = [factoryFile]
    for path in paths where isSchema(path) {
      let file = KindFileName(relativePath: path)
      guard file.role == .kind, let kind = file.kindName else { continue }
      names.insert(fileName(ofType: KindFileName.typeName(of: kind)))
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isSchema(_ path: String) -> Bool {
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") else { return false }
    return path.utf8.split(separator: UInt8(ascii: "/")).allSatisfy {
      $0.first != UInt8(ascii: ".")
    }
  }
}
