/// What the arguments of one run ask for.
struct Invocation {
  let command: any Command
  var options = CommonOptions()
}

extension Invocation: Equatable {
  static func == (left: Invocation, right: Invocation) -> Bool {
    left.options == right.options && isEqual(left.command, to: right.command)
  }

  private static func isEqual<Left: Command>(_ left: Left, to right: any Command) -> Bool {
    right as? Left == left
  }
}
