/// How one run of text is drawn; what is nil is left to the view that draws it.
public struct TextStyle: Hashable, Codable, Sendable {
  /// The style's name in the project's settings.
  public let name: String

  /// The size in points before Dynamic Type scales it.
  public let size: Double?

  /// The weight of the letters.
  public let weight: FontWeight?

  /// The colour of the letters.
  public let color: TextColor?

  /// Makes a style.
  public init(
    name: String, size: Double? = nil, weight: FontWeight? = nil, color: TextColor? = nil
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.color = color
  }
}
