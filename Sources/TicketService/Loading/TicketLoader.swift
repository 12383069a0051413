import Foundation
import TicketKit

/// Fetches tickets from a server: one request, one batch.
///
/// Nothing is sent twice; see `HTTPTransport` for redirects, time-outs and the limit of a body.
public struct TicketLoader: Sendable {
  private let transport: HTTPTransport
  private let decode: @Sendable (Data) async throws -> TicketBatch

  /// A loader of the kinds of one factory.
  ///
  /// - Parameters:
  ///   - context: The locale, zone and clock of the tickets; nil: the factory's.
  ///   - transport: Sends the requests; its limits are how long one may take, and how many bytes a
  ///     body may have.
  public init(
    _ factory: any KindFactory.Type, context: TicketContext? = nil,
    transport: HTTPTransport = HTTPTransport()
  ) {
    self.transport = transport
    decode = { try await factory.tickets(from: $0, context: context ?? factory.context) }
  }

  /// A loader of the kinds of several factories.
  ///
  /// - Parameters:
  ///   - context: The locale, zone and clock of the tickets; nil: the first factory's.
  ///   - transport: As for one factory.
  public init(
    _ decoder: TicketDecoder, context: TicketContext? = nil,
    transport: HTTPTransport = HTTPTransport()
  ) {
    self.transport = transport
    decode = { try await decoder.tickets(from: $0, context: context) }
  }

  /// Sends a request and reads the tickets of its response, off the caller's actor.
  ///
  /// A bad row is an issue of the batch and not an error. A response of status 204 or 205, which says
  /// that there is nothing, is a batch without rows.
  ///
  /// - Throws: `TicketLoadingError.http` when there was no whole response of status 2xx with a body,
  ///   `.unreadable` when the body is no JSON text or holds no rows. A cancelled task throws
  ///   `.http(.cancelled)` at once.
  public func tickets(for request: TicketRequest) async throws(TicketLoadingError) -> TicketBatch {
    let reply: HTTPReply
    do {
      reply = try await transport.reply(to: request.urlRequest())
    } catch {
      throw .http(error)
    }
    do {
      if reply.body.isEmpty, reply.status == 204 || reply.status == 205 {
        return try EmptyFactory.batch()
      }
      guard !reply.body.isEmpty else {
        throw TicketLoadingError.http(.emptyBody(status: reply.status))
      }
      return try await decode(reply.body)
    } catch let error as TicketDecodingError {
      throw .unreadable(error, contentType: reply.contentType)
    } catch let error as TicketLoadingError {
      throw error
    } catch {
      // Decoding throws nothing else but that its task was cancelled.
      throw .http(.cancelled)
    }
  }
}
