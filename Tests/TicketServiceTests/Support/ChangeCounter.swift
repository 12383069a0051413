import Observation

/// How often what it reads has changed, each single change counted.
@MainActor
final class ChangeCounter {
  private(set) var count = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    watch()
  }

  private func watch() {
    withObservationTracking {
      read()
    } onChange: {
      // Called in the middle of the change, on the actor that makes it.
      MainActor.assumeIsolated {
        self.count += 1
        self.watch()
      }
    }
  }
}
