import TicketKit
import TicketSchema

/// Says what a correct decoder does with a response, by the rules of the schema language.
///
/// It reads fixtures before they are written, value by value and in no hurry, and shares nothing with
/// TicketKit: what the labels say is checked against TicketKit, and not copied from it.
struct FixtureReader {
  /// What becomes of one row.
  struct Row {
    /// The kind by its number in the catalog; nil where none claims the row.
    var kind: Int?
    var issues: [Issue] = []

    /// Whether the row gives a ticket.
    var isTicket: Bool { kind != nil && !issues.contains(where: \.dropsRow) }
  }

  /// One issue, at the steps from the response's root.
  struct Issue {
    let code: TicketIssue.Code
    let steps: [JSONPath.Step]
    let dropsRow: Bool
  }

  /// What is known of a row's kind.
  enum Kind: Equatable {
    case known(Int)
    case none(TicketIssue.Code)
  }

  let catalog: TicketCatalog

  /// A discriminator that no kind has.
  let unclaimedText: String

  /// Per kind its embedded paths.
  private let embedded: [Set<JSONPath>]
  /// All that is looked at to tell the kind of any row.
  let kindPlaces: PlaceTable

  /// The kind that each discriminator names, by the discriminator's bytes.
  private let kindsByValue: [[UInt8]: Int]

  /// The kinds that are told by what a row has.
  private let keyKinds: [Int]

  /// The kind of rows that no other claims.
  private let unknownKind: Int?

  init(_ catalog: TicketCatalog) {
    self.catalog = catalog
    embedded = catalog.kinds.map { Set($0.embedded) }
    let values = Set(catalog.kinds.flatMap(\.match.values))
    var text = "new-kind"
    while values.contains(text) { text += "-2" }
    unclaimedText = text
    kindsByValue = Dictionary(
      catalog.kinds.enumerated().flatMap { number, kind in
        kind.match.values.map { (Array($0.utf8), number) }
      }, uniquingKeysWith: { first, _ in first })
    keyKinds = catalog.kinds.indices.filter {
      if case .keys = catalog.kinds[$0].match { true } else { false }
    }
    unknownKind = catalog.kinds.firstIndex { if case .unknown = $0.match { true } else { false } }
    var places = catalog.kinds.flatMap(\.match.paths)
    if case .row(let path)? = catalog.settings.envelope.discriminator { places.append(path) }
    kindPlaces = PlaceTable([places])
  }

  /// The path of each row's discriminator; none where rows have none.
  var rowDiscriminator: [JSONPath] {
    if case .row(let path)? = envelope.discriminator { [path] } else { [] }
  }

  /// The path of the response's discriminator; none where responses have none.
  var responseDiscriminator: [JSONPath] {
    if case .response(let path)? = envelope.discriminator { [path] } else { [] }
  }

  /// The path of the rows.
  var items: JSONPath { envelope.items }

  /// Everything that is read of a response or a row.
  var allPaths: [JSONPath] {
    [items] + rowDiscriminator + responseDiscriminator
      + catalog.kinds.flatMap { $0.fields.flatMap(\.places) + $0.match.paths + $0.embedded }
  }

  private var envelope: Envelope { catalog.settings.envelope }

  /// The rows of a response; nil where there are none, or only a scalar in their place.
  func rows(of response: FixtureValue) -> [Row]? {
    let items = FixtureLocation(envelope.items, from: response)
    switch items.value {
    case .null?: return []
    case .object?:
      return items.value.map { [row($0, at: items.steps, response: response)] }
    case .array(let rows)?:
      return rows.enumerated().map { index, row in
        self.row(row, at: items.steps + [.index(index)], response: response)
      }
    default: return nil
    }
  }

  /// What a row gives for each field of a kind that has something wrong.
  func issues(of row: FixtureValue, kind: Int, at steps: [JSONPath.Step] = []) -> [Issue] {
    catalog.kinds[kind].fields.compactMap { field in
      let reading = reading(field, of: kind, in: row)
      return reading.fault.map {
        Issue(code: $0.code, steps: steps + $0.steps, dropsRow: reading.dropsRow)
      }
    }
  }

  /// What a row gives for a field of a kind.
  func reading(_ field: TicketField, of kind: Int, in row: FixtureValue) -> FixtureFieldReader {
    FixtureFieldReader(field, in: row, embedded: embedded[kind])
  }

  private func row(
    _ row: FixtureValue, at steps: [JSONPath.Step], response: FixtureValue
  ) -> Row {
    var known = responseKind(response)
    if case .none(let code)? = known, keyKinds.isEmpty {
      known = unclaimed(code)
      if case .none(let code)? = known {
        return Row(issues: [Issue(code: code, steps: steps, dropsRow: true)])
      }
    }
    guard row.isObject else {
      return Row(issues: [Issue(code: .notAnObject, steps: steps, dropsRow: true)])
    }
    switch kind(of: row, byResponse: known) {
    case .known(let kind):
      return Row(kind: kind, issues: issues(of: row, kind: kind, at: steps))
    case .none(let code):
      var place = steps
      if case .row(let path)? = envelope.discriminator {
        place += FixtureLocation(path, from: row).steps
      }
      return Row(issues: [Issue(code: code, steps: place, dropsRow: true)])
    }
  }

  /// The kind that the response's discriminator names; nil where each row has its own.
  private func responseKind(_ response: FixtureValue) -> Kind? {
    switch envelope.discriminator {
    case .row: nil
    case .response(let path): kind(named: FixtureLocation(path, from: response).value)
    case nil: Kind.none(.missingType)
    }
  }

  /// The kind of a row that is an object: by its discriminator, else by what it has, else the one for
  /// unknown rows.
  func kind(of row: FixtureValue, byResponse: Kind?) -> Kind {
    var named = byResponse ?? .none(.missingType)
    if case .row(let path)? = envelope.discriminator {
      named = kind(named: FixtureLocation(path, from: row).value)
    }
    guard case .none(let code) = named else { return named }
    let claiming = keyKinds.filter { claims(row, $0) }
    if claiming.count > 1 { return .none(.ambiguousType) }
    return claiming.first.map { .known($0) } ?? unclaimed(code)
  }

  /// Whether a row can still become one of a kind when what the kind has is added.
  func mayBe(_ number: Int, _ row: FixtureValue) -> Bool {
    let named: Kind =
      switch envelope.discriminator {
      case .row(let path): kind(named: FixtureLocation(path, from: row).value)
      case .response: .none(.unknownType)
      case nil: .none(.missingType)
      }
    guard case .keys(let has, let lacks) = catalog.kinds[number].match else {
      if case .response? = envelope.discriminator, !catalog.kinds[number].match.values.isEmpty {
        return true
      }
      return kind(of: row, byResponse: named) == .known(number)
    }
    if case .known = named { return false }
    if lacks.contains(where: { isThere($0, row, of: number) }) { return false }
    // Before a row has what its kind has, another kind may seem to claim it.
    return !has.allSatisfy { isThere($0, row, of: number) }
      || !keyKinds.contains { $0 != number && claims(row, $0) }
  }

  private func kind(named value: FixtureValue?) -> Kind {
    guard let value else { return .none(.missingType) }
    if value.isNull { return .none(.nullType) }
    guard let text = value.content else { return .none(.wrongType) }
    return kindsByValue[Array(text.utf8)].map { .known($0) } ?? .none(.unknownType)
  }

  private func claims(_ row: FixtureValue, _ kind: Int) -> Bool {
    guard case .keys(let has, let lacks) = catalog.kinds[kind].match else { return false }
    return has.allSatisfy { isThere($0, row, of: kind) }
      && !lacks.contains { isThere($0, row, of: kind) }
  }

  private func isThere(_ path: JSONPath, _ row: FixtureValue, of kind: Int) -> Bool {
    let location = FixtureLocation(path, from: row, embedded: embedded[kind])
    return !location.isMalformed && !(location.value?.isNull ?? true)
  }

  private func unclaimed(_ code: TicketIssue.Code) -> Kind {
    // Where no kind goes by a discriminator, nobody misses it.
    let isNotMissed = kindsByValue.isEmpty && (code == .missingType || code == .nullType)
    guard code == .unknownType || isNotMissed else { return .none(code) }
    return unknownKind.map { .known($0) } ?? .none(.unknownType)
  }
}
