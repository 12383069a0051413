import Diagnostics
import TicketKit
import TicketPreview

/// `ticketgen explain`: for each property of a row, how it came to its text.
struct ExplainCommand: Command {
  var schemas: String

  /// The response as typed; `-`: standard input.
  var data: String

  /// The row to explain, counted from 0; nil: all of them.
  var row: Int?
  var context = ContextOptions()

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    guard let catalog = CatalogReader.catalog(of: schemas, into: &findings),
      let file = DataFile.read(data, progress: console.progress, into: &findings)
    else { return nil }
    let explainer = Explainer(
      catalog: catalog, context: context.context(for: catalog.settings))
    do {
      let text = try explainer.text(for: file.data, row: row) { done, all in
        console.progress?.report("\(done) of \(counted(all, "row"))")
      }
      console.output(text, into: &findings)
    } catch Explainer.Fault.noSuchRow(let count) {
      let known = count == 0 ? "none" : count == 1 ? "only row 0" : "rows 0 to \(count - 1)"
      findings.add(
        CommandFinding.noRows, "there is no row \(row ?? 0): the response has \(known)",
        path: file.path)
    } catch {
      file.report(any: error, into: &findings)
    }
    return nil
  }
}

extension ExplainCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    schemas = try arguments.required(.schemas)
    guard let file = try arguments.file(.response, or: .data) else {
      throw arguments.error(.missingOption(.data))
    }
    data = file
    row = arguments.number(.row)
    context = ContextOptions(arguments)
  }
}
