/// The project's settings: `ticketgen.yaml` with the defaults filled in.
package struct ProjectSettings: Hashable, Sendable {
  /// Who may see the generated types.
  package enum Access: String, CaseIterable, Sendable {
    case `public`
    case package
    case `internal`
  }

  /// The output folder as written, relative to the settings file; nil: `Generated` beside the schemas folder.
  package var output: String?
  package var access: Access
  package var envelope: Envelope

  /// A BCP 47 or POSIX identifier such as `zh_CN`.
  package var locale: String

  /// An IANA zone such as `Asia/Shanghai`.
  package var timeZone: String

  /// The ISO 4217 code, in upper case, for money fields that name none.
  package var currency: String

  /// The named text styles, in the order of the file.
  package var styles: [TextStyleSetting]

  /// The display properties that every kind has besides the protocol's, in the order of the file.
  package var properties: [ProjectProperty]

  package init(
    output: String?, access: Access, envelope: Envelope, locale: String, timeZone: String,
    currency: String = "CNY", styles: [TextStyleSetting], properties: [ProjectProperty] = []
  ) {
    self.output = output
    self.access = access
    self.envelope = envelope
    self.locale = locale
    self.timeZone = timeZone
    self.currency = currency
    self.styles = styles
    self.properties = properties
  }
}

extension ProjectSettings {
  /// The settings of a project without `ticketgen.yaml`.
  package static let standard = ProjectSettings(
    output: nil,
    access: .public,
    envelope: Envelope(
      discriminator: .response(JSONPath([.member("modelType")])),
      items: JSONPath([.member("data")])),
    locale: "zh_CN",
    timeZone: "Asia/Shanghai",
    styles: [
      TextStyleSetting(
        name: "symbol", swiftName: "symbol", size: 16, weight: nil, color: standardAccent),
      TextStyleSetting(
        name: "amount", swiftName: "amount", size: 32, weight: "bold", color: standardAccent),
    ])

  /// The color `accent` of a project that gives no `colors`.
  static let standardAccent = TextColorSetting(light: 0xFD6363, dark: 0xFD6363)
}

/// Where a response keeps its rows and its discriminator.
package struct Envelope: Hashable, Sendable {
  /// Where the discriminator stands.
  package enum Discriminator: Hashable, Sendable {
    /// One for the whole response, by a path from the root.
    case response(JSONPath)

    /// One for each row, by a path from the row.
    case row(JSONPath)
  }

  package var discriminator: Discriminator?

  /// The path of the rows from the root; no steps: the root itself.
  package var items: JSONPath

  package init(discriminator: Discriminator?, items: JSONPath) {
    self.discriminator = discriminator
    self.items = items
  }
}

/// A named text style of the settings.
package struct TextStyleSetting: Hashable, Sendable {
  /// The style's name as written, and as a Swift member.
  package var name: String
  package var swiftName: String

  /// The size in points.
  package var size: Double?

  /// One of `ultraLight thin light regular medium semibold bold heavy black`.
  package var weight: String?
  package var color: TextColorSetting?

  package init(
    name: String, swiftName: String, size: Double?, weight: String?, color: TextColorSetting?
  ) {
    self.name = name
    self.swiftName = swiftName
    self.size = size
    self.weight = weight
    self.color = color
  }
}

/// A colour for light and for dark surroundings, each `0xRRGGBB`.
package struct TextColorSetting: Hashable, Sendable {
  package var light: UInt32
  package var dark: UInt32

  package init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }
}
