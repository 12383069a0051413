/// Why a present value is not usable for its field.
enum ValueFault: Error, Equatable {
  /// The value has another type or form than the field accepts.
  case wrongType

  /// The form is right, but the value does not fit.
  case outOfRange
}
