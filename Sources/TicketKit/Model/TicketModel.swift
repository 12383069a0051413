import Foundation

/// What a screen knows of a ticket, whatever its kind: the texts of a cell and its identity.
///
/// Generated types conform to it. They keep the server's row and turn a field into text at the
/// moment a cell asks.
public protocol TicketModel: Identifiable, Sendable where ID == String {
  /// The ticket's kind.
  var type: TicketType { get }

  /// The ticket's identity: the schema's `id` field, or else the row's index.
  var id: String { get }

  /// The name of the image behind the ticket.
  var backgroundImageName: String { get }

  /// What the ticket is for.
  var goodName: String { get }

  /// The condition under which the ticket can be used.
  var effectCondition: String { get }

  /// Until when the ticket can be used.
  var deadline: String { get }

  /// What the ticket is worth; nil when its kind does not say.
  var perferential: StyledText? { get }

  /// Makes a ticket from a row; nil unless the row was checked for this kind.
  init?(record: TicketRecord)

  /// Makes a ticket from a row that arrived as a dictionary; throws when it lacks what the kind
  /// needs.
  init(dictionary: [String: Any]) throws

  /// The same ticket seen at another instant.
  func at(_ date: Date) -> Self

  /// A copy that no longer holds the whole response.
  func detached() -> Self
}

extension TicketModel {
  /// Nil: a kind without this property says nothing of its worth.
  public var perferential: StyledText? { nil }

  /// What VoiceOver reads for the ticket: worth, name, condition and deadline.
  ///
  /// Empty ones are left out; a comma and a space stand between the others, where speech pauses.
  public var accessibilityLabel: String {
    let texts = [perferential?.plainText ?? "", goodName, effectCondition, deadline]
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
