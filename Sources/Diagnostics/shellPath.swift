/// A path as a POSIX shell takes it for one word and the tool for an operand: in quotes where it holds what
/// the shell would obey, and never like an option.
package func shellPath(_ path: String) -> String {
  let path = path.hasPrefix("-") ? "./" + path : path
  if !path.isEmpty, path.unicodeScalars.allSatisfy(standsForItself) { return path }
  // Within single quotes all stands for itself but they, which stand between two such texts.
  return "'"
    + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

private func standsForItself(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", ",", ":", "@", "%", "=": true
  default: !scalar.isASCII && !scalar.properties.isWhitespace && !isInvisible(scalar)
  }
}
