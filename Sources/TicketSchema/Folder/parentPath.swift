/// The folder that holds a path, by its text: `.` and `/` at the end of the way up.
package func parentPath(of path: String) -> String {
  let slash = UInt8(ascii: "/")
  guard let end = path.utf8.lastIndex(where: { $0 != slash }) else {
    return path.isEmpty ? "." : "/"
  }
  guard let last = path.utf8[...end].lastIndex(of: slash) else { return "." }
  guard let parentEnd = path.utf8[...last].lastIndex(where: { $0 != slash }) else { return "/" }
  return String(path[...parentEnd])
}
