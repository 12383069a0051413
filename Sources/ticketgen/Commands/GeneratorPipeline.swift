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
  }

  /// Returns the files, or nil when any finding is an error.
  static func run(
    _ options: GeneratorOptions, into findings: inout FindingCollector
  ) -> Result? {
    let schemas = SchemaFolder.printed(options.schemas)
    guard let inputs = SchemaFolder.inputs(of: schemas, into: &findings) else { return nil }

    let catalog = SchemaReader.catalog(folder: schemas, inputs: inputs, into: &findings)
    guard let catalog, !findings.hasErrors else {
      if !findings.hasErrors {
        findings.add(
          CommandFinding.internalFault,
          "the schemas were rejected without a reason: this is a fault in ticketgen itself;"
            + " please report it, with the schemas if you may", path: schemas)
      }
      return nil
    }

    let files = TicketGenerator.files(
      for: catalog, access: options.access ?? catalog.settings.access)
    let folder = OutputLocation.path(
      schemas: schemas, option: options.output, setting: catalog.settings.output)
    return Result(
      kindCount: catalog.kinds.count, files: files, folder: folder, schemas: schemas)
  }
}
