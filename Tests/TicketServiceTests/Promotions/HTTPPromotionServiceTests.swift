import Foundation
import LoopbackServer
import Testing
import TicketKit

@testable import TicketService

@Suite(.serialized, .timeLimit(.minutes(2))) struct HTTPPromotionServiceTests {
  private let transport = HTTPTransport()

  private let row = #"{"id":"7","name":"满减","discount":{"amount":"20.50"},"threshold":"80"}"#
  private let sent = MerchantPromotion(
    id: "7", name: "满减", discount: .amount(Decimal(205) / 10), threshold: 80)

  private func service(_ server: LoopbackServer, path: String = "/promotions")
    -> HTTPPromotionService
  {
    HTTPPromotionService(base: server.url(path), transport: transport)
  }

  /// What listing, creating, updating and deleting make of one response; each asks once.
  private func failures(
    _ response: LoopbackResponse, _ transport: HTTPTransport? = nil
  ) async throws -> [HTTPFailure?] {
    let server = try LoopbackServer(response)
    defer { server.stop() }
    let service = HTTPPromotionService(
      base: server.url("/promotions"), transport: transport ?? self.transport)
    let failures = [
      await failure { () throws(HTTPFailure) in _ = try await service.list() },
      await failure { () throws(HTTPFailure) in _ = try await service.create(sent) },
      await failure { () throws(HTTPFailure) in _ = try await service.update(sent) },
      await failure { () throws(HTTPFailure) in try await service.delete(id: "7") },
    ]
    #expect(server.requests.map(\.method) == ["GET", "POST", "PUT", "DELETE"])
    return failures
  }

  private func failure(_ body: () async throws(HTTPFailure) -> Void) async -> HTTPFailure? {
    do throws(HTTPFailure) {
      try await body()
      return nil
    } catch {
      return error
    }
  }

  @Test func theListIsRead() async throws {
    let server = try LoopbackServer(.json("[\(row), {\"id\":8,\"discount\":{\"rate\":0.1}}]"))
    defer { server.stop() }
    #expect(
      try await service(server).list()
        == [sent, MerchantPromotion(id: "8", discount: .rate(Decimal(1) / 10))])
  }

  @Test func requestsFollowTheContract() async throws {
    let server = try LoopbackServer { request in
      request.method == "POST" ? .json(request.text, status: 201) : .status(204)
    }
    defer { server.stop() }
    let service = HTTPPromotionService(
      base: server.url("/shop/promotions?tenant=1"), transport: transport,
      headers: { () throws(HTTPFailure) in ["Authorization": "Bearer 1"] })
    #expect(try await service.list().isEmpty)
    #expect(try await service.create(sent) == sent)
    #expect(try await service.update(sent) == sent)
    try await service.delete(id: "7")
    let requests = server.requests
    #expect(requests.map(\.method) == ["GET", "POST", "PUT", "DELETE"])
    #expect(
      requests.map(\.path) == [
        "/shop/promotions", "/shop/promotions", "/shop/promotions/7", "/shop/promotions/7",
      ])
    #expect(requests.allSatisfy { $0.query == "tenant=1" })
    #expect(requests.allSatisfy { $0.headers["authorization"] == "Bearer 1" })
    #expect(requests.allSatisfy { $0.headers["accept"] == "application/json" })
    #expect(
      requests.map { $0.headers["content-type"] } == [
        nil, "application/json", "application/json", nil,
      ])
    for request in requests[1...2] {
      #expect(try JSONDecoder().decode(MerchantPromotion.self, from: request.body) == sent)
      #expect(request.text.contains(#""threshold":"80""#))
    }
    #expect(requests[0].body.isEmpty && requests[3].body.isEmpty)
  }

  @Test func theServerGivesTheIdentity() async throws {
    let server = try LoopbackServer(.json(row, status: 201))
    defer { server.stop() }
    var new = sent
    new.id = ""
    #expect(try await service(server).create(new) == sent)
  }

  @Test func withoutABodyWhatWasSentCounts() async throws {
    for status in [200, 201, 204] {
      let server = try LoopbackServer(.status(status))
      defer { server.stop() }
      #expect(try await service(server).create(sent) == sent)
      #expect(try await service(server).update(sent) == sent)
      try await service(server).delete(id: "7")
      var new = sent
      new.id = ""
      let failure = await failure { () throws(HTTPFailure) in
        _ = try await service(server).create(new)
      }
      #expect(failure == .emptyBody(status: status))
    }
  }

  @Test func anEmptyBodyIsNoList() async throws {
    let failures = try await failures(.status(200))
    #expect(failures == [.emptyBody(status: 200), nil, nil, nil])
  }

  @Test func anUpdateGivesTheSamePromotionBack() async throws {
    let server = try LoopbackServer(.json(row))
    defer { server.stop() }
    var other = sent
    other.id = "8"
    let failure = await failure { () throws(HTTPFailure) in
      _ = try await service(server).update(other)
    }
    #expect(
      failure
        == .malformedBody(
          contentType: "application/json", path: "$['id']", reason: "another promotion"))
  }

  /// é as one scalar and as two: equal texts, and two identities.
  @Test func anUpdateOfAnIdentityThatOnlyLooksTheSameIsAnother() async throws {
    let server = try LoopbackServer(.json(#"{"id":"e\u0301","discount":{"amount":1}}"#))
    defer { server.stop() }
    let composed = MerchantPromotion(id: "\u{E9}", discount: .amount(1))
    let failure = await failure { () throws(HTTPFailure) in
      _ = try await service(server).update(composed)
    }
    guard case .malformedBody(_, "$['id']", _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test(arguments: [
    ["X": "1\r\nY: 2"], ["X: 1\n": "1"], ["": "1"], ["X": "\0"], ["X\u{E9}": "1"],
  ])
  func aHeaderThatWouldEndItsLineIsNotSent(headers: [String: String]) async throws {
    let server = try LoopbackServer(.json("[]"))
    defer { server.stop() }
    let service = HTTPPromotionService(
      base: server.url(), transport: transport, headers: { () throws(HTTPFailure) in headers })
    let failure = await failure { () throws(HTTPFailure) in _ = try await service.list() }
    guard case .unusableRequest = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [400, 404, 409, 500])
  func aRefusalCarriesItsBody(status: Int) async throws {
    let failures = try await failures(.json(#"{"error":"over"}"#, status: status))
    let expected = HTTPFailure.refused(status: status, body: #"{"error":"over"}"#)
    #expect(failures == Array(repeating: expected, count: 4))
  }

  @Test func aBodyCutShortIsNoAnswer() async throws {
    let failures = try await failures(.json("[\(row)]").delivered(.cut(after: 9)))
    let expected = HTTPFailure.cutShort(received: 9, expected: row.utf8.count + 2)
    #expect(failures == Array(repeating: expected, count: 4))
    #expect(expected.leavesOutcomeOpen)
  }

  @Test func aPageIsNoJSON() async throws {
    let failures = try await failures(.html("<!DOCTYPE html><title>Log in</title>"))
    for failure in failures.dropLast() {
      guard case .malformedBody("text/html; charset=utf-8", "$", _) = failure else {
        Issue.record("\(String(describing: failure))")
        continue
      }
    }
    // What a deletion is answered with is not read.
    #expect(failures.last == .some(nil))
  }

  @Test(arguments: [
    ("{}", "$"), ("null", "$"), ("[1]", "$[0]"), ("[\"a\"]", "$[0]"), ("[[]]", "$[0]"),
    (
      #"[{"id":"1","discount":{"amount":"1"}},{"id":"2","discount":{"amount":"x"}}]"#,
      "$[1]['discount']['amount']"
    ),
    (#"[{"discount":{"amount":"1"}}]"#, "$[0]['id']"), ("[1,", "$"), ("\u{FEFF}[", "$"),
    (#"[{"id":"1","discount":{"amount":1}},]"#, "$"),
    (#"[{"id":"1","discount":{"amount":1,}}]"#, "$"),
    (#"[{"id":"1","discount":{"amount":1}},{"id":"","discount":{"amount":1}}]"#, "$[1]['id']"),
    (
      #"[{"id":"1","discount":{"amount":0.123456789012345678901234567890123456789}}]"#,
      "$[0]['discount']['amount']"
    ),
    (
      #"[{"id":"1","discount":{"amount":0.123456789012345678901234567890123456789e0}}]"#,
      "$[0]['discount']['amount']"
    ),
    (#"[{"id":"1","discount":{"amount":1},"threshold":1e128}]"#, "$[0]['threshold']"),
    (
      #"[{"id":0.123456789012345678901234567890123456789,"discount":{"amount":1}}]"#, "$[0]['id']"
    ),
    (
      #"[{"id":12345678901234567890123456789012345678901e0,"discount":{"amount":1}}]"#,
      "$[0]['id']"
    ),
    (
      #"[{"id":-12345678901234567890123456789012345678901.0,"discount":{"amount":1}}]"#,
      "$[0]['id']"
    ),
    (
      #"[{"id":"1","name":12345678901234567890123456789012345678901,"discount":{"amount":1}}]"#,
      "$[0]['name']"
    ),
  ])
  func whatIsWrongInABodyIsNamed(body: String, path: String) async throws {
    let server = try LoopbackServer(.json(body))
    defer { server.stop() }
    let failure = await failure { () throws(HTTPFailure) in _ = try await service(server).list() }
    guard case .malformedBody("application/json", path, let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func aCreatedPromotionHasItsIdentity() async throws {
    let server = try LoopbackServer(.json(#"{"id":"","discount":{"amount":1}}"#))
    defer { server.stop() }
    let failure = await failure { () throws(HTTPFailure) in
      _ = try await service(server).create(sent)
    }
    #expect(
      failure
        == .malformedBody(
          contentType: "application/json", path: "$['id']", reason: "the identity is empty"))
  }

  @Test func aBodyIsReadAsResponsesAre() async throws {
    let digits = "12345678901234567890123456789012345678901234567890"
    let rows = ["\"a\",\"id\":\"b\"", digits, "-" + digits].map {
      #"{"id":\#($0),"discount":{"amount":1}}"#
    }
    let server = try LoopbackServer(.json("\u{FEFF}[\(rows.joined(separator: ","))]"))
    defer { server.stop() }
    #expect(try await service(server).list().map(\.id) == ["b", digits, "-" + digits])
  }

  @Test func aDateThatIsNoNumberIsNotSent() async throws {
    let server = try LoopbackServer(.json(row))
    defer { server.stop() }
    for interval in [Double.nan, .infinity, -.infinity, 1e300] {
      let period = ValidityPeriod(end: Date(timeIntervalSince1970: interval))
      let promotion = MerchantPromotion(id: "7", period: period, discount: .amount(1))
      let failure = await failure { () throws(HTTPFailure) in
        _ = try await service(server).update(promotion)
      }
      guard case .unusableRequest(let reason) = failure else {
        Issue.record("\(String(describing: failure))")
        continue
      }
      #expect(reason.contains("outside the years 1 to 9999"))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func hostileBodiesAreRefused() async throws {
    let deep = String(repeating: "[", count: 1_000_000)
    for body in [deep, deep + "]", String(repeating: #"[{"id":"#, count: 100_000)] {
      let server = try LoopbackServer(.json(body))
      defer { server.stop() }
      let failure = await failure { () throws(HTTPFailure) in _ = try await service(server).list() }
      guard case .malformedBody = failure else {
        Issue.record("\(String(describing: failure))")
        continue
      }
    }
  }

  @Test func aListFollowsARedirectAndAnEditDoesNot() async throws {
    let server = try LoopbackServer { [row] request in
      request.path == "/new" ? .json("[\(row)]") : .redirect(to: "/new", status: 307)
    }
    defer { server.stop() }
    #expect(try await service(server).list() == [sent])
    let expected = HTTPFailure.redirected(status: 307, location: "/new")
    #expect(
      await failure { () throws(HTTPFailure) in _ = try await service(server).create(sent) }
        == expected)
    #expect(
      await failure { () throws(HTTPFailure) in _ = try await service(server).update(sent) }
        == expected)
    #expect(
      await failure { () throws(HTTPFailure) in try await service(server).delete(id: "7") }
        == expected)
    #expect(server.requests.count == 5)
  }

  @Test func noServerIsUnreachable() async throws {
    let server = try LoopbackServer(.status(200))
    server.stop()
    for failure in [
      await failure { () throws(HTTPFailure) in _ = try await service(server).list() },
      await failure { () throws(HTTPFailure) in _ = try await service(server).update(sent) },
    ] {
      guard case .unreachable = failure else {
        Issue.record("\(String(describing: failure))")
        continue
      }
      #expect(failure?.leavesOutcomeOpen == false)
    }
  }

  @Test func aSlowServerTimesOut() async throws {
    let failures = try await failures(
      .json("[]").delayed(by: 600), HTTPTransport(limits: HTTPLimits(idleTime: 0.5)))
    #expect(failures == Array(repeating: .timedOut, count: 4))
  }

  @Test func aSlowEditCanBeCancelled() async throws {
    let server = try LoopbackServer(.never)
    defer { server.stop() }
    let patient = HTTPPromotionService(base: server.url("/promotions"))
    let edit = Task { [sent] in
      await failure { () throws(HTTPFailure) in _ = try await patient.update(sent) }
    }
    _ = await server.requests(atLeast: 1)
    edit.cancel()
    #expect(await edit.value == .cancelled)
  }

  @Test func twentyMegabytesOfRowsAreRead() async throws {
    let name = String(repeating: "券", count: 333)
    let rows = (0..<20_000).map {
      #"{"id":"\#($0)","name":"\#(name)","discount":{"rate":"0.1"}}"#
    }
    let body = "[" + rows.joined(separator: ",") + "]"
    #expect(body.utf8.count > 20_000_000)
    let server = try LoopbackServer(.json(body))
    defer { server.stop() }
    let promotions = try await HTTPPromotionService(base: server.url()).list()
    #expect(promotions.count == 20_000)
    #expect(promotions.last?.id == "19999" && promotions.last?.name == name)
    let careful = HTTPPromotionService(
      base: server.url(), transport: HTTPTransport(limits: HTTPLimits(bodySize: 20_000_000)))
    #expect(
      await failure { () throws(HTTPFailure) in _ = try await careful.list() }
        == .tooLarge(limit: 20_000_000))
  }

  @Test func daysAreReadInTheShopsZone() async throws {
    let row = #"[{"id":"1","discount":{"amount":1},"end":"2026-11-30"}]"#
    let server = try LoopbackServer(.json(row))
    defer { server.stop() }
    let zone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    let service = HTTPPromotionService(base: server.url(), timeZone: zone)
    // 2026-11-30T23:59:59.999+08:00
    #expect(
      try await service.list().first?.period.end
        == Date(timeIntervalSinceReferenceDate: 817_747_199.999))
  }

  @Test func whatHasNoJSONFormIsNotSent() async throws {
    let server = try LoopbackServer(.status(204))
    defer { server.stop() }
    let service = service(server)
    for discount in [.amount(.nan), .amount(4 / 3), .rate(10)] as [PromotionDiscount] {
      let promotion = MerchantPromotion(id: "7", discount: discount)
      let failure = await failure { () throws(HTTPFailure) in
        _ = try await service.update(promotion)
      }
      guard case .unusableRequest = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
    }
    #expect(server.requests.isEmpty)
  }
}
