import Diagnostics
import Foundation
import TicketSchema

/// The schemas in `Fuzzing/Schemas`, whose fields are of every type.
enum FuzzSchemas {
  /// The package's folder: where the environment says, or the working folder.
  static let root =
    ProcessInfo.processInfo.environment["TICKETGEN_FUZZ_ROOT"] ?? "."

  /// The catalogs, one for each folder.
  static var catalogs: [TicketCatalog] {
    ["response", "row"].map { name in
      var findings = FindingCollector()
      let folder = "\(root)/Fuzzing/Schemas/\(name)"
      guard let inputs = SchemaFolder.inputs(of: folder, into: &findings),
        let catalog = SchemaReader.catalog(folder: folder, inputs: inputs, into: &findings)
      else {
        var formatter = FindingFormatter()
        fail("the fuzzer's own schemas are refused:\n\(formatter.text(findings.findings))")
      }
      return catalog
    }
  }
}
