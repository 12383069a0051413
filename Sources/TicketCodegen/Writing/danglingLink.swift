import TicketSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Returns the first part of a path that is a link which leads to nothing; nil when there is none.
func danglingLink(onWayTo path: String) -> String? {
  let slash = UInt8(ascii: "/")
  for end in path.utf8.indices where end > path.startIndex && path.utf8[end] == slash {
    let part = String(path[..<end])
    if isDanglingLink(part) { return part }
  }
  return isDanglingLink(path) ? path : nil
}

private func isDanglingLink(_ path: String) -> Bool {
  var info = stat()
  guard lstat(path, &info) == 0, FileStatus(info).kind == .link else { return false }
  return stat(path, &info) != 0 && errno == ENOENT
}
