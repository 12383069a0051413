import SwiftCode
import TicketSchema

extension KindTranslator {
  /// The kind's type: its record, the initializers, the fields' typed values, what a cell shows and
  /// what it takes off a price.
  func translateKind() -> TypeDeclaration {
    var members: [Declaration] = []
    // Room for nearly every kind's members, so that they are not moved when they get more.
    members.reserveCapacity(20 + kind.fields.count + kind.display.count)
    members.append(
      .stored(StoredProperty(access: .private, .constant, "record", type: .named("TicketRecord"))))
    members += translateInitializers()
    members += translateCopies()
    members.append(property("type", .named("TicketType"), .implicitMember(kind.name)))
    members.append(property("id", .named("String"), .member(record, "id")))
    if !kind.fields.isEmpty {
      members.append(.comment("What the server sent."))
      for index in kind.fields.indices { translateField(index, into: &members) }
    }
    if !kind.display.isEmpty {
      members.append(.comment("What the cell shows."))
      for property in kind.display {
        members.append(.computed(translateDisplayProperty(property)))
      }
    }
    if let promotion = kind.promotion {
      members.append(.comment("What it takes off a price."))
      translatePromotion(promotion, into: &members)
    }
    return TypeDeclaration(
      documentation: kind.documentation, access: access, .structure, kind.typeName,
      conformances: conformances, members: members)
  }

  private var conformances: [SwiftType] {
    let names = kind.promotion == nil ? [conformance] : [conformance, "Promotion"]
    return names.map(SwiftType.named)
  }

  private func property(_ name: String, _ type: SwiftType, _ value: Expression) -> Declaration {
    .computed(ComputedProperty(access: access, name, type: type, body: [.expression(value)]))
  }
}

extension TicketKind {
  /// The summary, or where the schema has none a sentence that names the kind.
  var documentation: String {
    if let summary, !summary.isEmpty { summary } else { "A ticket of kind `\(name)`." }
  }
}
