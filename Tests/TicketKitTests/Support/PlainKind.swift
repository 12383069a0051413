import Foundation

@testable import TicketKit

/// A kind of tests, which writes its lines of a layout table.
struct PlainKind {
  var name: String
  var match: Match
  var embedded: [[PlainStep]] = []
  var fields: [PlainField] = []

  enum Match {
    case values([String])
    case keys(has: [[PlainStep]], lacks: [[PlainStep]])
    case unknown
  }

  var lines: String {
    var line = "kind \"\(name)\""
    switch match {
    case .values(let values):
      line += " match " + values.map { "\"\($0)\"" }.joined(separator: " ")
    case .keys(let has, let lacks):
      line += " has " + has.map(\.quoted).joined(separator: " ")
      if !lacks.isEmpty { line += " lacks " + lacks.map(\.quoted).joined(separator: " ") }
    case .unknown:
      line += " unknown"
    }
    var lines = [line]
    if !embedded.isEmpty {
      lines.append("embedded " + embedded.map(\.quoted).joined(separator: " "))
    }
    return (lines + fields.map(\.line)).joined(separator: "\n")
  }
}

/// A field of tests.
struct PlainField {
  var type: ValueType
  var isOptional = false
  var alternates: [[PlainStep]]
  var currency: [PlainStep]?

  enum ValueType: String {
    case string
    case integer
    case integers = "list-integer"
    case money
  }

  var line: String {
    let type = self.type.rawValue + (isOptional ? "?" : "")
    let currency = self.currency.map { " currencyAt \($0.quoted)" } ?? ""
    return "\(type) \(alternates.map(\.quoted).joined(separator: " "))\(currency)"
  }
}

/// A step of a path.
enum PlainStep: Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case name(String)
  case index(Int)

  init(stringLiteral value: String) { self = .name(value) }
  init(integerLiteral value: Int) { self = .index(value) }
}

extension [PlainStep] {
  /// The path as RFC 9535 normalizes it; names of tests have nothing to escape.
  var normalized: String {
    "$"
      + map { step in
        switch step {
        case .name(let name): "['\(name)']"
        case .index(let index): "[\(index)]"
        }
      }.joined()
  }

  fileprivate var quoted: String { "\"\(normalized)\"" }
}
