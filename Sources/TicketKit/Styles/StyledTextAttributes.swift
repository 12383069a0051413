import Foundation

extension AttributedString {
  /// Makes a string whose runs carry their styles as TicketKit attributes.
  public init(_ text: StyledText) {
    self.init()
    for run in text.runs {
      append(AttributedString(run.text, attributes: AttributeContainer(run.style)))
    }
  }
}

extension AttributeContainer {
  /// The TicketKit attributes of a style; none for nil.
  fileprivate init(_ style: TextStyle?) {
    self.init()
    guard let style else { return }
    self.ticketKit.styleName = style.name
    self.ticketKit.fontSize = style.size
    self.ticketKit.fontWeight = style.weight
    self.ticketKit.textColor = style.color
  }
}
