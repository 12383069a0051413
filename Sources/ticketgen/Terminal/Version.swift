/// The version of ticketgen, which the change log and the release tag carry too.
enum Version {
  static let current = "0.1.0"
}
