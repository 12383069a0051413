import Diagnostics
import TicketSchema

/// Writes the drafted `ticketgen.yaml`.
struct SettingsText {
  let envelope: Envelope
  let context: SampleContext

  /// Other places in the samples where rows may stand.
  let others: [(path: JSONPath, rowCount: Int)]

  var text: String {
    var lines = ["# Drafted by ticketgen infer: look at what is marked CHECK."]
    for (path, count) in others {
      lines.append(
        YAMLText.comment(
          "# CHECK: \(counted(count, "row")) \(count == 1 ? "stands" : "stand") at "
            + "\(PathText.text(of: path)) as well."))
    }
    var parts = ["items: \(path(envelope.items))"]
    switch envelope.discriminator {
    case .response(let type): parts.insert("type: \(path(type))", at: 0)
    case .row(let each): parts.append("each: \(path(each))")
    case nil: break
    }
    lines.append("envelope: {\(parts.joined(separator: ", "))}")
    lines.append("locale: \(context.locale)")
    lines.append("# CHECK: the samples do not say in which zone their dates are meant.")
    lines.append("timeZone: \(context.zone)")
    if !context.isCurrencySure {
      lines.append("# CHECK: the samples do not say in which currency amounts are that name none.")
    }
    lines.append("currency: \(context.currency)")
    return lines.joined(separator: "\n") + "\n"
  }

  private func path(_ path: JSONPath) -> String { YAMLText.scalar(PathText.text(of: path)) }
}
