import Diagnostics
import TicketCodegen
import TicketSchema

/// The whole way from a schemas folder to the files that stand for it; nothing is written yet.
enum GeneratorPipeline {
  /// What a valid schemas folder comes to.
  struct Result {
    let kindCount: Int
    let files: [TicketGenerator.Output]

    /// The output folder, and the schemas folder that it may not be.
    let folder: String
    let schemas: String

    /// The paths of the files that were read.
    let inputs: [String]
  }

  /// Returns the files, or nil when any finding is an error.
  static func run(
    _ options: GeneratorOptions, into findings: inout FindingCollector
  ) -> Result? {
    let schemas = SchemaFolder.printed(options.schemas)
    let input = CatalogReader.read(
      schemas, ticketFilesOnly: options.ticketFilesOnly, into: &findings)
    guard let input else { return nil }
    let catalog = input.catalog
    let files = TicketGenerator.files(
      for: catalog, access: options.access ?? catalog.settings.access)
    let folder = OutputLocation.path(
      schemas: schemas, option: options.output, setting: catalog.settings.output)
    return Result(
      kindCount: catalog.kinds.count, files: files, folder: folder, schemas: schemas,
      inputs: input.files)
  }
}
