import SwiftCode

extension KindTranslator {
  /// The initializer for the factory, which has checked the record, the one that checks it, and the
  /// one from a dictionary.
  func translateInitializers() -> [Declaration] {
    let layout = Expression.member(.identifier("TicketFactory"), "layout")
    let isChecked = record(
      "isChecked", [.init(label: "by", layout), .init(label: "as", .implicitMember(kind.name))])
    let fromChecked = FunctionDeclaration(
      .initializer, parameters: [.init(label: "checked", "record", .named("TicketRecord"))],
      body: [.assignment(.member(.instance, "record"), record)])
    let fromRecord = FunctionDeclaration(
      access: access, .failableInitializer,
      parameters: [.init("record", .named("TicketRecord"))],
      body: [
        .guard([isChecked], else: [.return(.nil)]),
        .assignment(.member(.instance, "record"), record),
      ])
    let read = Expression.call(
      .identifier("TicketFactory"), "record",
      [
        .init(label: "from", .identifier("dictionary")),
        .init(label: "as", .implicitMember(kind.name)),
      ])
    let fromDictionary = FunctionDeclaration(
      access: access, .initializer,
      parameters: [
        .init("dictionary", .dictionary(key: .named("String"), value: .named("Any")))
      ],
      throws: true,
      body: [.assignment(record, .try(read))])
    return [.function(fromChecked), .function(fromRecord), .function(fromDictionary)]
  }
}
