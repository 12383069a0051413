import Diagnostics
import YAMLSyntax

/// The base files of a project, each joined with the bases that it inherits from itself.
struct BaseLibrary {
  /// One base file.
  struct Base {
    let input: SchemaReader.Input
    let name: String

    /// The base as written; nil when it cannot be read.
    let written: SchemaDocument?

    /// What was found in the file.
    var report: SchemaReport

    /// The base that this one inherits from; nil for none and for one that cannot be found.
    var parent: Int?

    /// Whether the file names a base that cannot be found.
    var lacksParent = false

    /// How many bases stand above this one.
    var depth = 0

    /// Whether another file inherits from this one.
    var isUsed = false

    /// The base with all that it inherits.
    var whole: SchemaDocument?
  }

  /// How many bases may stand above each other.
  static let maximumDepth = YAMLReader.maximumDepth

  /// How many fields and display properties the files of a project may inherit altogether: what a small
  /// file may ask for is what all that its base holds takes.
  static let maximumInherited = 1_000_000

  /// Among how many bases a misspelt name's nearest is sought: every file of a project may misspell one.
  private static let mostSuggested = 256

  private(set) var bases: [Base] = []
  private let indices: [String: Int]

  private var inheritedLeft: Int
  private let maximumInherited: Int

  /// Reads the files and joins them.
  init(
    _ files: [(input: SchemaReader.Input, name: String)],
    maximumInherited: Int = Self.maximumInherited
  ) {
    self.maximumInherited = maximumInherited
    inheritedLeft = maximumInherited
    var indices: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      var report = SchemaReport()
      let document = SchemaFileReader.read(file.input, of: .base, report: &report)
      bases.append(Base(input: file.input, name: file.name, written: document, report: report))
      indices[file.name] = index
    }
    self.indices = indices
    for index in bases.indices {
      guard let extends = bases[index].written?.extends else { continue }
      // A base that is changed in its place while the others are read would be a copy of all of them.
      var report = bases[index].report
      bases[index].parent = find(extends, report: &report)
      bases[index].report = report
      bases[index].lacksParent = bases[index].parent == nil
    }
    cutCycles()
    join()
  }

  /// The base that is named; nil when there is none, which is reported.
  private func find(_ extends: WrittenText, report: inout SchemaReport) -> Int? {
    if let index = indices[extends.text] { return index }
    let name = extends.text.hasPrefix("_") ? extends.text : "_" + extends.text
    let plain = KindFileName(relativePath: name).stem
    let nearest =
      indices[plain] != nil
      ? plain
      : report.nearest(
        to: extends.text, among: bases.prefix(Self.mostSuggested).lazy.map(\.name))
    report.add(
      .unknownBase,
      "there is no base \(quote(extends.text)): "
        + (nearest.map { "did you mean \(quote($0))?" }
          ?? "add a file \(quote(plain + ".yaml")), or correct the name, which is a file's without "
          + "extension and begins with `_`"),
      at: extends.range, suggestion: nearest)
    return nil
  }

  /// Reports every cycle once, at its first base, and takes its links away.
  private mutating func cutCycles() {
    var walks: [Int?] = Array(repeating: nil, count: bases.count)
    for start in bases.indices where walks[start] == nil {
      var path: [Int] = []
      var next: Int? = start
      while let index = next, walks[index] == nil {
        walks[index] = start
        path.append(index)
        next = bases[index].parent
      }
      guard let meeting = next, walks[meeting] == start,
        let first = path.firstIndex(of: meeting)
      else { continue }
      report(cycle: path[first...].sorted())
    }
  }

  private mutating func report(cycle: [Int]) {
    for index in cycle {
      bases[index].parent = nil
      bases[index].lacksParent = true
    }
    let places = cycle.compactMap { bases[$0].written?.extends }
    guard let first = cycle.first, let place = places.first else { return }
    bases[first].report.add(
      .cyclicExtends,
      cycle.count == 1
        ? "the base extends itself: leave `extends` out"
        : "the bases extend each other in a circle: leave one `extends` out",
      at: place.range,
      notes: places.dropFirst().prefix(20).map { .init("the circle goes on here", at: $0.range) })
  }

  /// Joins each base with its parents, those first.
  private mutating func join() {
    for start in bases.indices where bases[start].whole == nil {
      var path = [start]
      while let last = path.last, let parent = bases[last].parent, bases[parent].whole == nil {
        path.append(parent)
      }
      for index in path.reversed() {
        guard let written = bases[index].written else { continue }
        if let parent = bases[index].parent {
          var report = bases[index].report
          bases[index].depth = bases[parent].depth + 1
          bases[parent].isUsed = true
          bases[index].whole = joined(written, parent, report: &report)
          bases[index].report = report
          // What could not be joined begins anew, so that a long chain is told of once per length.
          if bases[index].depth == Self.maximumDepth { bases[index].depth = 0 }
        } else {
          bases[index].whole = bases[index].lacksParent ? written.withoutBase : written
        }
      }
    }
  }

  private mutating func joined(
    _ written: SchemaDocument, _ parent: Int, report: inout SchemaReport
  ) -> SchemaDocument {
    guard let base = bases[parent].whole, let extends = written.extends else {
      return written.withoutBase
    }
    if bases[parent].depth == Self.maximumDepth - 1 {
      report.addLimit(
        .tooDeep, "bases extend each other more than \(Self.maximumDepth) deep", at: extends.range)
      return written.withoutBase
    }
    guard inheritedLeft >= 0 else { return written.withoutBase }
    inheritedLeft -= base.entryCount
    if inheritedLeft >= 0 { return written.inheriting(base) }
    reportLimit(at: extends.range, report: &report)
    return written.withoutBase
  }

  /// Tells that files inherit more than the limit, at the first `extends` beyond it.
  func reportLimit(at range: SourceRange, report: inout SchemaReport) {
    report.addLimit(
      .tooManyNodes,
      "up to here the project's files inherit more than \(maximumInherited) fields and display"
        + " properties altogether", at: range)
  }

  /// The number of the first ticket file that inherits more than the limit leaves; nil when all may
  /// inherit what they extend.
  ///
  /// - Parameter inputs: the ticket files in their order; they are read only where the limit may be near.
  func firstBeyondLimit(of inputs: [SchemaReader.Input]) -> Int? {
    let largest = bases.reduce(0) { max($0, $1.whole?.entryCount ?? 0) }
    guard largest * inputs.count > inheritedLeft else {
      return nil
    }
    let extended = concurrentMap(inputs) { input -> String? in
      var report = SchemaReport()
      return SchemaFileReader.read(input, of: .kind, report: &report)?.extends?.text
    }
    var left = inheritedLeft
    for (number, name) in extended.enumerated() {
      guard let index = name.flatMap({ indices[$0] }), let base = bases[index].whole else {
        continue
      }
      left -= base.entryCount
      if left < 0 { return number }
    }
    return nil
  }

  /// A ticket file's document with what it inherits, and the number of the base that it extends.
  func whole(
    _ document: SchemaDocument, report: inout SchemaReport
  ) -> (document: SchemaDocument, base: Int?) {
    guard let extends = document.extends else { return (document, nil) }
    guard let index = find(extends, report: &report) else { return (document.withoutBase, nil) }
    return (bases[index].whole.map(document.inheriting) ?? document.withoutBase, index)
  }

  /// Whether a base file may mean to inherit from some other that is not known.
  var hasLostExtends: Bool {
    bases.contains { $0.written.map { $0.mentionsExtends } ?? true && $0.parent == nil }
  }

  /// Notes that a ticket file extends a base.
  mutating func noteUse(of base: Int) { bases[base].isUsed = true }
}

extension SchemaDocument {
  /// How many fields and display properties one who extends the file inherits.
  fileprivate var entryCount: Int { fields.count + display.count }
}
