#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemFault {
  /// Why something cannot be read, and behind a semicolon what a person can do about it, where the reason
  /// does not say so.
  package var readingReason: String {
    switch code {
    case EACCES, EPERM: "\(reason); let the user who runs ticketgen read it"
    default: "\(reason)\(commonRemedy)"
    }
  }

  /// Why something cannot be written, and behind a semicolon what a person can do about it.
  ///
  /// - Parameter elsewhere: how another place is chosen, such as `choose another folder with --output`.
  package func writingReason(elsewhere: String) -> String {
    switch code {
    case EACCES, EPERM: "\(reason); let the user who runs ticketgen write there, or \(elsewhere)"
    case EROFS: "\(reason); \(elsewhere)"
    case ENOSPC, EDQUOT: "\(reason); make room, and run ticketgen again"
    default: "\(reason)\(commonRemedy)"
    }
  }

  private var commonRemedy: String {
    switch code {
    case ELOOP: "; remove the link"
    case ENAMETOOLONG: "; choose a shorter name"
    default: ""
    }
  }
}
