/// A path as a POSIX shell takes it for one word and the tool for an operand: in quotes where it holds what
/// the shell would obey, and never like an option.
package func shellPath(_ path: String) -> String {
  let path = path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
  if !path.isEmpty, path.unicodeScalars.allSatisfy(standsForItself) { return path }
  // Within single quotes all stands for itself but they, which stand between two such texts. A shell reads
  // bytes, where a `Character` may be a quote with a mark upon it.
  var quoted = "'"
  for scalar in path.unicodeScalars {
    if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
  }
  return quoted + "'"
}

private func standsForItself(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", ",", ":", "@", "%", "=": true
  default: !scalar.isASCII && !scalar.properties.isWhitespace && !isInvisible(scalar)
  }
}
