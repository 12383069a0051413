import Foundation
import GeneratedTickets
import LoopbackServer
import Testing
import TicketKit
import TicketService

/// What each kind of answer of a real server gives.
@Suite(.timeLimit(.minutes(1)))
struct TicketLoaderTests {
  private let loader = TicketLoader(TicketFactory.self)

  /// What the loader gives for a server's answer to a POST or a GET.
  private func outcome(
    _ response: LoopbackResponse, _ method: TicketRequest.Method = .get,
    loader: TicketLoader? = nil
  ) async throws -> (Result<TicketBatch, TicketLoadingError>, [LoopbackRequest]) {
    let server = try LoopbackServer(response)
    defer { server.stop() }
    let request = TicketRequest(server.url("/tickets"), method: method)
    do {
      return (.success(try await (loader ?? self.loader).tickets(for: request)), server.requests)
    } catch {
      return (.failure(error), server.requests)
    }
  }

  private func failure(
    _ response: LoopbackResponse, _ method: TicketRequest.Method = .get,
    loader: TicketLoader? = nil
  ) async throws -> TicketLoadingError {
    let (outcome, requests) = try await outcome(response, method, loader: loader)
    // A hasty loader may give up before its request is there.
    #expect(loader == nil ? requests.count == 1 : requests.count <= 1)
    guard case .failure(let error) = outcome else {
      Issue.record("no error")
      return .http(.cancelled)
    }
    return error
  }

  @Test("A good answer gives its tickets and its issues", arguments: [200, 201, 299])
  func good(status: Int) async throws {
    let json = Sample.response([Sample.coupon("券1"), Sample.badCoupon, Sample.coupon("2")])
    for method in [TicketRequest.Method.get, .post] {
      let (outcome, requests) = try await outcome(.json(json, status: status), method)
      let batch = try outcome.get()
      #expect(batch.tickets.ids == ["券1", "2"])
      #expect(batch.issues.map(\.row) == [1])
      #expect(requests.map(\.method) == [method.rawValue])
    }
  }

  @Test("A body in chunks is a body")
  func chunked() async throws {
    let (outcome, _) = try await outcome(.json(Sample.coupons(["1"])).chunked)
    #expect(try outcome.get().tickets.ids == ["1"])
  }

  @Test("An answer that says there is nothing has no rows", arguments: [204, 205])
  func nothing(status: Int) async throws {
    let (outcome, _) = try await outcome(.status(status))
    let batch = try outcome.get()
    #expect(batch.tickets.isEmpty && batch.issues.isEmpty)
    #expect(batch.value(at: "data") == nil)
  }

  @Test("A good status without a body is an error", arguments: [200, 201])
  func emptyBody(status: Int) async throws {
    #expect(try await failure(.status(status)) == .http(.emptyBody(status: status)))
  }

  @Test(
    "A status of refusal gives the status and the body's text", arguments: [400, 401, 404, 500])
  func refused(status: Int) async throws {
    let body = #"{"message":"没有权限"}"#
    for method in [TicketRequest.Method.get, .post] {
      let error = try await failure(.json(body, status: status), method)
      #expect(error == .http(.refused(status: status, body: body)))
      #expect(!"\(error)".contains("没有权限"))
    }
  }

  @Test("A body cut short is no list")
  func cut() async throws {
    let json = Sample.coupons(["1", "2"])
    let response = LoopbackResponse.json(json).delivered(.cut(after: 100))
    let size = json.utf8.count
    #expect(try await failure(response) == .http(.cutShort(received: 100, expected: size)))
    #expect(try await failure(response, .post) == .http(.cutShort(received: 100, expected: size)))
    guard case .http(.cutShort(_, nil)) = try await failure(response.chunked) else {
      Issue.record("a cut chunk was not seen")
      return
    }
  }

  @Test("A page of HTML is told by its content type")
  func html() async throws {
    let error = try await failure(.html("<html>Log in</html>"))
    guard case .unreadable(.notJSON(let line, let column, let offset, _), let type) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(line == 1 && column == 1 && offset == 0)
    #expect(type == "text/html; charset=utf-8")
    #expect("\(error)".hasSuffix("(text/html; charset=utf-8)"))
  }

  @Test("JSON without rows tells what the root says")
  func noRows() async throws {
    let error = try await failure(.json(#"{"code":40001,"message":"expired"}"#))
    guard case .unreadable(.noRows(let path, let found, let members), _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(path == "$['data']" && found == "nothing")
    #expect(members.map(\.name) == ["code", "message"])
    #expect(members.map(\.value) == ["40001", "expired"])
  }

  @Test(
    "A redirect is followed for a GET, and never sends a POST elsewhere",
    arguments: [
      301, 302, 303, 307, 308,
    ])
  func redirect(status: Int) async throws {
    let server = try LoopbackServer { request in
      request.path == "/old"
        ? .redirect(to: "/new", status: status) : .json(Sample.coupons(["1"]))
    }
    defer { server.stop() }
    let batch = try await loader.tickets(for: .get(server.url("/old")))
    #expect(batch.tickets.ids == ["1"])
    #expect(server.requests.map(\.path) == ["/old", "/new"])
    await #expect(throws: TicketLoadingError.http(.redirected(status: status, location: "/new"))) {
      _ = try await loader.tickets(for: .post(server.url("/old"), json: Data("{}".utf8)))
    }
    #expect(server.requests.map(\.path) == ["/old", "/new", "/old"])
  }

  @Test("A refused connection is unreachable")
  func refusedConnection() async throws {
    let server = try LoopbackServer(.json("[]"))
    let url = server.url()
    server.stop()
    do {
      _ = try await loader.tickets(for: .get(url))
      Issue.record("no error")
    } catch {
      guard case .http(.unreachable) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test("A hung-up connection is lost, and the request not sent again")
  func hungUp() async throws {
    for method in [TicketRequest.Method.get, .post] {
      guard case .http(.connectionLost) = try await failure(.hangUp, method) else {
        Issue.record("\(method)")
        return
      }
    }
  }

  @Test("A connection that the server gives up between requests makes none go out twice")
  func staleConnection() async throws {
    // libcurl, on its own, would send a request again whose connection is gone without an answer.
    let server = try LoopbackServer { request in
      let number = Int(request.headers["x-number"] ?? "") ?? 0
      return number % 2 == 0 ? .json(Sample.coupons(["\(number)"])) : .hangUp
    }
    defer { server.stop() }
    for number in 0..<6 {
      let request = TicketRequest.post(server.url(), json: Data("{}".utf8))
        .adding(headers: ["X-Number": "\(number)"])
      let ids = try? await loader.tickets(for: request).tickets.ids
      #expect(ids == (number % 2 == 0 ? ["\(number)"] : nil))
    }
    #expect(server.requests.compactMap { $0.headers["x-number"] } == (0..<6).map(String.init))
  }

  @Test("What takes longer than the time-out is timed out")
  func timeOut() async throws {
    let hasty = TicketLoader(
      TicketFactory.self, transport: HTTPTransport(limits: HTTPLimits(idleTime: 1)))
    async let silent = failure(.never, .post, loader: hasty)
    async let stalled = failure(
      .json(Sample.coupons(["1"])).delivered(.stalled(after: 10)), loader: hasty)
    #expect(try await silent == .http(.timedOut))
    #expect(try await stalled == .http(.timedOut))
  }

  @Test("A body over the limit is refused, with and without its size in the head")
  func tooLarge() async throws {
    let small = TicketLoader(
      TicketFactory.self, transport: HTTPTransport(limits: HTTPLimits(bodySize: 1_000)))
    let response = LoopbackResponse.json(Sample.coupons((0..<20).map(String.init)))
    for response in [response, response.chunked] {
      let (outcome, _) = try await outcome(response, loader: small)
      guard case .failure(.http(.tooLarge(limit: 1_000))) = outcome else {
        Issue.record("\(outcome)")
        return
      }
    }
  }

  @Test("Twenty megabytes of rows all become tickets")
  func large() async throws {
    let row = Sample.coupon("1") + ","
    let count = 20_000_000 / row.utf8.count + 1
    var body = Data(#"{"modelType":1,"data":["#.utf8)
    body.reserveCapacity(20_100_000)
    for _ in 1..<count { body += row.utf8 }
    body += (Sample.coupon("last") + "]}").utf8
    #expect(body.count > 20_000_000)
    let (outcome, _) = try await outcome(LoopbackResponse(body: body))
    let batch = try outcome.get()
    #expect(batch.tickets.count == count)
    #expect(batch.tickets.last?.id == "last")
    #expect(batch.issues.isEmpty)
  }

  @Test("Cancelling ends a load at once")
  func cancel() async throws {
    let slow = TicketLoader(TicketFactory.self)
    for response in [LoopbackResponse.never, .json("[1]").delivered(.stalled(after: 1))] {
      let server = try LoopbackServer(response)
      defer { server.stop() }
      let load = Task { try await slow.tickets(for: .get(server.url())) }
      _ = await server.requests(atLeast: 1)
      load.cancel()
      await #expect { try await load.value } throws: { error in
        (error as? TicketLoadingError)?.isCancellation == true
      }
    }
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await slow.tickets(for: .get(URL(fileURLWithPath: "/")))
    }
    await #expect(throws: TicketLoadingError.http(.cancelled)) { try await early.value }
  }

  @Test("A decoder of several factories, and a context, are used")
  func decoder() async throws {
    // 1970-01-01T16:00:00Z, midnight in Shanghai.
    let server = try LoopbackServer(.json(Sample.convert(until: 57_600)))
    defer { server.stop() }
    let request = TicketRequest.get(server.url())
    let utc = TicketContext(locale: "zh_CN", timeZone: "UTC")
    let several = TicketDecoder(TicketFactory.self, ClockFactory.self)
    for (loader, day) in [
      (TicketLoader(TicketFactory.self), "02"), (TicketLoader(several), "02"),
      (TicketLoader(TicketFactory.self, context: utc), "01"),
      (TicketLoader(several, context: utc), "01"),
    ] {
      let batch = try await loader.tickets(for: request)
      #expect(batch.tickets.map(\.deadline) == ["· 兑换截止日期：1970-01-\(day)"])
    }
  }
}
