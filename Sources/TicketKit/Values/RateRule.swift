/// How the number that a server sends becomes the share of the price taken off.
struct RateRule: Equatable, Sendable {
  let form: RateForm
  let isNegated: Bool

  /// The share that a number stands for.
  func shareOff(_ parts: NumberParts) -> Result<NumberParts, ValueFault> {
    guard let share = form.shareOff(isNegated ? parts.negated : parts) else {
      return .failure(.outOfRange)
    }
    return .success(share)
  }

  /// The numbers that stand for a share, for messages.
  var expected: String {
    isNegated ? "a number from -\(form.whole) to 0" : "a number from 0 to \(form.whole)"
  }
}
