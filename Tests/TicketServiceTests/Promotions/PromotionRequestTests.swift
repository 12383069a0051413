import Foundation
import LoopbackServer
import Testing

@testable import TicketService

@Suite struct PromotionRequestTests {
  private func address(_ base: String, _ id: String) throws -> String {
    try PromotionRequest.address(try #require(URL(string: base)), id: id).absoluteString
  }

  @Test func anIdentityIsOneSegmentWhateverItHolds() throws {
    let base = "https://shop.example/promotions"
    #expect(try address(base, "7") == base + "/7")
    #expect(try address(base, "a/b?c#d%e f+é") == base + "/a%2Fb%3Fc%23d%25e%20f%2B%C3%A9")
    #expect(try address(base, "满减") == base + "/%E6%BB%A1%E5%87%8F")
    #expect(try address(base, "../x;y=1:@\u{1}") == base + "/..%2Fx%3By%3D1%3A%40%01")
    #expect(try address(base, "...") == base + "/...")
    #expect(try address(base, "a-b_c.d~e") == base + "/a-b_c.d~e")
  }

  @Test func theBaseKeepsItsPathAndQuery() throws {
    #expect(try address("http://h:81/a%20b/?t=1", "7") == "http://h:81/a%20b/7?t=1")
    #expect(try address("http://h", "7") == "http://h/7")
  }

  @Test(arguments: ["", ".", ".."]) func anIdentityThatIsNoSegmentIsRefused(id: String) {
    #expect(
      throws: HTTPFailure.unusableRequest(reason: "the identity is empty, or dots only")
    ) { try address("http://h/p", id) }
  }

  @Test func theServerSeesWhatWasMeant() async throws {
    let server = try LoopbackServer(.status(204))
    defer { server.stop() }
    let service = HTTPPromotionService(base: server.url("/p"))
    for id in ["a/../b", "%2e%2e", "满减 30%", "\u{E9}", "e\u{301}"] {
      try await service.delete(id: id)
      let path = try #require(server.requests.last?.path)
      #expect(path.hasPrefix("/p/"))
      let segment = try #require(String(path.dropFirst(3)).removingPercentEncoding)
      #expect(segment.unicodeScalars.elementsEqual(id.unicodeScalars))
    }
  }
}
