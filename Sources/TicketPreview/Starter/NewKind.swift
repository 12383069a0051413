import Diagnostics
import TicketSchema

/// A kind that is to be added to a schemas folder.
package struct NewKind {
  /// The name as typed, without `.yaml`.
  private let name: String

  /// The discriminator as typed; nil: one that is free.
  private let match: String?

  /// The folder as findings print it, and its files.
  private let folder: String
  private let inputs: [SchemaReader.Input]

  /// The file of a new kind, which fits the folder's settings and passes every check; nil when the name
  /// or the discriminator is wrong or taken, which is reported.
  ///
  /// - Parameters:
  ///   - name: The kind's name as typed: what is to be the file's name.
  ///   - match: The discriminator as typed; nil: one that no kind has.
  ///   - folder: The folder as findings print it.
  ///   - inputs: The folder's files.
  package static func file(
    name: String, match: String?, folder: String, in inputs: [SchemaReader.Input],
    into findings: inout FindingCollector
  ) -> StarterFile? {
    var name = name
    for suffix in [".yaml", ".yml"] where name.hasSuffix(suffix) && name != suffix {
      name.removeLast(suffix.count)
      break
    }
    return NewKind(name: name, match: match, folder: folder, inputs: inputs).file(into: &findings)
  }

  private func file(into findings: inout FindingCollector) -> StarterFile? {
    let fileName = name + ".yaml"
    if let fault = nameFault {
      findings.add(
        StarterFinding.wrongKindName, "\(fault): write a name such as `cash-voucher`",
        path: folder + "/" + fileName)
      return nil
    }
    var before = FindingCollector()
    let catalog = SchemaReader.catalog(folder: folder, inputs: inputs, into: &before)
    // Whoever writes the file says that it is there.
    let isThere = inputs.contains { $0.relativePath.utf8.elementsEqual(fileName.utf8) }
    var new: [Finding] = []
    for match in match.map({ [$0] }) ?? candidates(catalog) {
      let text = NewKindText(
        name: name, folder: folder, match: match, settings: SchemaReader.settings(in: inputs)
      ).text
      new = isThere ? [] : faults(of: text, in: fileName, besides: before)
      if new.isEmpty { return StarterFile(name: fileName, text: text) }
      // Another discriminator helps only where that is all that is wrong.
      if new.contains(where: { $0.id != SchemaFinding.duplicateMatch.rawValue }) { break }
    }
    for finding in new { findings.add(finding) }
    return nil
  }

  /// What is wrong with the folder once it has the new file, and was not before.
  private func faults(
    of text: String, in fileName: String, besides before: FindingCollector
  ) -> [Finding] {
    let input = SchemaReader.Input(
      relativePath: fileName, file: SourceFile(path: folder + "/" + fileName, text: text))
    var after = FindingCollector()
    // Last, so that the new file is what findings about two files are about.
    _ = SchemaReader.catalog(folder: folder, inputs: inputs + [input], into: &after)
    // What is wrong with the other schemas is not the new one's fault.
    let known = Set(before.findings.map(\.message))
    return after.findings.filter { $0.severity == .error && !known.contains($0.message) }
  }

  /// Why the name makes no schema file of a kind; nil when it does.
  private var nameFault: String? {
    if name.isEmpty { return "the name is empty" }
    if name.utf8.contains(UInt8(ascii: "/")) { return "a name has no `/`" }
    if name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "a name has no control characters"
    }
    if name.hasPrefix(".") { return "files that begin with `.` are skipped" }
    if name.utf8.count > 200 { return "the name is too long for a file" }
    switch KindFileName(relativePath: name + ".yaml").role {
    case .base: return "files that begin with `_` are bases, and no kinds"
    case .settings: return "`ticketgen.yaml` holds the settings"
    case .kind: return nil
    }
  }

  /// Discriminators that no kind has, as far as the kinds can be read: the next number where all are
  /// numbers, else the name.
  private func candidates(_ catalog: TicketCatalog?) -> [String] {
    guard let catalog else { return (1...20).map(String.init) + [name] }
    var values: [String] = []
    for case .values(let texts) in catalog.kinds.map(\.match) { values += texts }
    let numbers = values.compactMap { Int($0) }
    if values.isEmpty { return ["1"] }
    guard numbers.count == values.count, let last = numbers.max(), last < Int.max else {
      return [name]
    }
    return [String(last + 1)]
  }
}
