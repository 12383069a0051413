/// Turns what a terminal sends into keys.
struct KeyDecoder {
  /// What the bytes ask for.
  enum Input: Equatable, Sendable {
    case key(Key)

    /// `q`, Escape, Control-C or Control-D: the user leaves.
    case leave
  }

  private var sequence: [UInt8] = []

  /// Whether the bytes so far may begin a key's sequence, or be the Escape key.
  var isInSequence: Bool { !sequence.isEmpty }

  /// Takes a byte; nil when it completes nothing.
  mutating func input(_ byte: UInt8) -> Input? {
    if !sequence.isEmpty {
      sequence.append(byte)
      return sequenceInput()
    }
    switch byte {
    case 0x1B:
      sequence = [byte]
      return nil
    case 0x03, 0x04, UInt8(ascii: "q"): return .leave
    case 0x09: return .key(.right)
    case 0x08, 0x7F: return .key(.backspace)
    case 0x20..<0x7F: return .key(.character(Character(Unicode.Scalar(byte))))
    default: return nil
    }
  }

  /// Says that nothing follows for now: an Escape on its own is the key.
  mutating func pause() -> Input? {
    defer { sequence = [] }
    return sequence == [0x1B] ? .leave : nil
  }

  /// The key of a whole sequence of ECMA-48, `ESC [ … letter` or `ESC O letter`.
  private mutating func sequenceInput() -> Input? {
    guard sequence.count > 2 else {
      if sequence[1] != UInt8(ascii: "[") && sequence[1] != UInt8(ascii: "O") { sequence = [] }
      return nil
    }
    guard let last = sequence.last, 0x40...0x7E ~= last || sequence.count > 16 else { return nil }
    sequence = []
    switch last {
    case UInt8(ascii: "A"): return .key(.up)
    case UInt8(ascii: "B"): return .key(.down)
    case UInt8(ascii: "C"): return .key(.right)
    case UInt8(ascii: "D"), UInt8(ascii: "Z"): return .key(.left)
    default: return nil
    }
  }
}
