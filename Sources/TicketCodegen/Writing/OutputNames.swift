import TicketSchema

/// Names the outputs of a schemas folder from the names of its files alone, so that a build system
/// knows every output before the tool has run.
package enum OutputNames {
  /// The file that tells the kinds apart.
  package static let factoryFile = KindFileName.factoryFile

  /// The file of a ticket type.
  package static func fileName(ofType typeName: String) -> String {
    KindFileName.outputFile(ofType: typeName)
  }

  /// The outputs of a schemas folder, in UTF-8 byte order.
  ///
  /// Files that are no schemas of a kind have no output: the settings, bases, hidden files and
  /// those of other extensions.
  ///
  /// - Parameter paths: the paths of the folder's files relative to it, with `/` between steps.
  package static func fileNames(forSchemas paths: some Sequence<String>) -> [String] {
    KindFileName.outputFiles(forSchemas: paths)
  }
}
