import Diagnostics

extension YAMLComposer {
  /// Composes a scalar that was taken.
  mutating func scalar(
    _ text: String, _ style: YAMLScalar.Style, _ properties: YAMLEvent.Properties?,
    at bytes: Range<Int>, role: Role
  ) -> Composed? {
    let start = contentStart(of: bytes, properties)
    let place = start..<max(start, scalarEnd(of: bytes, style))
    var isRefused = scan.hasFault(in: place)
    var isNull = false
    if style == .plain, properties?.tag.map({ $0 == CoreTag.null.rawValue }) ?? true {
      isNull = Self.isNull(text)
    }
    if let properties,
      refusesTag(properties, text: text, style: style, at: bytes, role: role)
    {
      isRefused = true
    } else if isNull {
      addNull(nullFinding(text, at: place, role: role))
      isRefused = true
    }
    if style == .plain, scan.hasTab { checkTabs(in: place) }
    let scalar = YAMLScalar(text: text, style: style, isNull: isNull)
    return Composed(
      node: YAMLNode(content: .scalar(scalar), range: range(place), isRefused: isRefused),
      height: 0)
  }

  /// Adds the finding of an empty value, or keeps it while the place is below an `x-` key.
  mutating func addNull(_ finding: Finding) {
    if isFree { freeNulls.append(finding) } else { findings.append(finding) }
  }

  /// Whether a plain scalar is one of the core schema's spellings of null.
  static func isNull(_ text: String) -> Bool {
    // Length and first byte tell most texts apart, for less than a comparison.
    guard let first = text.utf8.first else { return true }
    switch first {
    case UInt8(ascii: "~"): return text == "~"
    case UInt8(ascii: "n"): return text == "null"
    case UInt8(ascii: "N"): return text == "Null" || text == "NULL"
    default: return false
    }
  }

  // MARK: - Parts

  private func nullFinding(_ text: String, at place: Range<Int>, role: Role) -> Finding {
    if case .root = role, text.isEmpty {
      return Finding(
        YAMLFinding.emptyFile, "the file holds no keys: write some, or remove it",
        at: .range(range(place)))
    }
    var message: String
    var bytes = place
    if text.isEmpty {
      switch role {
      case .value(let key, let keyBytes):
        message = "`\(shortened(key.text))` has no value"
        bytes = keyBytes
      case .key:
        message = "this key has no text"
      case .root, .item:
        message = "this item has no value"
        if place.lowerBound > 0, file.bytes[place.lowerBound - 1] == UInt8(ascii: "-") {
          bytes = place.lowerBound - 1..<place.lowerBound
        }
      }
      message += ": write `\"\"` for the empty text"
    } else {
      message = "`\(text)` is no value: write `\"\"` for the empty text, or quote it"
    }
    if isComment(at: place.upperBound) {
      message += "; ` #` began a comment, so quote the whole value if `#` belongs to it"
    }
    return Finding(YAMLFinding.nullValue, message, at: .range(range(bytes)))
  }

  /// Whether white space and a comment follow on the line.
  private func isComment(at offset: Int) -> Bool {
    var place = offset
    while place < file.bytes.count, file.bytes[place].isBlank { place += 1 }
    return place > offset && place < file.bytes.count && file.bytes[place] == UInt8(ascii: "#")
  }

  /// Finds the lines of a plain scalar that begin with a tab and a dash: YAML reads on, an editor shows a
  /// list.
  private mutating func checkTabs(in place: Range<Int>) {
    var offset = place.lowerBound
    while offset < place.upperBound {
      guard file.bytes[offset].isLineBreak else {
        offset += 1
        continue
      }
      offset += 1
      let indentation = offset
      while offset < place.upperBound, file.bytes[offset].isBlank { offset += 1 }
      let dash = file.bytes[offset..<place.upperBound].prefix(2)
      guard dash.first == UInt8(ascii: "-"),
        dash.dropFirst().allSatisfy({ $0.isBlank || $0.isLineBreak }),
        let tab = file.bytes[indentation..<offset].firstIndex(of: 0x09)
      else { continue }
      add(
        .tabIndentation, "a tab stands before the dash: indent with spaces", at: tab..<tab + 1)
    }
  }
}
