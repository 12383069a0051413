/// How heavy letters are drawn, in the system fonts' own terms, lightest first.
public enum FontWeight: String, CaseIterable, Hashable, Codable, Sendable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black
}
