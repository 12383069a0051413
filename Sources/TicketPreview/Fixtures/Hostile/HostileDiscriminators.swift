/// Discriminators that name no kind, or name one in an unusual way.
enum HostileDiscriminators {
  /// A discriminator with what it is; without a value there is none.
  struct Discriminator {
    let title: String
    let value: FixtureValue?
  }

  /// What a response or row may have in place of a discriminator.
  ///
  /// - Parameters:
  ///   - known: One that a kind has; nil where no kind goes by them.
  ///   - unknown: One that no kind has.
  static func all(known: String?, unknown: String) -> [Discriminator] {
    var all = [
      Discriminator(title: "an unknown kind", value: .string(unknown)),
      Discriminator(title: "an unknown kind as a number", value: .number("987654321")),
      Discriminator(title: "no discriminator", value: nil),
      Discriminator(title: "null for its kind", value: .null),
      Discriminator(title: "true for its kind", value: .bool(true)),
      Discriminator(title: "an object for its kind", value: .object([FixtureValue.Member]())),
      Discriminator(title: "an array for its kind", value: .array([])),
      Discriminator(title: "the empty string for its kind", value: .string("")),
    ]
    guard let known else { return all }
    all += FixtureValue.spellings(of: known).map {
      Discriminator(title: "its kind as a \($0.isString ? "string" : "number")", value: $0)
    }
    all.append(Discriminator(title: "white space behind its kind", value: .string(known + " ")))
    all.append(
      Discriminator(
        title: "its kind in escapes",
        value: .escaped(FixtureValue.escapes(of: known), content: known)))
    if !known.isEmpty, known.utf8.allSatisfy({ (0x30...0x39).contains($0) }), known.first != "0" {
      all.append(Discriminator(title: "its kind with a point", value: .number(known + ".0")))
    }
    return all
  }
}
