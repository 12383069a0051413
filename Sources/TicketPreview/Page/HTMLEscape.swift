/// A text as the content of an HTML element or of a quoted attribute.
///
/// A browser reads exactly these characters back, but for NUL, which HTML cannot hold: its picture U+2400
/// stands there. Line ends are written so that the parser does not turn CR into LF.
func htmlEscaped(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\r": result += "&#13;"
    case "\0": result += "\u{2400}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
