import Foundation
import Testing

@testable import TicketKit

private let red = TextColor(light: 0xFD6363, dark: 0xFF8A8A)
private let symbol = TextStyle(name: "symbol", size: 16, color: red)
private let amount = TextStyle(name: "amount", size: 32, weight: .bold)
private let price = StyledText(.init("￥", style: symbol), .init("20", style: amount), .init(" off"))

@Suite struct StyledTextTests {
  @Test func plainText() {
    #expect(price.plainText == "￥20 off")
    #expect("\(price)" == "￥20 off")
    #expect(StyledText().plainText == "")
    #expect(StyledText(runs: [.init("x")]).plainText == "x")
  }

  @Test func literalsAreOneRunWithoutStyle() {
    let text: StyledText = "五折"
    #expect(text == StyledText(.init("五折")))
    #expect(text.runs == [StyledText.Run("五折", style: nil)])
  }

  @Test func equalityTakesStylesIntoAccount() {
    #expect(StyledText(.init("a", style: symbol)) != StyledText(.init("a", style: amount)))
    #expect(Set([price, price, "x"]).count == 2)
    #expect(symbol == TextStyle(name: "symbol", size: 16, color: red))
    #expect(symbol.hashValue == TextStyle(name: "symbol", size: 16, color: red).hashValue)
  }

  @Test(arguments: 0...6)
  func hasAsManyRunsAsItIsMadeOf(count: Int) {
    let a = StyledText.Run("a")
    let texts = [
      StyledText(), StyledText(a), StyledText(a, a), StyledText(a, a, a), StyledText(a, a, a, a),
      StyledText(a, a, a, a, a), StyledText(a, a, a, a, a, a),
    ]
    #expect(texts[count] == StyledText(runs: Array(repeating: a, count: count)))
  }

  @Test func aStyleIsCodedByItsMembers() throws {
    let json = #"{"name":"amount","size":32,"weight":"bold"}"#
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(amount), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(TextStyle.self, from: Data(json.utf8)) == amount)
  }

  @Test func survivesCoding() throws {
    let data = try JSONEncoder().encode(price)
    #expect(try JSONDecoder().decode(StyledText.self, from: data) == price)
  }

  @Test func becomesAnAttributedString() {
    let string = AttributedString(price)
    #expect(String(string.characters) == "￥20 off")
    let runs = string.runs.map { run in
      (
        String(string[run.range].characters), run.ticketKit.styleName, run.ticketKit.fontSize,
        run.ticketKit.fontWeight, run.ticketKit.textColor
      )
    }
    #expect(runs.count == 3)
    #expect(runs[0] == ("￥", "symbol", 16, nil, red))
    #expect(runs[1] == ("20", "amount", 32, .bold, nil))
    #expect(runs[2] == (" off", nil, nil, nil, nil))
    #expect(AttributedString(StyledText()).characters.isEmpty)
  }

  @Test func colorComponents() {
    #expect(red.components(isDark: false) == ColorComponents(0xFD6363))
    #expect(red.components(isDark: true) == ColorComponents(0xFF8A8A))
    let orange = ColorComponents(0xFF_8000)
    #expect((orange.red, orange.green, orange.blue) == (1, 128.0 / 255, 0))
  }
}
