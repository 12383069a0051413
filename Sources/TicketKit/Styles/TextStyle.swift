/// How one run of text is drawn; what is nil is left to the view that draws it.
public struct TextStyle: Hashable, Codable, Sendable {
  /// One reference, so that code that passes styles on stays small.
  private let storage: Storage

  /// The style's name in the project's settings.
  public var name: String { storage.values.name }

  /// The size in points before Dynamic Type scales it.
  public var size: Double? { storage.values.size }

  /// The weight of the letters.
  public var weight: FontWeight? { storage.values.weight }

  /// The colour of the letters.
  public var color: TextColor? { storage.values.color }

  /// Makes a style.
  public init(
    name: String, size: Double? = nil, weight: FontWeight? = nil, color: TextColor? = nil
  ) {
    storage = Storage(Values(name: name, size: size, weight: weight, color: color))
  }
}

extension TextStyle {
  private struct Values: Hashable, Codable, Sendable {
    let name: String
    let size: Double?
    let weight: FontWeight?
    let color: TextColor?
  }

  private final class Storage: Sendable {
    let values: Values

    init(_ values: Values) {
      self.values = values
    }
  }

  /// Whether two styles have equal values, whoever made them.
  public static func == (left: TextStyle, right: TextStyle) -> Bool {
    left.storage === right.storage || left.storage.values == right.storage.values
  }

  /// Feeds the values to a hasher.
  public func hash(into hasher: inout Hasher) {
    storage.values.hash(into: &hasher)
  }

  /// A style from its keys.
  public init(from decoder: any Decoder) throws {
    storage = Storage(try Values(from: decoder))
  }

  /// Writes the style's keys.
  public func encode(to encoder: any Encoder) throws {
    try storage.values.encode(to: encoder)
  }
}
