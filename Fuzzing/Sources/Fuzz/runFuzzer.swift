import CFuzzer
import Foundation

/// The target that inputs are given to: set once, before libFuzzer begins.
nonisolated(unsafe) var current = FuzzTarget.schema

/// Hands the process to libFuzzer; its exit status.
func runFuzzer(_ arguments: [String]) -> Int32 {
  var count = Int32(arguments.count)
  // libFuzzer keeps pointers to its arguments: they live as long as the process.
  var pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(
    capacity: arguments.count + 1)
  for (index, argument) in arguments.enumerated() { pointers?[index] = strdup(argument) }
  pointers?[arguments.count] = nil
  return LLVMFuzzerRunDriver(&count, &pointers) { data, size in
    // An empty input may come without an address.
    current.run(Array(UnsafeBufferPointer(start: data, count: data == nil ? 0 : size)))
    return 0
  }
}
