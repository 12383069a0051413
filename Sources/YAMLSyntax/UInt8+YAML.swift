extension UInt8 {
  /// Whether the byte is white space within a line: a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether the byte ends a line: LF or CR.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  /// Whether the byte continues a UTF-8 sequence.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
