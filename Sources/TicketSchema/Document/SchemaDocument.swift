import Diagnostics
import YAMLSyntax

/// One ticket or base file as written, and what it inherits: its keys are legal and its nodes of the
/// right kind, nothing more.
struct SchemaDocument {
  /// Where findings about the file's keys stand when they have no better place.
  let range: SourceRange
  let summary: WrittenText?

  /// Which rows are of the kind; nil when it is missing or wrong, which is reported.
  let match: MatchDocument?

  /// The base that is inherited from.
  let extends: WrittenText?

  /// Whether `extends` was written, also where it could not be read.
  let mentionsExtends: Bool
  private(set) var id: WrittenText?

  /// Whether `id` was written, also where it could not be read.
  private(set) var mentionsID: Bool

  /// The paths that hold JSON text.
  private(set) var embedded: [WrittenText]
  private(set) var fields: [FieldDocument]

  /// Whether some of `fields` could not be read, so that no field is known to be missing.
  private(set) var fieldsAreBroken: Bool
  private(set) var display: [PropertyDocument]

  /// Whether some of `display` could not be read, so that no property is known to be missing.
  private(set) var displayIsBroken: Bool

  /// Where a missing display property is reported.
  let displayRange: SourceRange

  /// The money side; nil when there is none or it could not be read, which is reported.
  private(set) var promotion: PromotionDocument?

  /// Whether the file is one that others inherit from.
  let isBase: Bool

  /// The root of the file, and those of the bases behind it.
  private(set) var roots: [YAMLNode]

  /// The keys that were written, which are not inherited.
  private let ownKeys: Set<String>

  /// Reads the root of a file.
  init?(_ root: YAMLNode, of role: KindFileName.Role, report: inout SchemaReport) {
    isBase = role == .base
    let mapping = WrittenMapping(
      root, at: .ticket, isBase ? "a base file" : "a ticket file",
      optional: isBase ? ["match", "display"] : [], substitutes: ["display": "extends"],
      report: &report)
    guard let mapping else { return nil }
    range = mapping.range
    if isBase { Self.refuseOwnKeys(mapping, report: &report) }
    summary = mapping.text("summary", report: &report)
    match = mapping["match"].flatMap { MatchDocument($0, report: &report) }
    self.extends = mapping.text("extends", report: &report)
    id = mapping.text("id", report: &report)
    embedded = mapping.texts("embedded", report: &report) ?? []
    let fields = mapping["fields"].map { FieldDocument.list($0.value, report: &report) }
    self.fields = (fields ?? []) ?? []
    mentionsExtends = mapping.mentions("extends")
    let lacksBase = mentionsExtends && extends == nil
    fieldsAreBroken =
      fields.map { $0 == nil } ?? false || mapping.isDoubtful("fields") || lacksBase
    let display = mapping["display"].map { PropertyDocument.list($0.value, report: &report) }
    self.display = (display ?? []) ?? []
    let mayLackDisplay = isBase || mentionsExtends
    displayIsBroken =
      display.map { $0 == nil } ?? !mayLackDisplay || mapping.isDoubtful("display") || lacksBase
    displayRange = (mapping["display"] ?? mapping["extends"])?.keyRange ?? mapping.range
    promotion = mapping["promotion"].flatMap { PromotionDocument($0, report: &report) }
    ownKeys = Set(["id", "embedded", "promotion"].filter(mapping.mentions))
    mentionsID = ownKeys.contains("id")
    roots = [root]
  }

  /// Reports what a base cannot give.
  private static func refuseOwnKeys(_ mapping: WrittenMapping, report: inout SchemaReport) {
    for key in ["summary", "match"] {
      guard let entry = mapping[key] else { continue }
      report.add(
        .notInBase, "a base has no `\(key)`, which is never inherited: move it to the ticket files",
        at: entry.keyRange)
    }
  }

  /// The document with what it inherits from a base, whose own bases are joined in already.
  ///
  /// Each field and property of the base that is given here is replaced whole, in its place.
  func inheriting(_ base: SchemaDocument) -> SchemaDocument {
    var result = self
    if !ownKeys.contains("id") { result.id = base.id }
    if !ownKeys.contains("embedded") { result.embedded = base.embedded }
    if !ownKeys.contains("promotion") { result.promotion = base.promotion }
    result.mentionsID = mentionsID || base.mentionsID
    result.fields = Self.joined(base.fields, fields, name: \.name)
    result.display = Self.joined(base.display, display, name: \.name)
    result.fieldsAreBroken = fieldsAreBroken || base.fieldsAreBroken
    result.displayIsBroken = displayIsBroken || base.displayIsBroken
    result.roots = roots + base.roots
    return result
  }

  /// The document where its base cannot be found: what is not here may have been there.
  var withoutBase: SchemaDocument {
    var result = self
    result.fieldsAreBroken = true
    result.displayIsBroken = true
    return result
  }

  /// The document of a base whose users may add what it refers to.
  var withUnknownFields: SchemaDocument {
    var result = self
    result.fieldsAreBroken = true
    return result
  }

  private static func joined<Entry>(
    _ inherited: [Entry], _ own: [Entry], name: (Entry) -> String
  ) -> [Entry] {
    var result = inherited
    let places = Dictionary(
      inherited.enumerated().map { (ExactText(name($1)), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for entry in own {
      if let place = places[ExactText(name(entry))] {
        result[place] = entry
      } else {
        result.append(entry)
      }
    }
    return result
  }
}
