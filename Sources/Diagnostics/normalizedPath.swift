/// A path without empty and `.` steps, and without `..` behind a name.
///
/// Works on the text alone: `schemas/../Generated` is `Generated` also where `schemas` is a link.
package func normalizedPath(_ path: String) -> String {
  let slash = UInt8(ascii: "/")
  let isAbsolute = path.utf8.first == slash
  var steps: [String] = []
  for step in path.utf8.split(separator: slash).map({ String(decoding: $0, as: UTF8.self) }) {
    switch step {
    case ".":
      continue
    case ".." where steps.last.map { $0 != ".." } ?? isAbsolute:
      _ = steps.popLast()
    default:
      steps.append(step)
    }
  }
  let joined = steps.joined(separator: "/")
  if isAbsolute { return "/" + joined }
  return joined.isEmpty ? "." : joined
}
