import TicketSchema

/// A type that a field may have, with what is to be said of it.
struct TypeCandidate {
  var type: FieldType

  /// The texts that count as absent.
  var absent: [String] = []

  /// What a reader of the draft should look at; nil where the samples leave no doubt.
  var doubt: String?

  init(_ type: FieldType, absent: [String] = [], doubt: String? = nil) {
    self.type = type
    self.absent = absent
    self.doubt = doubt
  }
}
