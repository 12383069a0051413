/// The lines of two files, each line with its line feed, and equal lines under one number.
struct DiffLines {
  /// The lines' bytes by number.
  let texts: [ArraySlice<UInt8>]
  let old: [Int]
  let new: [Int]

  init(old oldBytes: [UInt8], new newBytes: [UInt8]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var texts: [ArraySlice<UInt8>] = []
    func number(_ bytes: [UInt8]) -> [Int] {
      var lines: [Int] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
        let line = rest[..<end]
        rest = rest[end...]
        if let known = numbers[line] {
          lines.append(known)
        } else {
          numbers[line] = texts.count
          lines.append(texts.count)
          texts.append(line)
        }
      }
      return lines
    }
    old = number(oldBytes)
    new = number(newBytes)
    self.texts = texts
  }
}
