import Foundation

@testable import TicketKit

/// What a response of objects that Foundation read gives, found by looking for one value after the
/// other: slow, and with nothing in common with the index.
struct PlainSearch {
  var kinds: [PlainKind]
  var envelope: Envelope

  enum Envelope: CaseIterable {
    case response
    case row
    case none

    var line: String {
      switch self {
      case .response: "envelope response \"$['type']\" items \"$['data']\""
      case .row: "envelope row \"$['type']\" items \"$['data']\""
      case .none: "envelope items \"$['data']\""
      }
    }
  }

  /// A value that a path led to, or why none.
  private enum Found {
    case absent
    case malformed([PlainStep])
    case value(Any)
  }

  /// What is wrong, and where from the row.
  private struct Fault {
    var code: String
    var path: [PlainStep]
  }

  /// Per row the kind and its texts, or the issues.
  func lines(_ json: Data) throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:]
    let rows = root["data"] as? [Any] ?? []
    let goesByKeys = kinds.contains { if case .keys = $0.match { true } else { false } }
    return rows.enumerated().map { number, row in
      let path = ["data", .index(number)] as [PlainStep]
      if envelope != .row, !goesByKeys,
        case .failure(let fault) = kind([:], envelope == .response ? root["type"] : nil)
      {
        // What is known of all rows is said of each, whatever it is.
        return "\(fault.code) \(path.normalized)"
      }
      guard let object = row as? [String: Any] else { return "not-an-object \(path.normalized)" }
      let discriminator: Any?
      switch envelope {
      case .response: discriminator = root["type"]
      case .row: discriminator = object["type"]
      case .none: discriminator = nil
      }
      switch kind(object, discriminator) {
      case .success(let kind):
        return line(object, kind, path)
      case .failure(let fault):
        let typePath = envelope == .row ? path + ["type"] : path
        return "\(fault.code) \(typePath.normalized)"
      }
    }
  }

  private struct KindFault: Error { var code: String }

  private func kind(
    _ row: [String: Any], _ discriminator: Any?
  ) -> Result<PlainKind, KindFault> {
    let text = discriminator.flatMap(Self.text)
    let hasValues = kinds.contains { if case .values = $0.match { true } else { false } }
    for kind in kinds {
      if case .values(let values) = kind.match, let text, values.contains(text) {
        return .success(kind)
      }
    }
    let claiming = kinds.filter { kind in
      guard case .keys(let has, let lacks) = kind.match else { return false }
      func isThere(_ path: [PlainStep]) -> Bool {
        guard case .value(let value) = find(row, path, kind.embedded) else { return false }
        return !(value is NSNull)
      }
      return has.allSatisfy(isThere) && !lacks.contains(where: isThere)
    }
    if claiming.count > 1 { return .failure(KindFault(code: "ambiguous-type")) }
    if let kind = claiming.first { return .success(kind) }
    let isMissing = discriminator == nil || discriminator is NSNull
    if text != nil || (isMissing && !hasValues) {
      for kind in kinds { if case .unknown = kind.match { return .success(kind) } }
      return .failure(KindFault(code: "unknown-type"))
    }
    let code = discriminator == nil ? "missing-type" : isMissing ? "null-type" : "wrong-type"
    return .failure(KindFault(code: code))
  }

  private func line(_ row: [String: Any], _ kind: PlainKind, _ path: [PlainStep]) -> String {
    var texts: [String] = []
    var faults: [Fault] = []
    for field in kind.fields {
      var fault: Fault?
      texts.append(text(row, field, kind.embedded, &fault) ?? "nil")
      if let fault { faults.append(fault) }
    }
    guard faults.isEmpty else {
      return faults.map { "\($0.code) \((path + $0.path).normalized)" }.joined(separator: "; ")
    }
    return ([kind.name] + texts).joined(separator: "|")
  }

  private func text(
    _ row: [String: Any], _ field: PlainField, _ embedded: [[PlainStep]], _ fault: inout Fault?
  ) -> String? {
    for path in field.alternates {
      switch find(row, path, embedded) {
      case .absent:
        continue
      case .malformed(let prefix):
        fault = fault ?? Fault(code: "wrong-type", path: prefix)
      case .value(let value):
        if value is NSNull || (value as? String == "" && field.type != .string) { continue }
        switch read(value, field.type) {
        case .success(let text):
          guard let currency = field.currency else {
            fault = nil
            return text
          }
          // The amount that was found is the field's; what is wrong then is the currency.
          switch self.currency(row, currency, embedded) {
          case .success(let code):
            fault = nil
            return "\(text) \(code)"
          case .failure(let wrong):
            fault = Fault(code: wrong.code, path: wrong.path)
            return nil
          }
        case .failure(let wrong):
          fault = fault ?? Fault(code: "wrong-type", path: path + wrong.path)
        }
      }
    }
    if fault == nil, !field.isOptional {
      fault = Fault(code: "missing", path: field.alternates[0])
    }
    return nil
  }

  private struct ValueFault: Error {
    var code = "wrong-type"
    var path: [PlainStep] = []
  }

  private func currency(
    _ row: [String: Any], _ path: [PlainStep], _ embedded: [[PlainStep]]
  ) -> Result<String, ValueFault> {
    switch find(row, path, embedded) {
    case .absent: return .failure(ValueFault(code: "missing", path: path))
    case .malformed(let prefix): return .failure(ValueFault(path: prefix))
    case .value(let value):
      if value is NSNull || value as? String == "" {
        return .failure(ValueFault(code: "missing", path: path))
      }
      guard let code = value as? String, ["CNY", "JPY", "KWD"].contains(code) else {
        return .failure(ValueFault(path: path))
      }
      return .success(code)
    }
  }

  private func read(
    _ value: Any, _ type: PlainField.ValueType
  ) -> Result<String, ValueFault> {
    switch type {
    case .string:
      return Self.text(value).map { .success($0) } ?? .failure(ValueFault())
    case .integer:
      guard let text = Self.text(value), let number = Self.number(text), number.isWhole else {
        return .failure(ValueFault())
      }
      return .success(number.text)
    case .money:
      guard let text = Self.text(value), let number = Self.number(text) else {
        return .failure(ValueFault())
      }
      return .success(number.text)
    case .integers:
      guard let elements = value as? [Any] else { return read(value, .integer) }
      var texts: [String] = []
      for (index, element) in elements.enumerated() where !(element is NSNull) {
        guard case .success(let text) = read(element, .integer) else {
          return .failure(ValueFault(path: [.index(index)]))
        }
        texts.append(text)
      }
      return .success(texts.joined(separator: ","))
    }
  }

  private func find(_ row: Any, _ path: [PlainStep], _ embedded: [[PlainStep]]) -> Found {
    var value = row
    for (number, step) in path.enumerated() {
      let prefix = Array(path[..<number])
      if embedded.contains(prefix), let text = value as? String {
        if text.isEmpty { return .absent }
        guard
          let inner = try? JSONSerialization.jsonObject(
            with: Data(text.utf8), options: .fragmentsAllowed)
        else { return .malformed(prefix) }
        value = inner
      }
      switch step {
      case .name(let name):
        guard let member = (value as? [String: Any])?[name] else { return .absent }
        value = member
      case .index(let index):
        guard let elements = value as? [Any], elements.indices.contains(index) else {
          return .absent
        }
        value = elements[index]
      }
    }
    return .value(value)
  }

  /// The text of a string, or the digits of a whole number; nil for bools and all else.
  private static func text(_ value: Any) -> String? {
    if let text = value as? String { return text }
    guard let number = value as? NSNumber, number.objCType.pointee != CChar(UInt8(ascii: "c")),
      number.objCType.pointee != CChar(UInt8(ascii: "B"))
    else { return nil }
    return number.stringValue
  }

  /// A number without exponent, its plain text and whether it is whole.
  private static func number(_ text: String) -> (text: String, isWhole: Bool)? {
    guard let match = text.wholeMatch(of: /(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?/) else { return nil }
    var fraction = String(match.3 ?? "")
    while fraction.last == "0" { fraction.removeLast() }
    let plain = String(match.2) + (fraction.isEmpty ? "" : "." + fraction)
    return ((plain == "0" ? "" : match.1) + plain, fraction.isEmpty)
  }
}
