import Foundation
import LoopbackServer
import Testing

@testable import TicketService

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.serialized, .timeLimit(.minutes(2))) struct HTTPTransportTests {
  private let transport = HTTPTransport(limits: HTTPLimits(bodySize: 1_000))

  private func outcome(
    _ method: String, _ server: LoopbackServer
  ) async -> Result<HTTPReply, HTTPFailure> {
    var request = URLRequest(url: server.url("/x"))
    request.httpMethod = method
    if method == "POST" || method == "PUT" { request.httpBody = Data("{}".utf8) }
    do {
      return .success(try await transport.reply(to: request))
    } catch {
      return .failure(error)
    }
  }

  /// What one response gives, after so many requests.
  private func failure(
    _ response: LoopbackResponse, _ method: String = "GET", requests: Int = 1
  ) async throws -> HTTPFailure? {
    let server = try LoopbackServer(response)
    defer { server.stop() }
    let outcome = await outcome(method, server)
    #expect(server.requests.count == requests)
    guard case .failure(let failure) = outcome else { return nil }
    return failure
  }

  private static let methods = ["GET", "POST", "PUT", "DELETE"]

  @Test(arguments: [200, 201, 202, 203], methods)
  func goodStatusesGiveTheBody(status: Int, method: String) async throws {
    let server = try LoopbackServer(.json("[1]", status: status))
    defer { server.stop() }
    let reply = try await outcome(method, server).get()
    #expect(reply.status == status)
    #expect(reply.body == Data("[1]".utf8))
    #expect(reply.contentType == "application/json")
  }

  @Test(arguments: [204, 200], methods)
  func aBodyMayBeMissing(status: Int, method: String) async throws {
    let server = try LoopbackServer(.status(status))
    defer { server.stop() }
    let reply = try await outcome(method, server).get()
    #expect(reply.status == status && reply.body.isEmpty)
  }

  @Test(arguments: [400, 401, 403, 404, 409, 422, 429, 500, 503, 304, 300], methods)
  func otherStatusesAreRefusalsWithTheirBody(status: Int, method: String) async throws {
    let body = status == 304 ? "" : #"{"error":"门店"}"#
    let failure = try await failure(.json(body, status: status), method)
    #expect(failure == .refused(status: status, body: body))
    #expect(failure?.leavesOutcomeOpen == (status >= 500))
  }

  @Test(arguments: [0, 1, 2])
  func aLongErrorPageIsCutBetweenCharacters(shift: Int) async throws {
    let page = String(repeating: "a", count: shift) + String(repeating: "门", count: 100_000)
    let failure = try await failure(.html(page, status: 500))
    guard case .refused(500, let body) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(page.hasPrefix(body))
    #expect((4_094...4_096).contains(body.utf8.count))
  }

  @Test(arguments: [0, 3], methods)
  func aBodyCutShortIsNoReply(count: Int, method: String) async throws {
    let response = LoopbackResponse.json("[1,2,3]")
    #expect(
      try await failure(response.delivered(.cut(after: count)), method)
        == .cutShort(received: count, expected: 7))
    #expect(
      try await failure(response.chunked.delivered(.cut(after: count)), method)
        == .cutShort(received: count, expected: nil))
  }

  /// RFC 9110, 9.3.2: what HEAD tells is the size of the body that a GET would give.
  @Test func aReplyToHEADHasNoBody() async throws {
    let server = try LoopbackServer { _ in .json("[1,2,3]") }
    defer { server.stop() }
    let reply = try await outcome("HEAD", server).get()
    #expect(reply.status == 200 && reply.body.isEmpty)
  }

  @Test(arguments: methods) func aConnectionThatEndsIsLost(method: String) async throws {
    guard case .connectionLost = try await failure(.hangUp, method) else {
      Issue.record("a reply")
      return
    }
  }

  @Test(arguments: methods) func noConnectionIsUnreachable(method: String) async throws {
    let server = try LoopbackServer(.json("[]"))
    server.stop()
    guard case .unreachable = await outcome(method, server).failure else {
      Issue.record("a reply")
      return
    }
  }

  @Test(arguments: [1_000, 1_001]) func bodiesHaveALimit(count: Int) async throws {
    let body = LoopbackResponse.json(String(repeating: " ", count: count))
    let expected: HTTPFailure? = count > 1_000 ? .tooLarge(limit: 1_000) : nil
    #expect(try await failure(body) == expected)
    #expect(try await failure(body.chunked) == expected)
  }

  @Test func aHugeAnnouncementIsRefusedBeforeItsBody() async throws {
    var response = LoopbackResponse.json("[1").delivered(.stalled(after: 2))
    response.headers["Content-Length"] = "1000000000000"
    #expect(try await failure(response) == .tooLarge(limit: 1_000))
  }

  @Test func aRedirectOfAReadingRequestIsFollowed() async throws {
    let server = try LoopbackServer { request in
      request.path == "/x" ? .redirect(to: "there?q=1", status: 307) : .json(request.path)
    }
    defer { server.stop() }
    let reply = try await outcome("GET", server).get()
    #expect(reply.body == Data("/there".utf8))
    #expect(server.requests.map(\.query) == [nil, "q=1"])
    #expect(server.requests.map(\.method) == ["GET", "GET"])
  }

  @Test(arguments: [301, 302, 303, 307, 308], ["POST", "PUT", "DELETE"])
  func aRequestThatChangesDataGoesNowhereElse(status: Int, method: String) async throws {
    #expect(
      try await failure(.redirect(to: "/there", status: status), method)
        == .redirected(status: status, location: "/there"))
  }

  @Test func redirectsEnd() async throws {
    #expect(
      try await failure(.redirect(to: "/again"), requests: 6)
        == .redirected(status: 302, location: "/again"))
    #expect(try await failure(.status(302)) == .redirected(status: 302, location: nil))
  }

  @Test(arguments: ["file:///etc/hosts", "ftp://127.0.0.1/", "data:,x", "http://"])
  func redirectsStayOnTheWeb(location: String) async throws {
    #expect(
      try await failure(.redirect(to: location)) == .redirected(status: 302, location: location))
  }

  @Test func credentialsAreForTheServerTheyWereGivenTo() async throws {
    let other = try LoopbackServer(.json("[]"))
    defer { other.stop() }
    let address = other.url("/there").absoluteString
    let server = try LoopbackServer { request in
      switch request.path {
      case "/x": .redirect(to: "/y")
      default: .redirect(to: address)
      }
    }
    defer { server.stop() }
    var request = URLRequest(url: server.url("/x"))
    request.setValue("Bearer 1", forHTTPHeaderField: "Authorization")
    request.setValue("zh", forHTTPHeaderField: "Accept-Language")
    _ = try await transport.reply(to: request)
    let credentials = (server.requests + other.requests).map { $0.headers["authorization"] }
    #expect(credentials == ["Bearer 1", "Bearer 1", nil])
    #expect(other.requests.map { $0.headers["accept-language"] } == ["zh"])
  }

  /// libcurl repeats some requests itself, on connections that it kept and the server closed.
  @Test(arguments: methods) func nothingIsSentTwice(method: String) async throws {
    let visits = Visits()
    let server = try LoopbackServer { _ in
      await visits.next() == 1 ? .json("[]") : .hangUp
    }
    defer { server.stop() }
    _ = try await outcome(method, server).get()
    guard case .connectionLost = await outcome(method, server).failure else {
      Issue.record("a reply")
      return
    }
    try await Task.sleep(for: .milliseconds(50))
    #expect(server.requests.count == 2)
  }

  @Test(arguments: ["file:///etc/hosts", "ftp://127.0.0.1/", "http:///x", "x"])
  func onlyWebAddressesAreAsked(address: String) async throws {
    let request = URLRequest(url: try #require(URL(string: address)))
    await #expect(throws: HTTPFailure.unusableRequest(reason: "the address is not http or https")) {
      try await transport.reply(to: request)
    }
  }

  @Test func manyRequestsAtOnceGetTheirOwnAnswers() async throws {
    let server = try LoopbackServer { .json($0.path) }
    defer { server.stop() }
    let transport = HTTPTransport()
    let right = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let reply = try await transport.reply(to: URLRequest(url: server.url("/\(number)")))
          return reply.body == Data("/\(number)".utf8)
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(right == 200)
  }

  @Test func descriptionsHoldNothingThatAServerSent() async throws {
    let failures: [HTTPFailure] = [
      .refused(status: 400, body: "secret"), .redirected(status: 302, location: "secret"),
      .malformedBody(contentType: "secret", path: "$", reason: "not JSON"),
    ]
    #expect(!failures.contains { "\($0)".contains("secret") })
    #expect("\(failures[0])" == "status 400")
    #expect("\(HTTPFailure.cutShort(received: 3, expected: 7))".contains("3 of 7 bytes"))
  }
}

extension Result {
  /// The failure, if it is one.
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { return failure }
    return nil
  }
}

/// A counter of visits.
private actor Visits {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
