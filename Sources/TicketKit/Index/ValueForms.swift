/// Forms of JSON values that show at a glance while a value is passed over.
struct ValueForms: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt8

  static var string: ValueForms { ValueForms(rawValue: 1 << 0) }

  /// `true` or `false`.
  static var bool: ValueForms { ValueForms(rawValue: 1 << 1) }

  static var null: ValueForms { ValueForms(rawValue: 1 << 2) }

  /// At most fifteen digits, which fit every type.
  static var whole: ValueForms { ValueForms(rawValue: 1 << 3) }

  /// Digits, a point and digits, at most seven of them.
  static var fraction: ValueForms { ValueForms(rawValue: 1 << 4) }

  /// Any form, those that are not told apart here too.
  static var all: ValueForms { ValueForms(rawValue: .max) }
}
