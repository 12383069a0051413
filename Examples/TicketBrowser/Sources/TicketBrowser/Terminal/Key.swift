/// A key that means something to the screen.
enum Key: Equatable, Sendable {
  case left
  case right
  case up
  case down
  case backspace
  case character(Character)
}
