import SwiftCode

extension KindTranslator {
  /// The initializer for the factory, which has checked the record, the one that checks it, and the
  /// one from a dictionary.
  func translateInitializers() -> [Declaration] {
    let name = Call.Argument(label: "as", .string(kind.name))
    let isAdmitted = Expression.call(
      .identifier("TicketFactory"), "admits", [.init(record), name])
    let fromChecked = FunctionDeclaration(
      .initializer, parameters: [.init(label: "checked", "record", .named("TicketRecord"))],
      body: [.assignment(.member(.instance, "record"), record)])
    let fromRecord = FunctionDeclaration(
      access: access, .failableInitializer,
      parameters: [.init("record", .named("TicketRecord"))],
      body: [
        .guard([isAdmitted], else: [.return(.nil)]),
        .assignment(.member(.instance, "record"), record),
      ])
    let read = Expression.call(
      .identifier("TicketFactory"), "record",
      [.init(label: "from", .identifier("dictionary")), name])
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
