/// A file name that equals another only byte by byte, as it does for the system.
struct ExactName: Hashable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (left: ExactName, right: ExactName) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8)
  }

  func hash(into hasher: inout Hasher) {
    // Names of the same bytes have the same hash, and so have some others.
    hasher.combine(name)
  }
}
