/// The keys of `ticketgen.yaml`.
extension SchemaKeys {
  static let settings: [SchemaKey] = [
    SchemaKey(
      "output", "The folder of the generated files, relative to the settings file.", .text,
      defaultNote: "`Generated` beside the schemas folder", example: "../Generated"),
    SchemaKey(
      "access", "Who may see the generated types.",
      .choice(ProjectSettings.Access.allCases.map(\.rawValue)), defaultValue: "public",
      example: "internal"),
    SchemaKey(
      "envelope", "Where a response keeps its discriminator and its rows.", .keys(.envelope),
      defaultValue: "{type: modelType, items: data}", example: "{items: data, each: object}"),
    SchemaKey(
      "locale", "The locale in which tickets are shown.", .text, defaultValue: "zh_CN",
      example: "en_GB"),
    SchemaKey(
      "timeZone", "The zone in which dates are read and shown.", .text,
      defaultValue: "Asia/Shanghai", example: "Europe/London"),
    SchemaKey(
      "currency", "The ISO 4217 code for money fields that name none.", .text,
      defaultValue: "CNY", example: "EUR"),
    SchemaKey(
      "colors", "The named colors: one for light and dark, or one for each.",
      .names(.either([.color, .keys(.color)])),
      defaultValue: "{accent: \"#FD6363\"}",
      example: "{accent: {light: \"#FD6363\", dark: \"#FF8A8A\"}}"),
    SchemaKey(
      "styles", "The named text styles for runs.", .names(.keys(.style)),
      defaultValue:
        "{symbol: {size: 16, color: accent}, amount: {size: 32, weight: bold, color: accent}}",
      example: "{small: {size: 12}}"),
    SchemaKey(
      "properties",
      "Display properties that every kind has besides the protocol's: `text`, `text?`, `styled`, "
        + "`styled?` or `flag`.",
      .names(.choice(ProjectProperty.Kind.allCases.map(\.rawValue))), example: "{badge: text?}"),
  ]

  static let envelope: [SchemaKey] = [
    SchemaKey(
      "type", "The path from the root to the one discriminator of the whole response.", .text,
      example: "modelType"),
    SchemaKey(
      "each", "The path from a row to its own discriminator.", .text, example: "object"),
    SchemaKey(
      "items", "The path from the root to the rows; `$` is the root.", .text, example: "data",
      isRequired: true),
  ]

  static let color: [SchemaKey] = [
    SchemaKey(
      "light", "The color on a light background.", .color, example: "\"#FD6363\"",
      isRequired: true),
    SchemaKey(
      "dark", "The color on a dark background.", .color, example: "\"#FF8A8A\"",
      isRequired: true),
  ]

  static let style: [SchemaKey] = [
    SchemaKey("size", "The size in points.", .number(atMost: 1000), example: "16"),
    SchemaKey(
      "weight", "The weight of the font.",
      .choice([
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]),
      example: "bold"),
    SchemaKey("color", "The name of a color of `colors`.", .text, example: "accent"),
  ]
}
