import TicketSchema

/// Writes the schema of a new kind, with comments for whoever goes on with it.
struct NewKindText {
  let name: String

  /// The schemas folder as typed.
  let folder: String
  let match: String
  let settings: ProjectSettings

  /// The text of the file.
  var text: String {
    """
    \(heading)
    # Becomes the documentation of the type, and the heading in the preview.
    summary: \(Self.yaml(name + ", to be described."))

    \(matchText)
    # The field that tells one ticket from another.
    id: ticketId

    # What the server sends: the JSON key, and its type. Where the key is another, name its path with
    # `from`; with `?` behind the type the server may leave the value out.
    fields:
      ticketId: {type: string, from: id}
      title: {type: string, from: name}
      amount: money
      limit: {type: "money?", absent: [0]}
      endTime: {type: "date?", format: iso8601}

    # What the cell shows: text with fields in braces. Of several cases the first whose `when` holds
    # counts.
    display:
      backgroundImageName:
        - when: endTime is present and endTime < now
          text: \(Self.yaml(literal + "_overdue"))
        - text: \(Self.yaml(literal + "_common"))
      goodName: "{title}"
      effectCondition:
        - when: limit is present
          text: "· 满{limit}元可用"
        - text: · 无门槛
      deadline:
        - when: endTime is present
          text: "· 有效期至：{endTime:yyyy-MM-dd}"
        - text: · 长期有效
      perferential:
        runs:
          - {text: "{amount:symbol}"\(style("symbol"))}
          - {text: "{amount}"\(style("amount"))}
    \(properties)
    """
  }

  /// The name as literal text of a template.
  private var literal: String {
    name.replacing("{", with: "{{").replacing("}", with: "}}")
  }

  private var heading: String {
    """
    # A new kind of ticket. Change what differs from what the server sends, then run
    #   ticketgen generate \(folder)

    """
  }

  /// Which rows are of the kind, by what the envelope says.
  private var matchText: String {
    switch settings.envelope.discriminator {
    case .response(let path):
      """
      # The discriminator of responses with this kind: the value at \(path.normalized).
      match: \(Self.yaml(match))

      """
    case .row(let path):
      """
      # The discriminator of this kind's rows: the value at \(path.normalized) of each row.
      match: \(Self.yaml(match))

      """
    case nil:
      """
      # The project has no discriminator: the rows of this kind are those that have these paths.
      match: {has: [id, amount, \(Self.yaml(name))]}

      """
    }
  }

  /// A style, where the settings have it.
  private func style(_ name: String) -> String {
    settings.styles.contains { $0.name == name } ? ", style: \(name)" : ""
  }

  /// The properties that the settings ask of every kind.
  private var properties: String {
    settings.properties.map { property in
      let name = Self.yaml(property.name)
      switch property.kind {
      case .text, .styled: return "  \(name): \"{title}\"\n"
      case .optionalText, .optionalStyled: return "  # \(name): \"{title}\"\n"
      case .flag: return "  \(name): endTime is present and endTime < now\n"
      }
    }.joined()
  }

  /// A text as a YAML scalar on one line.
  static func yaml(_ text: String) -> String {
    let isWord = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
      default: false
      }
    }
    if isWord, !text.isEmpty, text.lowercased() != "null" { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{2028}"..."\u{202E}", "\u{2060}"..."\u{206F}",
        "\u{FEFF}", "\u{200B}"..."\u{200F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
