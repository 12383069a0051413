import SwiftCode
import TicketSchema

extension KindTranslator {
  /// Whether an operand is a text: a literal or a string field.
  func isText(_ operand: Condition.Operand) -> Bool {
    switch operand {
    case .text: true
    case .field(let index): kind.fields[index].type.isString
    default: false
    }
  }

  /// A comparison of two texts by their Unicode scalars.
  ///
  /// Swift's `==` takes canonically equivalent texts for equal, so it is used only where one side
  /// is a literal that nothing else is equivalent to.
  func translateTextComparison(
    _ left: Condition.Operand, isEqual: Bool, _ right: Condition.Operand
  ) -> Expression {
    if isUnmistakable(left) || isUnmistakable(right) {
      return .infix(isEqual ? .equal : .notEqual, [translateText(left), translateText(right)])
    }
    let equality = Expression.call(
      .member(translateText(left), "utf8"), "elementsEqual",
      [.init(.member(translateText(right), "utf8"))])
    return isEqual ? equality : .not(equality)
  }

  private func translateText(_ operand: Condition.Operand) -> Expression {
    switch operand {
    case .field(let index) where kind.fields[index].type.isString: value(of: index)
    case .field(let index): record("string", field: index)
    case .text(let text): .string(text)
    default: .string("")
    }
  }

  /// Whether an operand is an ASCII literal without the three characters that another character
  /// decomposes to: `;` (U+037E), `` ` `` (U+1FEF) and `K` (U+212A).
  private func isUnmistakable(_ operand: Condition.Operand) -> Bool {
    guard case .text(let text) = operand else { return false }
    return text.utf8.allSatisfy { byte in
      byte < 0x80 && byte != 0x3B && byte != 0x60 && byte != 0x4B
    }
  }
}

extension FieldType {
  /// Whether this is a string field's type.
  fileprivate var isString: Bool {
    if case .string = self { true } else { false }
  }
}
