import Foundation

/// Ends the process when something does not hold, so that libFuzzer keeps the input.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fail(message()) }
}

/// Ends the process and says why.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("fault: \(message)\n".utf8))
  abort()
}
