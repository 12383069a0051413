import TicketKit
import TicketSchema

/// The settings' text styles by name, as the generated code would define them.
struct StyleTable: Sendable {
  private let styles: [String: TextStyle]

  init(_ settings: [TextStyleSetting]) {
    styles = Dictionary(settings.map { ($0.name, TextStyle($0)) }) { first, _ in first }
  }

  /// The style of a name.
  subscript(name: String) -> TextStyle? { styles[name] }
}

extension TextStyle {
  fileprivate init(_ setting: TextStyleSetting) {
    self.init(
      name: setting.name, size: setting.size,
      weight: setting.weight.flatMap(FontWeight.init(rawValue:)),
      color: setting.color.map { TextColor(light: $0.light, dark: $0.dark) })
  }
}
