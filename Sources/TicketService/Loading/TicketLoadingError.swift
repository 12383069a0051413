import TicketKit

/// Why a request gave no tickets.
public enum TicketLoadingError: Error, Equatable, Sendable {
  /// There was no whole response with a good status and a body.
  case http(HTTPFailure)

  /// The body came whole, but is no JSON text or holds no rows.
  ///
  /// `contentType` is the header as sent: where it says `text/html`, something between app and
  /// server has answered, or the address is wrong.
  case unreadable(TicketDecodingError, contentType: String?)
}

extension TicketLoadingError {
  /// Whether nothing went wrong but that the task was cancelled.
  public var isCancellation: Bool { self == .http(.cancelled) }
}

extension TicketLoadingError: CustomStringConvertible {
  /// One line for a log. Of an unreadable body it tells what its root says.
  public var description: String {
    switch self {
    case .http(let failure): "\(failure)"
    case .unreadable(let error, let contentType): "\(error) (\(contentType ?? "no content type"))"
    }
  }
}
