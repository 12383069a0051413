/// Which rows are of a kind.
enum KindMatch: Sendable {
  /// Those with one of these discriminators.
  case values([[UInt8]])

  /// Those in which each value of `has` is present and not null, and each of `lacks` is not.
  case keys(has: [SingularQuery], lacks: [SingularQuery])

  /// Those that no other kind claims.
  case unknown
}

extension KindMatch {
  /// Whether rows tell the kind by a discriminator.
  var isByValue: Bool {
    if case .values = self { true } else { false }
  }

  /// Whether rows of the kind are those that no other one claims.
  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  /// Reads what follows a kind's name and identity.
  init(_ line: inout LayoutLine) throws(LayoutFault) {
    if line.next(is: "unknown") {
      self = .unknown
    } else if line.next(is: "has") {
      var has: [SingularQuery] = []
      repeat { has.append(try line.query()) } while line.hasText
      var lacks: [SingularQuery] = []
      if line.next(is: "lacks") {
        repeat { lacks.append(try line.query()) } while line.hasText
      }
      self = .keys(has: has, lacks: lacks)
    } else {
      var values: [[UInt8]] = []
      if line.next(is: "match") {
        repeat { values.append(Array(try line.text().utf8)) } while line.hasText
      }
      self = .values(values)
    }
  }
}
