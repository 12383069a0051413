/// What a terminal tells a program.
enum TerminalEvent: Sendable {
  /// A key was pressed.
  case key(Key)

  /// What is shown has to be drawn anew.
  case drawAgain

  /// The program has to end, with an exit status.
  case end(status: Int32)
}
