import Foundation
import GeneratedTickets
import LoopbackServer
import Testing
import TicketService

@Suite(.timeLimit(.minutes(1)))
struct TicketRequestTests {
  private let loader = TicketLoader(TicketFactory.self)

  /// The request that a server sees.
  private func seen(
    path: String = "/a/b", _ make: (URL) throws -> TicketRequest
  ) async throws -> LoopbackRequest {
    let server = try LoopbackServer(.json(Sample.coupons([])))
    defer { server.stop() }
    _ = try await loader.tickets(for: make(server.url(path)))
    return try #require(server.requests.first)
  }

  @Test("Parameters of a GET stand in the query, whatever their characters")
  func get() async throws {
    let request = try await seen {
      .get(
        $0,
        [
          URLQueryItem(name: "q", value: "a+b&c=d;e f/?"), URLQueryItem(name: "券", value: "折"),
          URLQueryItem(name: "empty", value: ""), URLQueryItem(name: "flag", value: nil),
        ])
    }
    #expect(request.method == "GET" && request.path == "/a/b" && request.body.isEmpty)
    #expect(
      request.query == "q=a%2Bb%26c%3Dd%3Be%20f%2F%3F&%E5%88%B8=%E6%8A%98&empty=&flag")
    #expect(request.headers["accept"] == "application/json")
  }

  @Test("A GET with a body is not sent")
  func getWithBody() async throws {
    let server = try LoopbackServer(.json(Sample.coupons([])))
    defer { server.stop() }
    let request = TicketRequest(server.url("/a"), method: .get, body: Data("x".utf8))
    let reason = "a GET has no body: send its parameters in the URL"
    await #expect(throws: TicketLoadingError.http(.unusableRequest(reason: reason))) {
      try await loader.tickets(for: request)
    }
    #expect(server.requests.isEmpty)
  }

  @Test("Parameters stand behind those the URL has")
  func oldQuery() async throws {
    let page = [URLQueryItem(name: "page", value: "2")]
    #expect(try await seen(path: "/x?a=%2B1") { .get($0, page) }.query == "a=%2B1&page=2")
    #expect(try await seen(path: "/x?") { .get($0, page) }.query == "page=2")
    #expect(try await seen(path: "/x?a=1") { .get($0) }.query == "a=1")
  }

  @Test("Forms and JSON stand in the body of a POST, with their content type")
  func post() async throws {
    let form = try await seen { .post($0, form: [URLQueryItem(name: "a b", value: "ü+1")]) }
    #expect(form.method == "POST" && form.text == "a%20b=%C3%BC%2B1")
    #expect(form.headers["content-type"] == "application/x-www-form-urlencoded")
    let json = try await seen { try .post($0, encoding: ["页": 2]) }
    #expect(json.text == #"{"页":2}"#)
    #expect(json.headers["content-type"] == "application/json")
    #expect(json.headers["content-length"] == "9")
    #expect(try await seen { .post($0, json: Data("[]".utf8)) }.text == "[]")
  }

  @Test("Headers are sent; one of the same name is replaced in any letter case")
  func headers() async throws {
    let request = try await seen {
      TicketRequest.post($0, json: Data("{}".utf8))
        .adding(headers: ["X-Token": "t", "content-type": "application/x", "accept": "text/json"])
    }
    #expect(request.headers["x-token"] == "t")
    #expect(request.headers["content-type"] == "application/x")
    #expect(request.headers["accept"] == "text/json")
  }

  @Test("A header that is added replaces all of its name, in whatever order a dictionary has them")
  func replacedHeaders() {
    for spelling in ["ACCEPT", "Accept", "aCCEPT", "accept"] {
      let request = TicketRequest(
        URL(string: "http://127.0.0.1:9/")!, headers: ["Accept": "a", "accept": "b", "aCcept": "c"]
      ).adding(headers: [spelling: "text/json"])
      #expect(request.headers == [spelling: "text/json"])
    }
  }

  @Test(
    "A header that would end its line, and an address that is not of the web, are not sent",
    arguments: [
      TicketRequest(URL(fileURLWithPath: "/etc/hosts")),
      TicketRequest(URL(string: "data:application/json,[]")!),
      TicketRequest(URL(string: "relative")!),
      TicketRequest(URL(string: "http://127.0.0.1:9/")!, headers: ["X": "1\r\nY: 2"]),
      TicketRequest(URL(string: "http://127.0.0.1:9/")!, headers: ["X: 1\n": "1"]),
      TicketRequest(URL(string: "http://127.0.0.1:9/")!, headers: ["": "1"]),
    ])
  func unusable(request: TicketRequest) async throws {
    do {
      _ = try await loader.tickets(for: request)
      Issue.record("no error")
    } catch {
      guard case .http(.unusableRequest) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }
}
