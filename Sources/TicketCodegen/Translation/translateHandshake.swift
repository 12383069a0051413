import SwiftCode

extension FactoryTranslator {
  /// A line that compiles only against a runtime of the same contract, and says what to do.
  func translateHandshake() -> [Declaration] {
    [
      .comment(
        "If this type is missing or unavailable, TicketKit and ticketgen are of different versions:"
      ),
      .comment("update both, then run ticketgen again."),
      .typeAlias(
        TypeAlias(access: .private, "RuntimeContract", .named("TicketKitContract1"))),
    ]
  }
}
