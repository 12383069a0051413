import Diagnostics
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
    summary: \(YAMLText.scalar(name + ", to be described."))

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
          text: \(YAMLText.scalar(literal + "_overdue"))
        - text: \(YAMLText.scalar(literal + "_common"))
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
  private var literal: String { Template.literal(name) }

  /// A path to a member that is called like the kind.
  private var path: String { PathText.text(of: JSONPath([.member(name)])) }

  private var heading: String {
    """
    # A new kind of ticket. Change what differs from what the server sends, then run
    #   ticketgen generate \(visibleText(shellPath(folder)))

    """
  }

  /// Which rows are of the kind, by what the envelope says.
  private var matchText: String {
    switch settings.envelope.discriminator {
    case .response(let path):
      """
      # The discriminator of responses with this kind: the value at \(shown(path)).
      match: \(YAMLText.scalar(match))

      """
    case .row(let path):
      """
      # The discriminator of this kind's rows: the value at \(shown(path)) of each row.
      match: \(YAMLText.scalar(match))

      """
    case nil:
      """
      # The project has no discriminator: the rows of this kind are those that have these paths.
      match: {has: [id, amount, \(YAMLText.scalar(path))]}

      """
    }
  }

  /// A path for a comment, in which not every character of a key may stand.
  private func shown(_ path: JSONPath) -> String { visibleText(path.normalized) }

  /// A style, where the settings have it.
  private func style(_ name: String) -> String {
    settings.styles.contains { $0.name == name } ? ", style: \(name)" : ""
  }

  /// The properties that the settings ask of every kind.
  private var properties: String {
    settings.properties.map { property in
      let name = YAMLText.scalar(property.name)
      switch property.kind {
      case .text, .styled: return "  \(name): \"{title}\"\n"
      case .optionalText, .optionalStyled: return "  # \(name): \"{title}\"\n"
      case .flag: return "  \(name): endTime is present and endTime < now\n"
      }
    }.joined()
  }
}
