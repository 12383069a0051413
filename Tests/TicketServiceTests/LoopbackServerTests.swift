import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1)))
struct LoopbackServerTests {
  private let session = URLSession(configuration: .ephemeral)

  private func fetch(_ request: URLRequest) async throws -> (HTTPURLResponse, String) {
    let (body, response) = try await session.data(for: request)
    return (try #require(response as? HTTPURLResponse), String(decoding: body, as: UTF8.self))
  }

  @Test("Method, path, query, headers and body arrive as sent")
  func recordsRequests() async throws {
    let server = try LoopbackServer(.json("[]", status: 201))
    defer { server.stop() }
    var request = URLRequest(url: server.url("/a%20b/%E5%88%B8?page=2&q="))
    request.httpMethod = "PUT"
    request.httpBody = Data("{\"名\": 1}".utf8)
    request.setValue("7", forHTTPHeaderField: "X-Try")
    let (response, text) = try await fetch(request)
    #expect(response.statusCode == 201)
    #expect(response.value(forHTTPHeaderField: "Content-Type") == "application/json")
    #expect(text == "[]")
    let seen = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(seen.method == "PUT")
    #expect(seen.path == "/a%20b/%E5%88%B8")
    #expect(seen.query == "page=2&q=")
    #expect(seen.headers["x-try"] == "7")
    #expect(seen.text == "{\"名\": 1}")
  }

  @Test("A body over the size where clients ask before sending arrives whole")
  func bigRequest() async throws {
    let server = try LoopbackServer { .json("\($0.body.count)") }
    defer { server.stop() }
    var request = URLRequest(url: server.url())
    request.httpMethod = "POST"
    request.httpBody = Data(repeating: 65, count: 3_000_000)
    #expect(try await fetch(request).1 == "3000000")
  }

  @Test("Chunked bodies arrive whole", arguments: [0, 1, 65_536, 200_001])
  func chunked(count: Int) async throws {
    let body = Data((0..<count).map { UInt8($0 % 251) })
    let server = try LoopbackServer(LoopbackResponse(body: body).chunked)
    defer { server.stop() }
    let (received, _) = try await session.data(from: server.url())
    #expect(received == body)
  }

  @Test("A connection serves several requests, unless the server closes each")
  func connections() async throws {
    for keeps in [true, false] {
      let server = try LoopbackServer(keepsConnections: keeps) { _ in .json("1") }
      defer { server.stop() }
      for _ in 0..<3 { _ = try await fetch(URLRequest(url: server.url())) }
      let numbers = Set(server.requests.map(\.connection))
      #expect(numbers.count == (keeps ? 1 : 3))
    }
  }

  @Test("A cut body, a hung-up connection and a stopped server are errors for the client")
  func failures() async throws {
    let whole = LoopbackResponse.json("[1, 2, 3]")
    let server = try LoopbackServer { request in
      switch request.path {
      case "/cut": whole.delivered(.cut(after: 4))
      case "/chunks": whole.chunked.delivered(.cut(after: 4))
      default: .hangUp
      }
    }
    for path in ["/cut", "/chunks", "/gone"] {
      await #expect(throws: URLError.self) {
        _ = try await session.data(from: server.url(path))
      }
    }
    server.stop()
    await #expect(throws: URLError.self) {
      _ = try await session.data(from: server.url("/cut"))
    }
  }

  @Test(
    "A client that gives up frees the server",
    arguments: [
      LoopbackResponse.never, .json("[1]").delivered(.stalled(after: 1)),
      .json("1").delayed(by: 60),
    ])
  func givesUp(response: LoopbackResponse) async throws {
    let server = try LoopbackServer(response)
    var request = URLRequest(url: server.url())
    request.timeoutInterval = 1
    await #expect(throws: URLError.self) { _ = try await session.data(for: request) }
    server.stop()
    server.stop()
  }

  @Test("Stopping ends what waits: an answer at a gate and a client that sends nothing")
  func stops() async throws {
    let gate = LoopbackGate()
    let server = try LoopbackServer { _ in
      await gate.pass()
      return .json("1")
    }
    let client = Task { try await session.data(from: server.url()) }
    #expect(await server.requests(atLeast: 1).count == 1)
    server.stop()
    await #expect(throws: URLError.self) { _ = try await client.value }
    #expect(await server.requests(atLeast: 2).count == 1)
    await gate.open()
  }

  @Test("Redirects are followed by the client to where they point")
  func redirect() async throws {
    let server = try LoopbackServer { request in
      request.path == "/old" ? .redirect(to: "/new") : .json("\"\(request.path)\"")
    }
    defer { server.stop() }
    #expect(try await fetch(URLRequest(url: server.url("/old"))).1 == "\"/new\"")
  }

  @Test("Requests of many clients at once are all answered")
  func manyClients() async throws {
    let server = try LoopbackServer { .json($0.path) }
    defer { server.stop() }
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<100 {
        group.addTask { try await fetch(URLRequest(url: server.url("/\(number)"))).1 }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == Set((0..<100).map { "/\($0)" }))
    #expect(server.requests.count == 100)
  }

  @Test("A server that nothing holds closes its port")
  func closesAtEnd() async throws {
    var server: LoopbackServer? = try LoopbackServer(.json("1"))
    let url = try #require(server?.url())
    _ = try await session.data(from: url)
    server = nil
    await #expect(throws: URLError.self) { _ = try await session.data(from: url) }
  }

  @Test(
    "What is no HTTP request is refused",
    arguments: [
      ("nonsense\r\n\r\n", 400), ("GET / HTTP/2\r\n\r\n", 400), ("GET x HTTP/1.1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
      ("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 70_000))", 431),
    ])
  func refusals(text: String, status: Int) async throws {
    let server = try LoopbackServer(.json("1"))
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send(text)
    #expect(try await client.receive().hasPrefix("HTTP/1.1 \(status) "))
    #expect(server.requests.isEmpty)
  }

  @Test("Chunks, lines without CR, and requests sent ahead are read")
  func rawRequests() async throws {
    let server = try LoopbackServer { .json($0.text) }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send(
      "POST /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
        + "GET /b HTTP/1.1\nConnection: close\n\n")
    let text = try await client.receive()
    #expect(text.contains("\r\n\r\nabcde"))
    #expect(text.contains("Connection: close\r\nContent-Length: 0\r\n"))
    #expect(server.requests.map(\.path) == ["/a", "/b"])
    #expect(Set(server.requests.map(\.connection)) == [0])
  }

  @Test("Stopped servers leave no file open")
  func noLeaks() async throws {
    let folder =
      FileManager.default.fileExists(atPath: "/proc/self/fd") ? "/proc/self/fd" : "/dev/fd"
    let before = try FileManager.default.contentsOfDirectory(atPath: folder).count
    for _ in 0..<300 {
      let server = try LoopbackServer(.json("1"))
      let client = try RawClient(port: server.port)
      client.send("GET / HTTP/1.1\r\n\r\n")
      _ = await server.requests(atLeast: 1)
      server.stop()
      let received = try await client.receive()
      #expect(received.isEmpty || server.requests.count == 1)
    }
    // Other tests open files meanwhile; 300 servers would leave 300 or 600.
    let after = try FileManager.default.contentsOfDirectory(atPath: folder).count
    #expect(after < before + 200)
  }
}
