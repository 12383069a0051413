/// Which rows are of a kind.
package enum KindMatch: Hashable, Sendable {
  /// Those whose discriminator is one of these texts.
  case values([String])

  /// Those in which every path of `has` is present and not null, and every path of `lacks` missing or
  /// null.
  case keys(has: [JSONPath], lacks: [JSONPath])

  /// Those that no other kind claims.
  case unknown
}
