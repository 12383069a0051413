/// A field of a sample kind: what the server sends, in the words of a schema and of a struct.
struct TwinField {
  /// The types that sample kinds use.
  enum Kind {
    case string
    case optionalString
    case bool
    case integer
    case decimal
    case strings

    /// A rate that is sent as tenths of the price.
    case rate

    /// A date that is sent as seconds.
    case seconds

    /// A date that is sent in the project's usual pattern.
    case dateTime

    /// An enum of these cases, sent as the numbers from 0 on.
    case enumeration([String])
  }

  /// The name in the schema and in the struct.
  let name: String

  /// The key in JSON.
  let key: String

  /// The key of the object in which the value stands; nil: in the row itself.
  var parent: String?

  let kind: Kind

  /// The pattern of dates in texts.
  static let datePattern = "yyyy-MM-dd HH:mm:ss"
}

extension TwinField {
  /// The field's line below `fields:`.
  var schemaLine: String {
    let path = parent.map { "\($0).\(key)" } ?? key
    let from = path == name ? "" : ", from: \(path)"
    switch kind {
    case .string: return scalar("string", from)
    case .optionalString: return scalar("string?", from)
    case .bool: return scalar("bool", from)
    case .integer: return scalar("integer", from)
    case .decimal: return scalar("decimal", from)
    case .strings: return scalar("list(string)", from)
    case .rate: return "\(name): {type: rate, as: tenthsPaid\(from)}"
    case .seconds: return "\(name): {type: date, format: seconds\(from)}"
    case .dateTime:
      return "\(name): {type: date, format: \"\(Self.datePattern)\"\(from)}"
    case .enumeration(let cases):
      let numbered = cases.enumerated().map { "\($1): \($0)" }.joined(separator: ", ")
      return "\(name): {type: enum, cases: {\(numbered)}\(from)}"
    }
  }

  private func scalar(_ type: String, _ from: String) -> String {
    from.isEmpty ? "\(name): \(type)" : "\(name): {type: \(type)\(from)}"
  }

  /// The type of the struct's property.
  var swiftType: String {
    switch kind {
    case .string: "String"
    case .optionalString: "String?"
    case .bool: "Bool"
    case .integer: "Int"
    case .decimal, .rate: "Decimal"
    case .strings: "[String]"
    case .seconds, .dateTime: "Date"
    case .enumeration: enumName
    }
  }

  /// The name of an enum field's type.
  var enumName: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// A value as the server sends it; nil: the key is left out.
  func json(row: Int, _ random: inout SeededGenerator) -> String? {
    let number = Int.random(in: 1...999, using: &random)
    // Around noon of 2026-11-30 in Shanghai, which is the comparison's present.
    let date = 1_796_011_200 + (number - 500) * 7_200
    switch kind {
    case .string: return "\"\(name)·\(number)\""
    case .optionalString: return row.isMultiple(of: 2) ? "\"\(name)·\(number)\"" : nil
    case .bool: return row.isMultiple(of: 2) ? "true" : "false"
    case .integer: return "\(number - 1)"
    case .decimal: return row == 0 ? "0" : "\(number).\(row * 25)"
    case .strings: return "[\"\(number)\", \"元\"]"
    case .rate: return "\(number % 9 + 1).5"
    case .seconds: return "\(date)"
    case .dateTime:
      let day = 10 + number % 20
      return "\"2026-\(row == 0 ? "10" : "12")-\(day) 08:\(10 + number % 50):00\""
    case .enumeration(let cases): return row == 2 ? "\"new\"" : "\(row % cases.count)"
    }
  }
}
