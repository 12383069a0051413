import Foundation
import HostileTickets
import Testing
import TicketKit

/// A schema in which every text tries to get out of its place: the cell shows just those characters.
///
/// `Tests/Fixtures/Hostile/make-fixture.py` writes the schema, the payload and the expected texts.
@Suite struct HostileTextTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Hostile")

  private func read(_ name: String) throws -> Data {
    try Data(contentsOf: Self.folder.appending(path: name))
  }

  private func shown(_ ticket: HostileTicket) -> [String: String] {
    var texts = [
      "backgroundImageName": ticket.backgroundImageName, "goodName": ticket.goodName,
      "effectCondition": ticket.effectCondition, "deadline": ticket.deadline,
      "kindName": ticket.kindName, "hostileName": ticket.hostileName,
      "perferential": ticket.perferential?.plainText ?? "nil",
    ]
    let shows: [(String, String, String)] = [
      ("Quotes", ticket.showQuotes, ticket.defaultQuotes),
      ("Backslashes", ticket.showBackslashes, ticket.defaultBackslashes),
      ("Newlines", ticket.showNewlines, ticket.defaultNewlines),
      ("Controls", ticket.showControls, ticket.defaultControls),
      ("Comments", ticket.showComments, ticket.defaultComments),
      ("Bidi", ticket.showBidi, ticket.defaultBidi),
      ("Invisible", ticket.showInvisible, ticket.defaultInvisible),
      ("Cjk", ticket.showCjk, ticket.defaultCjk),
      ("Emoji", ticket.showEmoji, ticket.defaultEmoji),
      ("Combining", ticket.showCombining, ticket.defaultCombining),
      ("Formats", ticket.showFormats, ticket.defaultFormats),
      ("Braces", ticket.showBraces, ticket.defaultBraces),
      ("Spaces", ticket.showSpaces, ticket.defaultSpaces),
      ("Code", ticket.showCode, ticket.defaultCode),
      ("Private", ticket.showPrivate, ticket.defaultPrivate),
    ]
    for (name, show, fallback) in shows {
      texts["show" + name] = show
      texts["default" + name] = fallback
    }
    return texts
  }

  @Test func everyTextIsShownAsItIs() throws {
    let expected = try #require(
      try JSONSerialization.jsonObject(with: read("expected.json")) as? [String: String])
    let batch = try TicketFactory.decode(read("payload.json"))
    #expect(batch.issues.isEmpty)
    #expect(batch.tickets.count == 2)
    for ticket in batch.tickets {
      let texts = shown(try #require(ticket as? HostileTicket))
      #expect(Set(texts.keys) == Set(expected.keys))
      for (name, text) in expected {
        // Swift's `==` would take canonically equal texts for the same.
        #expect(
          Array(texts[name, default: "nil"].unicodeScalars) == Array(text.unicodeScalars),
          "\(name)")
      }
    }
  }
}
