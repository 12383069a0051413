import Foundation

extension JSONTree {
  /// Reads a JSON text by the rules that responses are read by, in one pass.
  ///
  /// - Throws: `TicketDecodingError.notJSON` when the bytes are no JSON text.
  package init(reading json: Data) throws(TicketDecodingError) {
    let owner = DocumentBytes(json)
    do throws(JSONFault) {
      var reader = JSONTreeReader(scanner: JSONScanner(bytes: owner.bytes))
      self = try reader.read()
    } catch {
      throw TicketDecodingError(error, in: owner.bytes)
    }
  }
}

/// Builds the tree of one JSON text without recursion.
private struct JSONTreeReader {
  let scanner: JSONScanner

  /// The arrays and objects around the value that is read, innermost last.
  private var open: [OpenContainer] = []

  init(scanner: JSONScanner) {
    self.scanner = scanner
  }

  private var bytes: JSONBytes { scanner.bytes }

  mutating func read() throws(JSONFault) -> JSONTree {
    var at = try scanner.textStart()
    while true {
      var value: JSONTree
      let byte = bytes.byteOrZero(at: at)
      if byte == JSONByte.openBrace || byte == JSONByte.openBracket {
        guard open.count < JSONScanner.deepestNesting else {
          throw scanner.fault(.nesting, at: at)
        }
        open.append(OpenContainer(isObject: byte == JSONByte.openBrace))
        at = scanner.skipSpace(at + 1)
        // The bracket that closes is the opening one's byte and two: `[` `]`, `{` `}`.
        if bytes.byteOrZero(at: at) != byte + 2 {
          if byte == JSONByte.openBrace { at = try readName(at) }
          continue
        }
        at += 1
        value = close()
      } else {
        let end = try scanner.skipScalar(at)
        value = scalar(at)
        at = end
      }
      while let isObject = open.last?.isObject {
        open[open.count - 1].add(value)
        at = scanner.skipSpace(at)
        if bytes.byteOrZero(at: at) == JSONByte.comma {
          at = scanner.skipSpace(at + 1)
          if isObject { at = try readName(at) }
          break
        }
        let closing = isObject ? JSONByte.closeBrace : JSONByte.closeBracket
        guard bytes.byteOrZero(at: at) == closing else {
          throw scanner.fault(isObject ? .commaOrBrace : .commaOrBracket, at: at)
        }
        at += 1
        value = close()
      }
      if open.isEmpty {
        try scanner.expectEnd(at)
        return value
      }
    }
  }

  private mutating func readName(_ start: Int) throws(JSONFault) -> Int {
    let value = try scanner.skipName(start)
    open[open.count - 1].name = JSONString(bytes, at: start).text(bytes)
    return value
  }

  private mutating func close() -> JSONTree {
    guard let container = open.popLast() else { return .null }
    return container.isObject ? .object(container.members) : .array(container.elements)
  }

  /// The string, number or word that begins at an offset and was checked.
  private func scalar(_ start: Int) -> JSONTree {
    switch JSONToken(bytes, at: start) {
    case .string(let string): .string(string.text(bytes))
    case .number(let range): .number(bytes.text(range))
    case .bool(let value): .bool(value)
    case .null, .object, .array: .null
    }
  }
}

/// An array or object that has not been closed yet.
private struct OpenContainer {
  let isObject: Bool

  /// The name of the member whose value comes next.
  var name = ""
  private(set) var members: [JSONTree.Member] = []
  private(set) var elements: [JSONTree] = []

  /// The places of the members by name, once there are so many that a search would cost.
  private var places: [[UInt8]: Int] = [:]

  init(isObject: Bool) {
    self.isObject = isObject
  }

  mutating func add(_ value: JSONTree) {
    guard isObject else { return elements.append(value) }
    let member = JSONTree.Member(name: name, value: value)
    if let place = place() { members[place] = member } else { members.append(member) }
  }

  /// The place of an earlier member of the name.
  private mutating func place() -> Int? {
    guard members.count >= 16 else {
      return members.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
    }
    if places.isEmpty {
      for (place, member) in members.enumerated() { places[Array(member.name.utf8)] = place }
    }
    let key = Array(name.utf8)
    if let place = places[key] { return place }
    places[key] = members.count
    return nil
  }
}
