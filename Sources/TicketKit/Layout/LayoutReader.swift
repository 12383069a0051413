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
    let match: KindMatch
    var embedded: [SingularQuery] = []
    var fields: [FieldLayout] = []
    var companionCount = 0
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
    case "embedded" where open?.fields.isEmpty == true:
      repeat { open?.embedded.append(try line.query()) } while line.hasText
      try line.end()
    default:
      guard let companionCount = open?.companionCount else {
        throw line.fault("'\(word)' is not expected here")
      }
      let field = try FieldReader.field(
        type: word, zone: zone, companionCount: companionCount, &line)
      open?.fields.append(field)
      if field.companion != nil { open?.companionCount += 1 }
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
    if line.next(is: "id") {
      guard let index = Int(try line.word()), index >= 0 else {
        throw line.fault("a field number is expected")
      }
      idField = index
    }
    let match = try KindMatch(&line)
    try line.end()
    return OpenKind(name: name, idField: idField, match: match)
  }

  private mutating func closeKind(before line: LayoutLine) throws(LayoutFault) {
    guard let kind = open else { return }
    if let idField = kind.idField, idField >= kind.fields.count {
      throw line.fault("kind \"\(kind.name)\" has no field \(idField)")
    }
    guard kind.fields.count + kind.companionCount <= TicketRecord.fieldLimit,
      kinds.count < TicketRecord.kindLimit
    else {
      throw line.fault("there are too many kinds or fields")
    }
    kinds.append(
      KindLayout(
        name: kind.name, idField: kind.idField, match: kind.match, embedded: kind.embedded,
        fields: kind.fields, number: kinds.count))
    open = nil
  }

  private mutating func contents(lineCount: Int) throws(LayoutFault) -> TicketLayout.Contents {
    let end = LayoutLine("", number: lineCount)
    try closeKind(before: end)
    guard let envelope else { throw end.fault("the envelope is missing") }
    var matches: Set<[UInt8]> = []
    for match in kinds.lazy.flatMap(\.matches) where !matches.insert(match).inserted {
      throw end.fault("two kinds match \"\(String(decoding: match, as: UTF8.self))\"")
    }
    guard kinds.count(where: \.match.isUnknown) < 2 else {
      throw end.fault("two kinds match unknown rows")
    }
    return TicketLayout.Contents(envelope: envelope, kinds: kinds)
  }
}
