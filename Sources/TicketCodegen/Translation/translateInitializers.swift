import SwiftCode

extension KindTranslator {
  /// The initializer from a record that was checked for this kind, and the one from a dictionary.
  func translateInitializers() -> [Declaration] {
    let layout = Expression.member(.identifier("TicketFactory"), "layout")
    let isChecked = record(
      "isChecked", [.init(label: "by", layout), .init(label: "as", .implicitMember(kind.name))])
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
    return [.function(fromRecord), .function(fromDictionary)]
  }
}
