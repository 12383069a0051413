import Foundation

extension AttributeScopes {
  /// The attributes that a `StyledText` gives its runs, free of any user interface framework.
  public struct TicketKitAttributes: AttributeScope {
    /// The style's name in the project's settings.
    public let styleName: StyleNameAttribute

    /// The size in points before Dynamic Type scales it.
    public let fontSize: FontSizeAttribute

    /// The weight of the letters.
    public let fontWeight: FontWeightAttribute

    /// The colour of the letters.
    public let textColor: TextColorAttribute

    /// The key of `styleName`.
    public enum StyleNameAttribute: CodableAttributedStringKey {
      /// The style's name.
      public typealias Value = String

      /// The attribute's name where attributed strings are encoded.
      public static let name = "TicketKit.styleName"
    }

    /// The key of `fontSize`.
    public enum FontSizeAttribute: CodableAttributedStringKey {
      /// Points.
      public typealias Value = Double

      /// The attribute's name where attributed strings are encoded.
      public static let name = "TicketKit.fontSize"
    }

    /// The key of `fontWeight`.
    public enum FontWeightAttribute: CodableAttributedStringKey {
      /// The weight.
      public typealias Value = FontWeight

      /// The attribute's name where attributed strings are encoded.
      public static let name = "TicketKit.fontWeight"
    }

    /// The key of `textColor`.
    public enum TextColorAttribute: CodableAttributedStringKey {
      /// The colour.
      public typealias Value = TextColor

      /// The attribute's name where attributed strings are encoded.
      public static let name = "TicketKit.textColor"
    }
  }

  /// The attributes that a `StyledText` gives its runs.
  public var ticketKit: TicketKitAttributes.Type { TicketKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of a TicketKit attribute, so that `string.fontSize` can be written.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TicketKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
