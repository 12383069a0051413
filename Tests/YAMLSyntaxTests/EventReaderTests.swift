import Testing
import YAMLSyntax

@Suite struct EventReaderTests {
  @Test func eventsInTheSpecificationsWords() {
    let bytes = Array("--- !t\n&a 满: [*a, 'b']\n...\n".utf8)
    let stream = YAMLEventReader.events(of: bytes, from: 0, isASCII: false, maximumNodes: 10)
    #expect(stream.failure == nil)
    #expect(
      stream.events.map(\.kind) == [
        .streamStart, .documentStart(isExplicit: true),
        .mappingStart(isFlow: false, .init(tag: "!t")),
        .scalar(text: "满", style: .plain, .init(anchor: "a")),
        .sequenceStart(isFlow: true, nil), .alias("a"),
        .scalar(text: "b", style: .singleQuoted, nil), .sequenceEnd, .mappingEnd,
        .documentEnd(isExplicit: true), .streamEnd,
      ])
    #expect(stream.events[3].bytes == 7..<13)
    #expect(stream.events[5].bytes == 16..<18)
  }

  @Test func readingEndsPastTheNodes() {
    let bytes = Array("[a, b, c, d, e]".utf8)
    let stream = YAMLEventReader.events(of: bytes, from: 0, isASCII: true, maximumNodes: 3)
    #expect(stream.events.count == 6)
    #expect(stream.failure == nil)
  }

  @Test func failuresAreKeptWithTheEventsBefore() {
    let bytes = Array("\u{FEFF}满: 1\nb: ]".utf8)
    let stream = YAMLEventReader.events(of: bytes, from: 3, isASCII: false, maximumNodes: 99)
    #expect(stream.events.count == 6)
    #expect(
      stream.failure
        == .init(
          problem: "did not find expected node content", offset: 13,
          context: "while parsing a block node", contextOffset: 13))
  }

  @Test func nothingIsAStream() {
    let stream = YAMLEventReader.events(of: [], from: 0, isASCII: true, maximumNodes: 9)
    #expect(stream.events.map(\.kind) == [.streamStart, .streamEnd] || stream.failure != nil)
  }
}
