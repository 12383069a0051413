import TicketKit
import TicketSchema

/// Puts rows into the project's envelope, and labels them.
struct ResponseMaker {
  private let reader: FixtureReader
  private let placer: FixturePlacer

  /// The key under which a row has its label: one that no path of the catalog goes through.
  private let labelKey: String

  init(_ reader: FixtureReader) {
    self.reader = reader
    placer = FixturePlacer(
      paths: [reader.items] + reader.responseDiscriminator, embedded: [])
    var names: Set<String> = []
    for case .member(let name) in reader.allPaths.flatMap(\.steps) { names.insert(name) }
    var key = "x-fixture"
    while names.contains(key) { key += "-" }
    labelKey = key
  }

  /// The response of a plan; where its envelope has no room for several rows, one for each row.
  func responses(_ plan: FixturePlan.Response) -> [FixtureResponse] {
    if let whole = response(plan, items: .array(plan.rows.map(\.value))) { return [whole] }
    return plan.rows.compactMap { row in
      var single = plan
      single.rows = [row]
      return row.value.isObject ? response(single, items: row.value) : nil
    }
  }

  private func response(
    _ plan: FixturePlan.Response, items: FixtureValue
  ) -> FixtureResponse? {
    guard let response = envelope(around: items, plan.discriminator) else { return nil }
    guard let rows = reader.rows(of: response), rows.count == plan.rows.count else { return nil }
    let labels = zip(plan.rows, rows).map { label($0.title, $1) }
    let place = FixtureLocation(reader.items, from: response).steps
    let labelled = response.changed(at: place[...]) { items in
      if case .array(let rows) = items { return .array(self.labelled(rows, labels)) }
      return self.labelled([items], labels)[0]
    }
    var writer = FixtureWriter()
    writer.write(labelled, rowsAt: place[...])
    return FixtureResponse(
      name: plan.name, rows: labels, line: labelled.json, lines: writer.text)
  }

  /// The response with the rows in their place and the discriminator in its own; nil where both
  /// cannot be.
  private func envelope(
    around items: FixtureValue, _ discriminator: FixtureValue?
  ) -> FixtureValue? {
    guard let path = reader.responseDiscriminator.first, let discriminator else {
      var root: FixtureValue?
      return placer.place(items, at: reader.items, in: &root) ? root : nil
    }
    // The discriminator first, as servers have it; where it stands in the row, behind that.
    let orders = [
      [(discriminator, path), (items, reader.items)],
      [(items, reader.items), (discriminator, path)],
    ]
    for order in orders {
      var root: FixtureValue?
      guard order.allSatisfy({ placer.place($0.0, at: $0.1, in: &root) }), let root,
        FixtureLocation(path, from: root).value?.json == discriminator.json
      else { continue }
      return root
    }
    return nil
  }

  private func label(_ title: String, _ row: FixtureReader.Row) -> FixtureLabel {
    FixtureLabel(
      title: title,
      ticket: row.isTicket ? row.kind.map { reader.catalog.kinds[$0].name } : nil,
      issues: row.issues.map {
        FixtureLabel.Issue(
          code: $0.code, path: JSONPath($0.steps).normalized, dropsRow: $0.dropsRow)
      })
  }

  /// The rows with their labels; that of a row which is no object stands in the row before it.
  private func labelled(_ rows: [FixtureValue], _ labels: [FixtureLabel]) -> [FixtureValue] {
    var result: [FixtureValue] = []
    var following: [FixtureValue] = []
    for (index, row) in rows.enumerated().reversed() {
      var members: [FixtureValue.Member] = [
        .init("row", .number(String(index))), .init("case", .string(labels[index].title)),
        .init("ticket", labels[index].ticket.map { .string($0) } ?? .null),
        .init("issues", .array(labels[index].issues.map(Self.value))),
      ]
      guard case .object(let fields) = row else {
        following.insert(.object(members), at: 0)
        result.append(row)
        continue
      }
      if !following.isEmpty { members.append(.init("next", .array(following))) }
      following = []
      result.append(.object([.init(labelKey, .object(members))] + fields))
    }
    return result.reversed()
  }

  private static func value(_ issue: FixtureLabel.Issue) -> FixtureValue {
    .object([
      "code": .string(issue.code.rawValue), "path": .string(issue.path),
      "dropsRow": .bool(issue.dropsRow),
    ])
  }
}

extension FixtureValue {
  /// The value with what stands at some steps changed; the steps select something.
  fileprivate func changed(
    at steps: ArraySlice<JSONPath.Step>, _ body: (FixtureValue) -> FixtureValue
  ) -> FixtureValue {
    guard let step = steps.first else { return body(self) }
    let rest = steps.dropFirst()
    switch (self, step) {
    case (.object(var members), .member(let name)):
      if let place = members.lastIndex(where: { $0.isNamed(name) }) {
        members[place].value = members[place].value.changed(at: rest, body)
      }
      return .object(members)
    case (.array(var elements), .index(let index)):
      if elements.indices.contains(index) {
        elements[index] = elements[index].changed(at: rest, body)
      }
      return .array(elements)
    default:
      return self
    }
  }
}
