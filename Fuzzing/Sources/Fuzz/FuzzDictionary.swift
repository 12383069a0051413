import TicketSchema

/// The words that libFuzzer mixes into inputs: the schema language's keys and choices, from the table
/// that its reader goes by, and the signs of YAML, templates, conditions and JSON.
enum FuzzDictionary {
  /// The dictionary in libFuzzer's form.
  static var text: String {
    var words: Set<String> = []
    for place in SchemaPlace.allCases {
      for key in place.keys {
        words.formUnion(["\(key.name): ", "\n\(key.name): ", key.example])
        words.formUnion(key.choices)
      }
    }
    words.formUnion(FieldTypeName.allCases.flatMap { [$0.rawValue, "\($0.rawValue)?"] })
    words.formUnion(signs)
    return words.sorted().map { "\"\(escaped($0))\"\n" }.joined()
  }

  private static let signs = [
    "\n  ", "\n- ", "- {", "}", "[", "]", ", ", ": ", " #", "&a ", "*a", "<<: ", "!!str ", "? ",
    "| \n", ">-\n",
    "---\n", "...\n", "%YAML 1.2\n", "\r\n", "\t", "\u{FEFF}", "\u{85}", "\u{2028}", "\u{202E}",
    "\u{0}", "\u{1B}[2J", "\u{1B}]0;", "<b>", "\">", "</td>", "<!--",
    "{{", "}}", "{goodName}", "{a:0.00}", "{a:#,##0.##}", "{a:yyyy-MM-dd}", "{a:join(·)}", "\\(",
    "\"#",
    "*/", "\"\"\"", "not ", " and ", " or ", " == ", " != ", " <= ", " is present", " is absent",
    " is unrecognized", "now + 3d", "# file: ", "# file: ticketgen.yaml\n", "# file: _base.yaml\n",
    "# file: a.json\n", "# file: discount.yaml\n", "\\u0022", "\\ud83d", "\\udf81", "1e400", "-0",
    "1E-7",
    "9007199254740993", "null", "true", "false", "\":", "{\"", "[{", "0.00", "24:00",
    "2026-11-30T12:00:00Z",
  ]

  /// A word with everything but printable ASCII as bytes in hexadecimal.
  private static func escaped(_ word: String) -> String {
    word.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
