import TicketCodegen

extension TicketGenerator.Output {
  /// An output file with a text.
  init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }
}
