import TicketSchema

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
  guard (try? FileStatus(path: path, followsLinks: false))?.kind == .link else { return false }
  do throws(SystemFault) {
    _ = try FileStatus(path: path)
    return false
  } catch {
    return error.isMissing
  }
}
