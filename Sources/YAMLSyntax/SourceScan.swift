/// What one pass over a file's bytes finds before YAML is read: characters that may not stand as they
/// are, and bytes that are no UTF-8.
struct SourceScan {
  /// A stretch of bytes that may not stand in a file.
  struct Fault: Hashable {
    /// Where it lies.
    let bytes: Range<Int>

    /// The character, or nil for bytes that are no UTF-8.
    let scalar: Unicode.Scalar?
  }

  /// Whether all bytes are ASCII.
  private(set) var isASCII = true

  /// Whether there is any tab.
  private(set) var hasTab = false

  /// Where the text begins: after a byte order mark.
  let start: Int

  /// What may not stand there, in order.
  private(set) var faults: [Fault] = []

  /// The bytes with every fault replaced by as many `_`, so that reading can go on and offsets stay.
  private(set) var cleanBytes: [UInt8]

  init(_ bytes: [UInt8]) {
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    cleanBytes = bytes
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if (0x20..<0x7F).contains(byte) || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        if byte == 0x09 { hasTab = true }
        offset += 1
        continue
      }
      if byte >= 0x80 { isASCII = false }
      if Self.isIdeograph(bytes, at: offset) {
        offset += 3
        continue
      }
      let (scalar, length) = Self.decode(bytes, at: offset)
      if scalar.map(Self.isRefused) ?? true {
        faults.append(Fault(bytes: offset..<offset + length, scalar: scalar))
      }
      offset += length
    }
    for fault in faults {
      for place in fault.bytes { cleanBytes[place] = UInt8(ascii: "_") }
    }
  }

  /// Whether any fault lies in a range of bytes.
  func hasFault(in range: Range<Int>) -> Bool {
    if faults.isEmpty { return false }
    var low = 0
    var high = faults.count
    while low < high {
      let middle = (low + high) / 2
      if faults[middle].bytes.lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < faults.count && faults[low].bytes.lowerBound < range.upperBound
  }

  /// Whether a character of U+3000 to U+9FFF stands at an offset: the common case, told apart cheaply.
  private static func isIdeograph(_ bytes: [UInt8], at offset: Int) -> Bool {
    (0xE3...0xE9).contains(bytes[offset]) && offset + 2 < bytes.count
      && bytes[offset + 1] & 0xC0 == 0x80 && bytes[offset + 2] & 0xC0 == 0x80
  }

  /// YAML's printable characters, but for the three line ends that editors do not show as such.
  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF: false
    case 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: false
    default: true
    }
  }

  /// The scalar at an offset and its length; nil and the length of the ill-formed stretch otherwise.
  private static func decode(_ bytes: [UInt8], at offset: Int) -> (Unicode.Scalar?, Int) {
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    var decoder = Unicode.UTF8.ForwardParser()
    switch decoder.parseScalar(from: &iterator) {
    case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
    case .error(let length): return (nil, max(1, length))
    case .emptyInput: return (nil, 1)
    }
  }
}
