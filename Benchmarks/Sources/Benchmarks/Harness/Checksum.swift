/// An FNV-1a hash of texts, each followed by a zero byte.
struct Checksum {
  private(set) var value: UInt64 = 14_695_981_039_346_656_037

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 1_099_511_628_211
  }
}
