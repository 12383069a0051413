import Diagnostics

/// Reads a schemas folder's files into a validated catalog.
package enum SchemaReader {
  /// One file of the schemas folder, already read.
  package struct Input: Sendable {
    /// The path relative to the schemas folder, with `/` between its steps.
    package let relativePath: String
    package let file: SourceFile

    package init(relativePath: String, file: SourceFile) {
      self.relativePath = relativePath
      self.file = file
    }
  }

  /// Returns the catalog, or nil when any finding is an error.
  ///
  /// - Parameters:
  ///   - folder: the schemas folder as findings print it.
  ///   - inputs: the folder's files in UTF-8 byte order of their relative paths, `ticketgen.yaml` included.
  package static func catalog(
    folder: String, inputs: [Input], into findings: inout FindingCollector
  ) -> TicketCatalog? {
    nil
  }
}
