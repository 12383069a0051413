import Diagnostics
import Foundation
import TicketKit
import TicketPreview
import TicketSchema

/// One random schemas folder with its payloads, and what the evaluator makes of them.
struct DifferentialCase {
  let number: Int
  let catalog: TicketCatalog
  private let files: [(path: String, text: String)]
  private let payloads: [String]
  private let contexts: [Context]

  /// How a payload is looked at.
  private struct Context {
    let locale: String
    let timeZone: String

    /// Seconds since 1970.
    let now: Int
  }

  /// What a draft that the reader refuses was, and why.
  struct Refusal: Error {
    let number: Int
    let text: String
  }

  /// Makes the case of a seed.
  init(number: Int, seed: UInt64, payloadCount: Int) throws {
    self.number = number
    let dice = Dice(seed: seed)
    files = ProjectDrafter(dice: dice, number: number).files()
    var findings = FindingCollector()
    let inputs = files.map { path, text in
      SchemaReader.Input(relativePath: path, file: SourceFile(path: path, text: text))
    }.sorted { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
    guard let catalog = SchemaReader.catalog(folder: "", inputs: inputs, into: &findings) else {
      var formatter = FindingFormatter()
      let errors = findings.findings.filter { $0.severity == .error }
      throw Refusal(number: number, text: formatter.text(errors))
    }
    self.catalog = catalog
    let maker = PayloadMaker(dice: dice, catalog: catalog)
    payloads = (0..<payloadCount).map { _ in maker.response() }
    contexts = payloads.indices.map { index in
      let settings = catalog.settings
      let now = dice.number(1_790_000_000...1_800_000_000)
      return index == 0
        ? Context(locale: settings.locale, timeZone: settings.timeZone, now: now)
        : Context(locale: dice.pick(Pool.locales), timeZone: dice.pick(Pool.zones), now: now)
    }
  }

  /// Writes schemas, payloads, contexts, and what the evaluator shows.
  func write(to folder: URL) throws {
    for file in files {
      try HarnessPackage.write(
        file.text, to: folder.appendingPathComponent("schemas/\(file.path)"))
    }
    var lines = ""
    for (index, (payload, context)) in zip(payloads, contexts).enumerated() {
      lines += "\(context.locale)\t\(context.timeZone)\t\(context.now)\n"
      try HarnessPackage.write(
        payload, to: folder.appendingPathComponent("payload-\(index).json"))
      try HarnessPackage.write(
        shown(payload, context), to: folder.appendingPathComponent("evaluated-\(index).json"))
    }
    try HarnessPackage.write(lines, to: folder.appendingPathComponent("contexts.txt"))
  }

  private func shown(_ payload: String, _ context: Context) -> String {
    let now = Date(timeIntervalSince1970: Double(context.now))
    let context = TicketContext(
      catalog.settings, locale: context.locale, timeZone: context.timeZone, now: now)
    let evaluator = TicketEvaluator(catalog: catalog, context: context)
    do {
      return PreviewJSON.text(for: [try evaluator.response(Data(payload.utf8))])
    } catch {
      return "error: \(error)\n"
    }
  }
}
