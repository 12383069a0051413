import SwiftCode

extension KindTranslator {
  /// The methods that give the same ticket at another instant, and without the whole response.
  func translateCopies() -> [Declaration] {
    [
      copy(
        "at", [.init(label: "_", "date", .named("Date"))],
        record("at", [.init(.identifier("date"))])),
      copy("detached", [], record("detached", [])),
    ]
  }

  private func copy(
    _ name: String, _ parameters: [FunctionDeclaration.Parameter], _ newRecord: Expression
  ) -> Declaration {
    .function(
      FunctionDeclaration(
        access: access, .function(name), parameters: parameters, result: .named(kind.typeName),
        body: [
          .expression(.call(kind.typeName, [.init(label: "checked", newRecord)]))
        ]))
  }
}
