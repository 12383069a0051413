import Testing
import TicketKit

@testable import TicketPreview

@Suite struct TerminalColorTests {
  /// The numbers of xterm's cube: 16 + 36 red + 6 green + blue, in levels of 0, 95, 135, 175, 215, 255.
  @Test(
    arguments: [
      (0xFD6363, 203), (0x808080, 102), (0xFF0000, 196), (0x0000FF, 21),
      // Less than 2 to white or to black, by the formula of WCAG 2.
      (0xFFFFFF, nil), (0x000000, nil), (0xFFFF00, nil), (0x202020, nil),
    ] as [(UInt32, UInt8?)])
  func takesTheNearestThatShowsOnEveryGround(_ color: UInt32, _ number: UInt8?) {
    #expect(TerminalColor.number(for: TextColor(light: color, dark: color)) == number)
  }

  @Test func takesTheDarkColorWhereTheLightOneVanishes() {
    #expect(TerminalColor.number(for: TextColor(light: 0xFFFF00, dark: 0xFD6363)) == 203)
  }
}
