import TicketKit

/// Writes previewed responses as one JSON object, a ticket or an issue a line.
package enum PreviewJSON {
  /// The object's text, with a line end behind it.
  ///
  /// Where responses have a file, their tickets and issues name it.
  package static func text(for responses: [PreviewResponse]) -> String {
    var json = JSONLines()
    json.begin("{\"tickets\": [")
    for response in responses {
      for ticket in response.tickets {
        json.element { $0.write(ticket, file: response.file) }
      }
    }
    json.begin("], \"issues\": [")
    for response in responses {
      for issue in response.issues {
        json.element { $0.write(issue, file: response.file) }
      }
    }
    json.end("]}")
    return json.text
  }
}

extension JSONLines {
  fileprivate mutating func write(_ ticket: PreviewTicket, file: String?) {
    object { json in
      json.member("type", ticket.type)
      json.member("row", raw: String(ticket.row))
      if let file { json.member("file", file) }
      if let id = ticket.id { json.member("id", id) }
      for property in ticket.properties { json.write(property) }
    }
  }

  private mutating func write(_ property: PreviewTicket.Property) {
    switch property.value {
    case .text(let text): member(property.name, text)
    case .flag(let flag): member(property.name, raw: flag ? "true" : "false")
    case .styled(let text): member(property.name) { $0.write(text) }
    }
  }

  private mutating func write(_ text: StyledText) {
    object { json in
      json.member("text", text.plainText)
      json.member("runs") { json in
        json.array(text.runs) { json, run in
          json.object { json in
            json.member("text", run.text)
            if let style = run.style { json.member("style", style.name) }
          }
        }
      }
    }
  }

  fileprivate mutating func write(_ issue: TicketIssue, file: String?) {
    object { json in
      json.member("row", raw: String(issue.row))
      if let file { json.member("file", file) }
      json.member("path", issue.path)
      json.member("code", issue.code.rawValue)
      json.member("message", "expected \(issue.expected), found \(issue.found)")
      json.member("dropsRow", raw: issue.dropsRow ? "true" : "false")
    }
  }
}
