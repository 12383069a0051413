/// Reads the text of a layout table.
struct LayoutReader {
  private var envelope: EnvelopeLayout?
  private var zone: String?
  private var kinds: [KindLayout] = []
  private var open: OpenKind?

  /// A kind whose fields are still being read.
  private struct OpenKind {
    let name: String
    let idField: Int?
    let matches: [[UInt8]]
    var fields: [FieldLayout] = []
  }

  /// The contents of a table.
  static func contents(of table: String) throws(LayoutFault) -> TicketLayout.Contents {
    var reader = LayoutReader()
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where index == 0 || !line.isEmpty {
      try reader.read(LayoutLine(line, number: index + 1), isFirst: index == 0)
    }
    return try reader.contents(lineCount: lines.count)
  }

  private mutating func read(_ line: LayoutLine, isFirst: Bool) throws(LayoutFault) {
    var line = line
    let word = try line.word()
    guard !isFirst else {
      guard word == "layout", try line.word() == "1" else {
        throw line.fault("this runtime reads layout 1")
      }
      return try line.end()
    }
    switch word {
    case "envelope" where envelope == nil && open == nil:
      envelope = try Self.envelope(&line)
    case "zone" where zone == nil && open == nil:
      zone = try line.text()
      try line.end()
    case "kind":
      try closeKind(before: line)
      open = try Self.kind(&line)
    default:
      guard open != nil else { throw line.fault("'\(word)' is not expected here") }
      let field = try FieldReader.field(type: word, zone: zone, &line)
      open?.fields.append(field)
    }
  }

  private static func envelope(_ line: inout LayoutLine) throws(LayoutFault) -> EnvelopeLayout {
    var discriminator = EnvelopeLayout.Discriminator.none
    var word = try line.word()
    if word == "response" || word == "row" {
      let query = try line.query()
      discriminator = word == "row" ? .row(query) : .response(query)
      word = try line.word()
    }
    guard word == "items" else { throw line.fault("'items' is expected") }
    let items = try line.query()
    try line.end()
    return EnvelopeLayout(discriminator: discriminator, items: items)
  }

  private static func kind(_ line: inout LayoutLine) throws(LayoutFault) -> OpenKind {
    let name = try line.text()
    var idField: Int?
    var matches: [[UInt8]] = []
    if line.next(is: "id") {
      guard let index = Int(try line.word()), index >= 0 else {
        throw line.fault("a field number is expected")
      }
      idField = index
    }
    if line.next(is: "match") {
      repeat { matches.append(Array(try line.text().utf8)) } while line.hasText
    }
    try line.end()
    return OpenKind(name: name, idField: idField, matches: matches)
  }

  private mutating func closeKind(before line: LayoutLine) throws(LayoutFault) {
    guard let kind = open else { return }
    if let idField = kind.idField, idField >= kind.fields.count {
      throw line.fault("kind \"\(kind.name)\" has no field \(idField)")
    }
    guard kind.fields.count <= TicketRecord.fieldLimit, kinds.count < TicketRecord.kindLimit else {
      throw line.fault("there are too many kinds or fields")
    }
    kinds.append(
      KindLayout(
        name: kind.name, idField: kind.idField, matches: kind.matches, fields: kind.fields,
        rows: RowLayout(discriminator: nil, fields: [kind.fields], firstKind: kinds.count)))
    open = nil
  }

  private mutating func contents(lineCount: Int) throws(LayoutFault) -> TicketLayout.Contents {
    let end = LayoutLine("", number: lineCount)
    try closeKind(before: end)
    guard let envelope else { throw end.fault("the envelope is missing") }
    var kindsByMatch = ByteKeyTable()
    for (index, kind) in kinds.enumerated() {
      for match in kind.matches {
        guard kindsByMatch.insert(match, value: index) else {
          throw end.fault("two kinds match \"\(String(decoding: match, as: UTF8.self))\"")
        }
      }
    }
    var discriminator: SingularQuery?
    var fields: [[FieldLayout]] = []
    if case .row(let query) = envelope.discriminator {
      discriminator = query
      fields = kinds.map(\.fields)
    }
    let rows = RowLayout(discriminator: discriminator, fields: fields, firstKind: 0)
    return TicketLayout.Contents(
      envelope: envelope, kinds: kinds, kindsByMatch: kindsByMatch, rows: rows)
  }
}
