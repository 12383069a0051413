/// An identity that equals another one only when their Unicode scalars are the same.
///
/// Two equal `String`s may have different ones, and are two identities to a server.
struct ExactID: Hashable {
  private let bytes: [UInt8]

  init(_ id: String) {
    bytes = Array(id.utf8)
  }
}
