extension TicketDecodingError {
  /// The error for a fault at a byte of a text.
  init(_ fault: JSONFault, in bytes: JSONBytes) {
    var line = 1
    var column = 1
    let hasBOM = bytes.count >= 3 && bytes.isEqual(0..<3, to: [0xEF, 0xBB, 0xBF])
    var at = hasBOM ? min(3, fault.offset) : 0
    while at < fault.offset {
      let byte = bytes[at]
      at += 1
      let isLineEnd = byte == 0x0A || byte == 0x0D && bytes.byteOrZero(at: at) != 0x0A
      if isLineEnd {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes belong to the scalar that the byte before them began.
        column += 1
      }
    }
    let reason =
      Self.isForeignEncoding(bytes)
      ? "the bytes look like UTF-16 or UTF-32, not UTF-8" : fault.reason.rawValue
    self = .notJSON(line: line, column: column, offset: fault.offset, reason: reason)
  }

  /// Whether the bytes begin with a byte order mark of UTF-16 or UTF-32, or with a zero byte beside a
  /// character of ASCII, so that no JSON text goes on there.
  private static func isForeignEncoding(_ bytes: JSONBytes) -> Bool {
    guard bytes.count >= 2 else { return false }
    let (first, second) = (bytes[0], bytes[1])
    return first == 0 || second == 0 || first == 0xFF && second == 0xFE
      || first == 0xFE && second == 0xFF
  }
}

extension TicketDecodingError.RootMember {
  /// How many members an error tells at most.
  private static let limit = 20

  /// The first strings, numbers and words of the object at an offset.
  static func members(_ bytes: JSONBytes, _ root: Int) -> [TicketDecodingError.RootMember] {
    var members: [TicketDecodingError.RootMember] = []
    ValueLocator(bytes).forEachMember(of: root) { name, value in
      let text: String?
      switch JSONToken(bytes, at: value) {
      case .object, .array: text = nil
      case .null: text = "null"
      case .bool(let bool): text = bool ? "true" : "false"
      case .number(let range): text = bytes.text(range)
      case .string(let string): text = string.text(bytes)
      }
      if let text {
        members.append(
          TicketDecodingError.RootMember(
            name: name.text(bytes).clipped(to: 200), value: text.clipped(to: 200)))
      }
      return members.count < limit
    }
    return members
  }
}
