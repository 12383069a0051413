import Diagnostics
import YAMLSyntax

/// What the checks of one file write to: its findings, and the work left for suggestions.
struct SchemaReport: Sendable {
  /// The findings so far.
  private(set) var findings = FindingCollector()

  /// For which file others are read: what is found in those is told with a note of it.
  private let reader: Reader?
  private var suggester = NameSuggester()

  /// The places of the text that was asked for last: a text with many findings costs one pass.
  private var places: (node: SourceRange, map: YAMLTextMap)?

  /// Whether what is read now stands below a name starting `x-`: the YAML reader leaves missing
  /// values there alone.
  private var isBelowFreeName = false

  /// The file for which the files that it inherits from are read.
  struct Reader {
    let file: SourceFile

    /// Where the file says that it inherits.
    let extends: SourceRange
  }

  init(reader: Reader? = nil) { self.reader = reader }

  /// Adds a finding at a range.
  mutating func add(
    _ kind: SchemaFinding, _ message: String, at range: SourceRange,
    notes: [Finding.Note] = [], suggestion: String? = nil
  ) {
    var notes = notes
    if let reader, range.file !== reader.file {
      notes.append(.init("it is inherited here", at: reader.extends))
    }
    findings.add(kind, message, at: range, notes: notes, suggestion: suggestion)
  }

  /// Adds a finding at a part of a text, given as UTF-8 offsets into it.
  mutating func add(
    _ kind: SchemaFinding, _ message: String, at part: Range<Int>, of written: WrittenText,
    suggestion: String? = nil
  ) {
    add(kind, message, at: range(of: part, in: written), suggestion: suggestion)
  }

  /// The source range of a part of a text, given as UTF-8 offsets into it.
  private mutating func range(of part: Range<Int>, in written: WrittenText) -> SourceRange {
    if let places, places.node == written.range { return places.map.range(of: part) }
    let map = YAMLTextMap(of: written.node)
    places = (written.range, map)
    return map.range(of: part)
  }

  /// Adds a finding about a file or folder as a whole.
  mutating func add(_ kind: SchemaFinding, _ message: String, path: String) {
    findings.add(kind, message, path: path)
  }

  /// Lets another reader add findings of its own.
  mutating func collect<Result>(_ body: (inout FindingCollector) -> Result) -> Result {
    body(&findings)
  }

  /// Adds a finding about a limit that the YAML reader has for one file, and a project for all.
  mutating func addLimit(_ kind: YAMLFinding, _ message: String, at range: SourceRange) {
    findings.add(kind, message, at: range)
  }

  /// The name that was probably meant, if one is near enough.
  mutating func nearest(to written: String, among names: some Collection<String>) -> String? {
    suggester.nearest(to: written, among: names)
  }

  /// The names that may still be looked at for a better message.
  mutating func affordable<Names: Collection<String>>(_ names: Names) -> Names.SubSequence {
    suggester.affordable(names)
  }

  /// Reports a node of the wrong kind, unless the YAML reader has said already that it cannot be used.
  mutating func refuse(_ node: YAMLNode, _ what: String) {
    guard node.isNull ? isBelowFreeName : !node.isRefused else { return }
    add(.wrongNode, "\(what); this is \(node.kindDescription)", at: node.range)
  }

  /// Reads what stands below a name of the schema's author.
  mutating func below<Result>(_ name: String, _ body: (inout SchemaReport) -> Result) -> Result {
    let outer = isBelowFreeName
    isBelowFreeName = outer || name.hasPrefix("x-")
    defer { isBelowFreeName = outer }
    return body(&self)
  }
}
