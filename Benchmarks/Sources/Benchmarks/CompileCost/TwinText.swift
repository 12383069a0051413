/// A text with fields in it, as a schema's template and as Swift's interpolation.
struct TwinText: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = ""
    fileprivate var swift = ""

    /// The name of a text field that is all there is.
    fileprivate var alone: String?

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { alone = nil }
      template += literal
      swift += literal
    }

    /// A field without a format.
    mutating func appendInterpolation(_ field: TwinField) {
      if template.isEmpty, field.swiftType == "String" { alone = field.name }
      template += "{\(field.name)}"
      swift += "\\(\(field.name))"
    }

    /// A date by a pattern.
    mutating func appendInterpolation(_ field: TwinField, date pattern: String) {
      template += "{\(field.name):\(pattern)}"
      swift += "\\(Format.date(\(field.name), \"\(pattern)\"))"
    }

    /// A number with two digits behind the point.
    mutating func appendInterpolation(cents field: TwinField) {
      template += "{\(field.name):0.00}"
      swift += "\\(Format.cents(\(field.name)))"
    }

    /// A rate as tenths of the price.
    mutating func appendInterpolation(tenths field: TwinField) {
      template += "{\(field.name):tenthsPaid}"
      swift += "\\(\(field.name))"
    }

    /// Texts with a sign between them.
    mutating func appendInterpolation(joined field: TwinField) {
      template += "{\(field.name):join(、)}"
      swift += "\\(\(field.name).joined(separator: \"、\"))"
    }
  }

  /// The template in a schema.
  let template: String

  /// The expression in Swift.
  let swift: String

  init(stringLiteral value: String) {
    template = value
    swift = "\"\(value)\""
  }

  init(stringInterpolation: StringInterpolation) {
    template = stringInterpolation.template
    swift = stringInterpolation.alone ?? "\"\(stringInterpolation.swift)\""
  }
}
