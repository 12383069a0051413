/// A gate at which answers wait until a test lets them go.
///
///     let gate = LoopbackGate()
///     let server = try LoopbackServer { _ in
///       await gate.pass()
///       return .json("[]")
///     }
public actor LoopbackGate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A closed gate.
  public init() {}

  /// Returns once the gate is open.
  public func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Opens the gate for those who wait and for all who come later.
  public func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
