import Diagnostics
import TicketSchema

/// The way from a schemas folder to its validated catalog, for every verb that needs one.
enum CatalogReader {
  /// What a valid schemas folder holds.
  struct Result {
    let catalog: TicketCatalog

    /// The paths of the files that were read, as findings print them.
    let files: [String]
  }

  /// Returns the catalog of a folder, or nil when any finding is an error.
  ///
  /// - Parameter folder: the folder as typed.
  static func catalog(
    of folder: String, into findings: inout FindingCollector
  ) -> TicketCatalog? {
    read(folder, into: &findings)?.catalog
  }

  /// Returns the catalog of a folder with its files, or nil when any finding is an error.
  static func read(
    _ folder: String, ticketFilesOnly: Bool = false, into findings: inout FindingCollector
  ) -> Result? {
    let schemas = SchemaFolder.printed(folder)
    let inputs = SchemaFolder.inputs(
      of: schemas, ticketFilesOnly: ticketFilesOnly, into: &findings)
    guard let inputs else { return nil }
    let catalog = SchemaReader.catalog(folder: schemas, inputs: inputs, into: &findings)
    if findings.hasErrors { return nil }
    if let catalog { return Result(catalog: catalog, files: inputs.map(\.file.path)) }
    findings.addInternalFault("the schemas were rejected without a reason", path: schemas)
    return nil
  }
}
