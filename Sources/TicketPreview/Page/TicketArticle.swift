import Diagnostics
import TicketKit
import TicketSchema

/// One ticket of the page as an HTML list item.
struct TicketArticle {
  let ticket: PreviewTicket

  /// The file to name, where the page shows several.
  let file: String?

  /// The item, with a line end.
  var html: String {
    let background = text(of: "backgroundImageName")
    let isOver = TicketLook(backgroundImageName: background) == .over
    return """
      <li><article class="ticket\(isOver ? " over" : "")">
      \(stub(isOver: isOver))
      <div class="body">
      <h3 class="name" data-property="goodName" dir="auto">\(htmlEscaped(text(of: "goodName")))</h3>
      \(paragraph("effectCondition"))
      \(paragraph("deadline"))
      \(further(isOver: isOver))<p class="source">\(source(background))</p>
      </div></article></li>

      """
  }

  /// The left part with the big text; a ticket without one keeps the part, as a cell does.
  private func stub(isOver: Bool) -> String {
    guard case .styled(let text) = value(of: "perferential") else {
      return "<div class=\"stub\"></div>"
    }
    let surface = isOver ? nil : StubSurface(for: text.runs.compactMap(\.style?.color))
    let classes = ["stub", surface?.cssClass].compactMap { $0 }.joined(separator: " ")
    return "<div class=\"\(classes)\"><p class=\"big\" data-property=\"perferential\" dir=\"auto\""
      + " style=\"\(StubFit(text).declarations)\">" + StyledRuns(text, on: surface).html
      + "</p></div>"
  }

  private func paragraph(_ property: String) -> String {
    "<p class=\"\(property)\" data-property=\"\(property)\" dir=\"auto\">"
      + htmlEscaped(text(of: property)) + "</p>"
  }

  /// The project's and the kind's own properties.
  private func further(isOver: Bool) -> String {
    let rows = ticket.properties.filter { !Self.placed.contains($0.name) }.map { property in
      let name = htmlEscaped(property.name)
      let value =
        switch property.value {
        case .text(let text): htmlEscaped(text)
        case .flag(let holds): holds ? "true" : "false"
        case .styled(let text): StyledRuns(text, on: isOver ? nil : .paper).html
        }
      return "<div><dt>\(name)</dt><dd data-property=\"\(name)\" dir=\"auto\">\(value)</dd></div>\n"
    }
    return rows.isEmpty ? "" : "<dl>\n\(rows.joined())</dl>\n"
  }

  /// Where the ticket came from, and what its artwork is called.
  private func source(_ background: String) -> String {
    let place = file.map { "<bdi>\(htmlEscaped(visibleText($0)))</bdi>, " } ?? ""
    let identity = ticket.id.map { ", id <bdi>\(htmlEscaped($0))</bdi>" } ?? ""
    return "\(place)row \(ticket.row)\(identity), background "
      + "<bdi data-property=\"backgroundImageName\">\(htmlEscaped(background))</bdi>"
  }

  private func value(of property: String) -> PreviewValue? {
    ticket.properties.first { $0.name == property }?.value
  }

  private func text(of property: String) -> String {
    if case .text(let text) = value(of: property) { text } else { "" }
  }

  /// The properties that have a place of their own in the cell.
  private static let placed = Set(ProtocolProperty.allCases.map(\.rawValue))
}
