/// Notes where a row's values begin, and the keys that nobody reads.
struct ReadingVisitor: PathVisitor {
  /// A member that no query asks for, by the content of its name and its object's node.
  struct Key {
    let name: Range<Int>
    let node: Int
  }

  private(set) var recorder: SlotRecorder
  private(set) var unread: [Key] = []

  init(_ trie: PathTrie) {
    recorder = SlotRecorder(trie)
  }

  /// Begins with the row that stands at an offset.
  mutating func begin(at start: Int) {
    recorder.begin(at: start)
    unread.removeAll(keepingCapacity: true)
  }

  mutating func leaf(
    _ slot: Int, at start: Int, depth: Int, _ scanner: JSONScanner
  ) throws(JSONFault) -> Int {
    try recorder.leaf(slot, at: start, depth: depth, scanner)
  }

  mutating func pass(_ slot: Int, at start: Int, depth: Int) {
    recorder.pass(slot, at: start, depth: depth)
  }

  mutating func forget(_ node: Int, _ slots: [Int]) { recorder.forget(node, slots) }

  mutating func overlook(_ name: Range<Int>, of node: Int) {
    unread.append(Key(name: name, node: node))
  }
}
