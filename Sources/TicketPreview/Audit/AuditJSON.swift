import TicketKit
import TicketSchema

extension AuditReport {
  /// The report as one JSON object, a field or a ranked text a line, with a line end behind it.
  package func json() -> String {
    var json = JSONLines()
    json.begin("{\"responses\": \(responses), \"rows\": \(rows), \"tickets\": \(tickets),")
    json.begin(" \"issues\": ")
    json.object { json in
      for code in TicketIssue.Code.allCases where count(code) > 0 {
        json.member(code.rawValue, raw: String(count(code)))
      }
    }
    json.begin(", \"kinds\": [")
    for number in kinds.indices { json.element { write(kind: number, to: &$0) } }
    json.begin("], \"unknownKinds\": [")
    let unknown = unknownKinds.ranking
    for (text, count) in unknown.texts {
      json.element { json in
        json.object { json in
          json.member("match", text)
          json.member("count", raw: String(count))
        }
      }
    }
    json.end("], \"otherUnknownKinds\": \(unknown.others)}")
    return json.text
  }

  private func write(kind number: Int, to json: inout JSONLines) {
    let kind = catalog.kinds[number]
    let audit = kinds[number]
    json.object { json in
      json.member("kind", kind.name)
      json.member("rows", raw: String(audit.rows))
      json.member("tickets", raw: String(audit.tickets))
      json.member("fields") { json in
        json.array(Array(zip(kind.fields, audit.fields))) { $0.write($1.0, $1.1) }
      }
      let unread = AuditTable(report: self, number: number).unreadKeys
      json.member("unreadKeys") { json in
        json.array(unread.texts) { json, key in
          json.object { json in
            json.member("path", key.text)
            json.member("count", raw: String(key.count))
          }
        }
      }
      json.member("otherUnreadKeys", raw: String(unread.others))
    }
  }
}

extension JSONLines {
  fileprivate mutating func write(_ field: TicketField, _ audit: FieldAudit) {
    object { json in
      json.member("field", field.name)
      json.member("type", field.typeText)
      for (name, count) in audit.counts { json.member(name, raw: String(count)) }
      json.member("alternates") { json in
        json.array(Array(field.paths.enumerated())) { json, alternate in
          json.object { json in
            json.member("path", alternate.element.normalized)
            json.member("used", raw: String(audit.used[alternate.offset]))
            json.member("wrong", raw: String(audit.passedOver[alternate.offset]))
          }
        }
      }
      json.member("examples") { $0.array(audit.examples) { $0.write($1) } }
    }
  }

  private mutating func write(_ example: FieldAudit.Example) {
    object { json in
      json.member("file", example.source.file)
      if let line = example.source.line { json.member("line", raw: String(line)) }
      json.member("path", example.path)
      json.member("code", example.code.rawValue)
    }
  }
}

extension FieldAudit {
  /// The counts by the names that the JSON form gives them.
  fileprivate var counts: [(name: String, count: Int)] {
    [
      ("seen", seen), ("null", null), ("absent", absent), ("wrong", wrong), ("coerced", coerced),
      ("defaulted", defaulted), ("unrecognized", unrecognized),
    ]
  }
}
