/// Why a layout table cannot be read.
struct LayoutFault: Error, CustomStringConvertible {
  let line: Int
  let reason: String

  var description: String { "line \(line): \(reason)" }
}
