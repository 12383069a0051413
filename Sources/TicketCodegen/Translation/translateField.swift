import SwiftCode
import TicketSchema

extension KindTranslator {
  /// A field's typed value, and for an enum field the type behind it.
  func translateField(_ index: Int) -> [Declaration] {
    let field = kind.fields[index]
    if case .enumeration(let type) = field.type {
      return [
        .computed(translateEnumValue(of: index, type)), .type(translateEnumType(type)),
      ]
    }
    let type = SwiftType.named(field.type.swiftName)
    let property = ComputedProperty(
      access: access, field.valueName, type: field.isOptional ? .optional(type) : type,
      body: [.expression(record(field.accessor, field: index))])
    return [.computed(property)]
  }
}

extension TicketField {
  /// The record's method that reads the field as its Swift value.
  fileprivate var accessor: String { isOptional ? type.optionalAccessor : type.accessor }
}

extension FieldType {
  /// The Swift type of a value.
  fileprivate var swiftName: String {
    switch self {
    case .string: "String"
    case .bool: "Bool"
    case .integer: "Int"
    case .decimal: "Decimal"
    case .date: "Date"
    case .enumeration(let type): type.typeName
    }
  }

  /// The record's method that reads a value that is there.
  var accessor: String {
    switch self {
    case .string: "string"
    case .bool: "bool"
    case .integer: "integer"
    case .decimal: "decimal"
    case .date: "date"
    case .enumeration: "enumCase"
    }
  }

  /// The record's method that reads a value that may be absent.
  fileprivate var optionalAccessor: String {
    switch self {
    case .string: "optionalString"
    case .bool: "optionalBool"
    case .integer: "optionalInteger"
    case .decimal: "optionalDecimal"
    case .date: "optionalDate"
    case .enumeration: "enumCase"
    }
  }
}
