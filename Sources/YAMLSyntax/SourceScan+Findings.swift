import Diagnostics

extension SourceScan {
  /// How many characters are reported one by one; a file with more is no text.
  private static let maximumFindings = 100

  /// Whether the bytes are UTF-16 or UTF-32, so that no line of them can be read: they begin with a byte
  /// order mark, or with an ASCII character, as every schema does.
  var isForeignEncoding: Bool {
    guard let first = faults.first, first.bytes.lowerBound < 2 else { return false }
    guard first.scalar == nil else {
      return faults.prefix(2).allSatisfy { $0.scalar == "\0" && $0.bytes.lowerBound < 4 }
        && faults.count > 1
    }
    return first.bytes.lowerBound == 0 && faults.contains { $0.scalar == "\0" }
  }

  /// What is wrong with the characters; of the bytes that are no UTF-8 only the first.
  func findings(in file: SourceFile) -> [Finding] {
    var findings: [Finding] = []
    if isForeignEncoding, let fault = faults.first, fault.scalar != nil {
      return [
        Finding(
          YAMLFinding.invalidUTF8, "the file looks like UTF-16: save the file as UTF-8",
          at: .range(SourceRange(file, fault.bytes)))
      ]
    }
    if let fault = faults.first(where: { $0.scalar == nil }), let byte = fault.bytes.first {
      let cure = isForeignEncoding ? "the file looks like UTF-16: " : ""
      findings.append(
        Finding(
          YAMLFinding.invalidUTF8,
          "the byte 0x\(Self.hex(UInt32(file.bytes[byte]), digits: 2)) is no UTF-8: "
            + "\(cure)save the file as UTF-8",
          at: .range(SourceRange(file, fault.bytes))))
    }
    if isForeignEncoding { return findings }
    for fault in faults.prefix(Self.maximumFindings) {
      guard let scalar = fault.scalar else { continue }
      let message =
        "the character U+\(Self.hex(scalar.value, digits: 4))\(Self.name(scalar)) may not stand in "
        + "a file as it is: write `\(Self.escape(scalar))` in a double-quoted text"
      findings.append(
        Finding(
          YAMLFinding.rawCharacter, message, at: .range(SourceRange(file, fault.bytes)),
          suggestion: Self.escape(scalar)))
    }
    return findings
  }

  /// How a double-quoted YAML scalar writes a character.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    scalar.value < 0x100
      ? "\\x\(hex(scalar.value, digits: 2))" : "\\u\(hex(scalar.value, digits: 4))"
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x85: " (next line)"
    case 0x2028: " (line separator)"
    case 0x2029: " (paragraph separator)"
    case 0xFEFF: " (byte order mark)"
    default: ""
    }
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
