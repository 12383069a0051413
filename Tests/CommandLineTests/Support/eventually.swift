import Foundation

/// Whether a condition comes true before a deadline, looking again every few milliseconds.
func eventually(within seconds: TimeInterval = 30, _ condition: () throws -> Bool) rethrows -> Bool
{
  let deadline = Date(timeIntervalSinceNow: seconds)
  while true {
    if try condition() { return true }
    if Date() > deadline { return false }
    usleep(5_000)
  }
}
