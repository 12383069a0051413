import Foundation
import Testing

/// What the controller's file must not know.
struct ControllerFileTests {
  private let text: String
  private let words: Set<String>

  init() throws {
    let file = "Sources/TicketBrowser/Screen/BrowserController.swift"
    text = try String(
      contentsOf: BrowserProcess.package.appendingPathComponent(file), encoding: .utf8)
    words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  @Test("It is under 60 lines")
  func length() {
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
  }

  @Test("It names no ticket type")
  func types() throws {
    let generated = BrowserProcess.package.appendingPathComponent("Generated")
    var types: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: generated.path) {
      let source = try String(
        contentsOf: generated.appendingPathComponent(name), encoding: .utf8)
      for match in source.matches(of: /(?:struct|class|enum) (\w+)/) {
        types.insert(String(match.1))
      }
    }
    #expect(types.isSuperset(of: ["CouponTicket", "DiscountTicket", "ConvertTicket"]))
    #expect(words.isDisjoint(with: types))
    #expect(!words.contains("BrowserTickets"))
  }

  @Test("It names no key of the server's JSON")
  func keys() throws {
    let layout = try String(
      contentsOf: BrowserProcess.package.appendingPathComponent("Generated/TicketFactory.swift"),
      encoding: .utf8)
    let keys = Set(layout.matches(of: /\['(.+?)'\]/).map { String($0.1) })
    #expect(keys.isSuperset(of: ["modelType", "ticketId", "discount", "voucher"]))
    #expect(words.isDisjoint(with: keys))
  }
}
