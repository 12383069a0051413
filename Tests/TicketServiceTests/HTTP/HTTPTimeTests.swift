import Foundation
import LoopbackServer
import Testing

@testable import TicketService

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How long the transport waits, for what, and what ends it.
@Suite(.timeLimit(.minutes(2))) struct HTTPTimeTests {
  private func failure(
    _ server: LoopbackServer, _ transport: HTTPTransport, _ method: String = "GET"
  ) async -> HTTPFailure? {
    var request = URLRequest(url: server.url("/x"))
    request.httpMethod = method
    do {
      _ = try await transport.reply(to: request)
      return nil
    } catch {
      return error
    }
  }

  /// Foundation on Linux cuts the fraction of a second off.
  @Test func whoWaitsTooLongTimesOut() async throws {
    let body = LoopbackResponse.json("[1,2,3]")
    let hasty = HTTPTransport(limits: HTTPLimits(idleTime: 1.5))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for response in [.never, body.delayed(by: 600), body.delivered(.stalled(after: 3))] {
        for method in ["GET", "PUT"] {
          group.addTask {
            let server = try LoopbackServer(response)
            defer { server.stop() }
            let start = ContinuousClock.now
            #expect(await failure(server, hasty, method) == .timedOut)
            #expect(start.duration(to: .now) >= .seconds(1.5))
            #expect(server.requests.count == 1)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// Each part of the body comes in time, though all of it takes longer.
  @Test func aBodyThatGoesOnIsWaitedFor() async throws {
    let hasty = HTTPTransport(limits: HTTPLimits(idleTime: 9))
    let server = try LoopbackServer { request in
      request.path == "/x"
        ? LoopbackResponse.redirect(to: "/y").delayed(by: 5)
        : LoopbackResponse.json("[]").delayed(by: 5)
    }
    defer { server.stop() }
    #expect(await failure(server, hasty) == nil)
  }

  /// Two at a time, a tenth of a second each: the last one waits longer than it may take.
  @Test func waitingForAConnectionIsFree() async throws {
    let server = try LoopbackServer(LoopbackResponse.json("[]").delayed(by: 0.1))
    defer { server.stop() }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 2
    let hasty = HTTPTransport(configuration: configuration, limits: HTTPLimits(idleTime: 2))
    let failures = await withTaskGroup(of: HTTPFailure?.self) { group in
      for _ in 0..<60 { group.addTask { await failure(server, hasty, "PUT") } }
      return await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    #expect(failures.isEmpty)
  }

  @Test func whoWaitsForAConnectionCanBeCancelled() async throws {
    let server = try LoopbackServer(.never)
    defer { server.stop() }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 1
    let narrow = HTTPTransport(configuration: configuration)
    let first = Task { await failure(server, narrow) }
    _ = await server.requests(atLeast: 1)
    let others = (0..<3).map { _ in Task { await failure(server, narrow) } }
    for task in others { task.cancel() }
    for task in others { #expect(await task.value == .cancelled) }
    first.cancel()
    #expect(await first.value == .cancelled)
    #expect(server.requests.count == 1)
  }

  @Test func theWholeTimeIsLimitedToo() async throws {
    let server = try LoopbackServer(.never)
    defer { server.stop() }
    let transport = HTTPTransport(limits: HTTPLimits(idleTime: 60, totalTime: 0.3))
    #expect(await failure(server, transport) == .timedOut)
  }

  @Test(arguments: [TimeInterval.infinity, .greatestFiniteMagnitude])
  func aTimeWithoutEndIsNoLimit(time: TimeInterval) async throws {
    let server = try LoopbackServer(.json("[]"))
    defer { server.stop() }
    let patient = HTTPTransport(limits: HTTPLimits(idleTime: time, totalTime: time))
    #expect(await failure(server, patient) == nil)
  }

  @Test(arguments: [TimeInterval.nan, -TimeInterval.infinity, -1, 0])
  func aTimeThatIsNoneIsOver(time: TimeInterval) async throws {
    let server = try LoopbackServer(.never)
    defer { server.stop() }
    for limits in [HTTPLimits(idleTime: time), HTTPLimits(totalTime: time)] {
      #expect(await failure(server, HTTPTransport(limits: limits)) == .timedOut)
    }
  }

  @Test func aCancelledTaskEndsAtOnce() async throws {
    let server = try LoopbackServer(.never)
    defer { server.stop() }
    let patient = HTTPTransport(limits: HTTPLimits(idleTime: 600, totalTime: 600))
    let task = Task { await failure(server, patient, "PUT") }
    _ = await server.requests(atLeast: 1)
    task.cancel()
    #expect(await task.value == .cancelled)
    let late = Task {
      while !Task.isCancelled { await Task.yield() }
      return await failure(server, patient, "PUT")
    }
    late.cancel()
    #expect(await late.value == .cancelled)
    #expect(server.requests.count == 1)
  }
}
