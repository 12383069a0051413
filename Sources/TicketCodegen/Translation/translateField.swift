import SwiftCode
import TicketSchema

extension KindTranslator {
  /// Adds a field's typed value, and for enums the type behind it.
  func translateField(_ index: Int, into members: inout [Declaration]) {
    switch kind.fields[index].type {
    case .enumeration(let type):
      members.append(.computed(translateEnumValue(of: index, type)))
      members.append(.type(translateEnumType(type)))
    case .list(.enumeration(let type)):
      members.append(.computed(translateEnumList(of: index, type)))
      members.append(.type(translateEnumType(type)))
    default:
      let value = record(kind.fields[index].accessor, field: index)
      members.append(.computed(valueProperty(of: index, [.expression(value)])))
    }
  }

  /// The property for a field's typed value.
  func valueProperty(of index: Int, _ body: [Statement]) -> ComputedProperty {
    let type = kind.fields[index].type.swiftType
    return ComputedProperty(
      access: access, kind.fields[index].valueName,
      type: kind.fields[index].isOptional ? .optional(type) : type, body: body)
  }
}

extension TicketField {
  /// The record's method that reads the field as its Swift value.
  fileprivate var accessor: String { isOptional ? type.optionalAccessor : type.accessor }
}

extension FieldType {
  /// The Swift type of a value.
  fileprivate var swiftType: SwiftType {
    switch self {
    case .string: .named("String")
    case .bool: .named("Bool")
    case .integer: .named("Int")
    case .decimal, .rate: .named("Decimal")
    case .money: .named("Money")
    case .date: .named("Date")
    case .enumeration(let type): .named(type.typeName)
    case .list(.string): .array(.named("String"))
    case .list(.integer): .array(.named("Int"))
    case .list(.decimal): .array(.named("Decimal"))
    case .list(.enumeration(let type)): .array(.named(type.typeName))
    }
  }

  /// The record's method that reads a value that is there.
  var accessor: String {
    switch self {
    case .string: "string"
    case .bool: "bool"
    case .integer: "integer"
    case .decimal: "decimal"
    case .money: "money"
    case .rate: "rate"
    case .date: "date"
    case .enumeration: "enumCase"
    case .list(.string): "strings"
    case .list(.integer): "integers"
    case .list(.decimal): "decimals"
    case .list(.enumeration): "enumCases"
    }
  }

  /// The record's method that reads a value that may be absent.
  fileprivate var optionalAccessor: String {
    switch self {
    case .string: "optionalString"
    case .bool: "optionalBool"
    case .integer: "optionalInteger"
    case .decimal: "optionalDecimal"
    case .money: "optionalMoney"
    case .rate: "optionalRate"
    case .date: "optionalDate"
    case .list(.string): "optionalStrings"
    case .list(.integer): "optionalIntegers"
    case .list(.decimal): "optionalDecimals"
    case .enumeration, .list(.enumeration): accessor
    }
  }
}
