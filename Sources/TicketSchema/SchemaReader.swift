import Diagnostics
import YAMLSyntax

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
    catalog(folder: folder, inputs: inputs, keepsDocuments: false, into: &findings)?.catalog
  }

  /// Returns the catalog with the places of what it holds, or nil when any finding is an error.
  package static func placedCatalog(
    folder: String, inputs: [Input], into findings: inout FindingCollector
  ) -> PlacedCatalog? {
    catalog(folder: folder, inputs: inputs, keepsDocuments: true, into: &findings)
  }

  /// Reads the catalog; what it was read from takes several times its memory, so that it is kept only
  /// for those who ask where things stand.
  ///
  /// - Parameter maximumInherited: how many fields and display properties all files together may inherit.
  static func catalog(
    folder: String, inputs: [Input], keepsDocuments: Bool,
    maximumInherited: Int = BaseLibrary.maximumInherited, into findings: inout FindingCollector
  ) -> PlacedCatalog? {
    var report = SchemaReport()
    let files = SchemaFiles(inputs, folder: folder, report: &report)
    for finding in report.findings.findings { findings.add(finding) }
    var sieve = FindingSieve()
    let settings = settings(files.settings, sieve: &sieve, into: &findings)
    let project = ProjectContext(settings)
    checkNames(files.kinds, project.settings, into: &findings)
    var library = BaseLibrary(files.bases, maximumInherited: maximumInherited)
    let limit = library.firstBeyondLimit(of: files.kinds.map(\.input))
    let tickets = concurrentMap(Array(files.kinds.enumerated())) { [library] number, file in
      let place = limit.map { InheritancePlace(number, limit: $0) } ?? .within
      return ticket(
        file.input, name: file.name, place, library, project, keepsDocument: keepsDocuments)
    }
    for base in tickets.compactMap(\.base) { library.noteUse(of: base) }
    let lostExtends = library.hasLostExtends || tickets.contains(where: \.hasLostExtends)
    checkBases(
      of: library, anyMayBeUsed: lostExtends, project, sieve: &sieve, into: &findings)
    let kinds = kinds(of: tickets, sieve: &sieve, into: &findings)
    if findings.hasErrors { return nil }
    return PlacedCatalog(
      catalog: TicketCatalog(settings: project.settings, kinds: kinds.map(\.kind)),
      folder: folder, files: kinds.map(\.file),
      settings: files.settings.map { input in
        .init(file: input.file, document: nil, roots: settings.root.map { [$0] } ?? [])
      })
  }

  /// The settings that can be read of a folder's files, whatever else is wrong with them.
  package static func settings(in inputs: [Input]) -> ProjectSettings {
    let input = inputs.first {
      KindFileName(relativePath: $0.relativePath).role == .settings
        && !$0.relativePath.utf8.contains(UInt8(ascii: "/"))
    }
    var sieve = FindingSieve()
    var ignored = FindingCollector()
    return settings(input, sieve: &sieve, into: &ignored).settings
  }

  /// What one ticket file comes to with what it inherits.
  private struct Ticket {
    let input: Input

    /// What was found when the file was read, before anything in it was checked.
    let report: SchemaReport

    /// The number of the base that it extends.
    var base: Int?

    /// Whether it may mean to extend a base that is not known.
    var hasLostExtends = false
    var match: MatchDocument?

    /// What the checks made of it; nil when the file cannot be read.
    var check: (outcome: KindChecker.Outcome, report: SchemaReport)?

    /// The document with all that it inherits, if it is kept.
    var document: SchemaDocument?
  }

  /// Where a ticket file stands among those that may inherit.
  private enum InheritancePlace {
    case within
    /// The first that may not.
    case first
    case beyond

    init(_ number: Int, limit: Int) {
      self = number < limit ? .within : number == limit ? .first : .beyond
    }
  }

  /// Reads and checks one ticket file.
  private static func ticket(
    _ input: Input, name: String?, _ place: InheritancePlace, _ library: BaseLibrary,
    _ project: ProjectContext, keepsDocument: Bool
  ) -> Ticket {
    var report = SchemaReport()
    guard let written = SchemaFileReader.read(input, of: .kind, report: &report) else {
      return Ticket(input: input, report: report, hasLostExtends: true)
    }
    let (document, base) = library.whole(written, report: &report)
    if place != .within, let extends = written.extends, base != nil {
      // What the file lacks without its base is not told.
      if place == .first { library.reportLimit(at: extends.range, report: &report) }
      return Ticket(input: input, report: report, base: base)
    }
    var checkReport = SchemaReport(reader: reader(input, document))
    let checker = KindChecker(input: input, name: name, document: document, project: project)
    let outcome = checker.check(report: &checkReport)
    return Ticket(
      input: input, report: report, base: base,
      hasLostExtends: base == nil && written.mentionsExtends, match: document.match,
      check: (outcome, checkReport), document: keepsDocument ? document : nil)
  }

  private static func settings(
    _ input: Input?, sieve: inout FindingSieve, into findings: inout FindingCollector
  ) -> SettingsReader.Outcome {
    guard let input else {
      return .init(settings: .standard, areComplete: true, propertyRanges: [:])
    }
    var report = SchemaReport()
    let outcome = SettingsReader(input: input).read(report: &report)
    sieve.pass(report, of: input.file, into: &findings)
    return outcome
  }

  /// A kind's type may not be the protocol that the settings ask for.
  private static func checkNames(
    _ kinds: [(input: Input, name: String?)], _ settings: ProjectSettings,
    into findings: inout FindingCollector
  ) {
    guard !settings.properties.isEmpty else { return }
    for (input, name) in kinds where name.map(KindFileName.typeName(of:)) == "ProjectTicket" {
      findings.add(
        SchemaFinding.nameCollision,
        "the kind's type would be `ProjectTicket`, as the protocol of the settings' `properties` is: "
          + "give the file another name",
        path: input.file.path)
    }
  }

  /// Checks each base by itself, those that others inherit from first.
  ///
  /// - Parameter anyMayBeUsed: whether some file may mean to extend a base that is not known to be used.
  private static func checkBases(
    of library: BaseLibrary, anyMayBeUsed: Bool, _ project: ProjectContext,
    sieve: inout FindingSieve, into findings: inout FindingCollector
  ) {
    for base in library.bases.sorted(by: { $0.depth < $1.depth }) {
      sieve.pass(base.report, of: base.input.file, into: &findings)
      guard let whole = base.whole else { continue }
      var report = SchemaReport(reader: reader(base.input, whole))
      KindChecker(
        input: base.input, name: nil,
        document: base.isUsed || anyMayBeUsed ? whole.withUnknownFields : whole, project: project
      ).checkBase(report: &report)
      sieve.pass(report, of: base.input.file, into: &findings)
    }
  }

  private static func kinds(
    of tickets: [Ticket], sieve: inout FindingSieve, into findings: inout FindingCollector
  ) -> [(kind: TicketKind, file: PlacedCatalog.PlacedFile)] {
    var matches = MatchTable()
    var kinds: [(kind: TicketKind, file: PlacedCatalog.PlacedFile)] = []
    for ticket in tickets {
      sieve.pass(ticket.report, of: ticket.input.file, into: &findings)
      guard var check = ticket.check else { continue }
      if let match = ticket.match {
        matches.enter(match, check.outcome.match, report: &check.report)
      }
      sieve.pass(check.report, of: ticket.input.file, into: &findings)
      if let kind = check.outcome.kind {
        let document = ticket.document
        kinds.append(
          (
            kind,
            .init(file: ticket.input.file, document: document, roots: document?.roots ?? [])
          ))
      }
    }
    return kinds
  }

  private static func reader(_ input: Input, _ document: SchemaDocument) -> SchemaReport.Reader? {
    document.extends.map { SchemaReport.Reader(file: input.file, extends: $0.range) }
  }
}
