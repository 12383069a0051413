import Diagnostics
import Foundation
import TicketKit
import TicketPreview
import TicketSchema

/// `ticketgen preview`: the tickets of responses, or of the fixtures, as a person sees them.
struct PreviewCommand: Command {
  /// What is shown.
  enum Format: String, CaseIterable {
    case html
    case terminal
    case json
  }

  var schemas: String

  /// The responses as typed; none: those of the fixtures.
  var data: [String] = []

  /// The form as typed; nil: by the name of the output file.
  var format: Format?

  /// The file to write as typed; nil and `-`: standard output.
  var output: String?
  var isWatching = false
  var context = ContextOptions()

  var watchedPaths: WatchedPaths? {
    isWatching ? WatchedPaths(paths: [schemas] + data) : nil
  }

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    guard let catalog = CatalogReader.catalog(of: schemas, into: &findings) else { return nil }
    let responses =
      data.isEmpty
      ? fixtures(catalog, console, into: &findings) : captured(catalog, console, into: &findings)
    // Files that give nothing were told; that there are no fixtures is shown.
    guard !responses.isEmpty || data.isEmpty else { return nil }
    console.progress?.report("drawing")
    let text: String
    switch writtenFormat {
    case .json:
      text = PreviewJSON.text(for: responses)
    case .terminal:
      text = PreviewTerminal.text(
        for: responses, catalog: catalog, columns: isForFile ? 80 : console.outputColumns,
        isColored: isForFile
          ? console.options.color == .always : console.usesColor(.output))
    case .html:
      text = PreviewPage.html(for: responses, catalog: catalog, locale: context.locale)
    }
    guard OutputFile.write(text, to: output, console, into: &findings) else { return nil }
    return Self.summary(responses)
  }

  private var isForFile: Bool { (output ?? "-") != "-" }

  /// What the files of responses give; those that give nothing are left out, and told.
  private func captured(
    _ catalog: TicketCatalog, _ console: Console, into findings: inout FindingCollector
  ) -> [PreviewResponse] {
    let evaluator = TicketEvaluator(
      catalog: catalog, context: context.context(for: catalog.settings))
    var responses: [PreviewResponse] = []
    // One after the other, so that only one of them is held as a whole.
    for (number, path) in data.enumerated() {
      let read = DataFile.read(path, progress: console.progress, into: &findings)
      guard let file = read else { continue }
      console.progress?.report("file \(number + 1) of \(data.count)")
      let name = data.count > 1 ? file.path : nil
      if let response = evaluator.response(file, name: name, into: &findings) {
        responses.append(response)
      }
    }
    return responses
  }

  /// What the fixtures of all kinds give, seen at the instant around which their dates lie.
  private func fixtures(
    _ catalog: TicketCatalog, _ console: Console, into findings: inout FindingCollector
  ) -> [PreviewResponse] {
    var context = context.context(for: catalog.settings)
    if self.context.now == nil {
      let now = Date(timeIntervalSince1970: Double(FixtureMaker.standardNow))
      context = TicketContext(
        catalog.settings, locale: self.context.locale, timeZone: self.context.timeZone, now: now)
    }
    let maker = FixtureMaker(
      catalog: catalog, now: Int(context.now().timeIntervalSince1970.rounded(.down)))
    let evaluator = TicketEvaluator(catalog: catalog, context: context)
    let responses = maker.fixtures { done, all in
      console.progress?.report("rows of \(done) of \(counted(all, "kind"))")
    }.responses
    return responses.compactMap { response in
      let file = DataFile(path: "fixtures of \(response.name)", data: Data(response.line.utf8))
      return evaluator.response(
        file, name: responses.count > 1 ? file.path : nil, into: &findings)
    }
  }

  /// How much is shown.
  private static func summary(_ responses: [PreviewResponse]) -> String {
    counted(responses.reduce(0) { $0 + $1.tickets.count }, "ticket") + ", "
      + counted(responses.reduce(0) { $0 + $1.issues.count }, "issue")
  }

  /// The form to write: `.html` and `.json` files have theirs, everything else is for a terminal.
  var writtenFormat: Format {
    if let format { return format }
    let name = (output ?? "").lowercased()
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return .html }
    return name.hasSuffix(".json") ? .json : .terminal
  }
}

extension PreviewCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    schemas = try arguments.required(.schemas)
    data = try arguments.files(.data, and: .data)
    format = arguments.word(.format)
    output = arguments.text(.output)
    isWatching = arguments.has(.watch)
    if isWatching, data.contains("-") { throw arguments.error(.streamTwice) }
    context = ContextOptions(arguments)
  }
}

extension TicketEvaluator {
  /// The tickets and issues of a file; nil when it gives none, which is reported.
  fileprivate func response(
    _ file: DataFile, name: String?, into findings: inout FindingCollector
  ) -> PreviewResponse? {
    do {
      return try response(file.data, file: name)
    } catch {
      file.report(any: error, into: &findings)
      return nil
    }
  }
}
