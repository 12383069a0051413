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

  /// The named text styles, in the order of the file.
  package var styles: [TextStyleSetting]
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
}

/// A colour for light and for dark surroundings, each `0xRRGGBB`.
package struct TextColorSetting: Hashable, Sendable {
  package var light: UInt32
  package var dark: UInt32
}
