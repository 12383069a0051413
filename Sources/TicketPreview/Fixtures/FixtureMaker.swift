import TicketKit
import TicketSchema

/// Makes sample responses from a catalog: the same for the same catalog and seed on every machine.
///
/// `Documentation/Fixtures.md` says what is in them and how their labels are read.
package struct FixtureMaker: Sendable {
  /// The instant around which dates lie unless another one is asked for: noon of 30 November 2026 in
  /// China, in seconds since 1970.
  package static let standardNow = 1_796_011_200

  /// How many rows of a kind are made at most when nobody says how many.
  package static let standardLimit = 1_000

  private let reader: FixtureReader
  private let seed: UInt64
  private let now: Int

  /// - Parameters:
  ///   - seed: Another one gives other names, amounts and dates.
  ///   - now: The instant around which dates lie, in seconds since 1970.
  package init(catalog: TicketCatalog, seed: UInt64 = 0, now: Int = Self.standardNow) {
    reader = FixtureReader(catalog)
    self.seed = seed
    self.now = now
  }

  /// The responses for one kind, or for all.
  ///
  /// A project with one discriminator for a whole response has a response for each kind; any other
  /// has a single one with the rows of all kinds, and with `isHostile` may have more.
  ///
  /// - Parameters:
  ///   - kind: The kind's name; nil: all kinds. A name that the catalog lacks gives no response.
  ///   - count: How many rows of each kind; nil: enough to show everything once, at most
  ///     `standardLimit`.
  ///   - isHostile: Whether rows are wrong in every way rather than right in every way.
  package func responses(
    kind: String? = nil, count: Int? = nil, isHostile: Bool = false
  ) -> [FixtureResponse] {
    fixtures(kind: kind, count: count, isHostile: isHostile).responses
  }

  /// The responses for one kind, or for all, with how many rows they leave out; see `responses`.
  ///
  /// - Parameter onKind: Is told how many kinds have their rows, and how many there are.
  package func fixtures(
    kind: String? = nil, count: Int? = nil, isHostile: Bool = false,
    onKind: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) -> Fixtures {
    let plan = FixturePlan(reader: reader, kinds: rows(of: kind), count: count)
    var parts: [FixturePlan.Part] = []
    for kind in plan.kinds {
      parts.append(isHostile ? plan.hostileRows(kind) : plan.goodRows(kind))
      onKind(parts.count, plan.kinds.count)
    }
    let planned = plan.responses(parts) + (isHostile ? plan.hostileResponses() : [])
    return Fixtures(
      responses: planned.flatMap(ResponseMaker(reader).responses),
      leftOut: count == nil ? parts.reduce(0) { $0 + max(0, $1.count - Self.standardLimit) } : 0)
  }

  private func rows(of name: String?) -> [KindRows] {
    reader.catalog.kinds.indices.filter { index in
      name.map { $0 == reader.catalog.kinds[index].name } ?? true
    }.map { KindRows($0, reader, seed: seed, now: now) }
  }
}
