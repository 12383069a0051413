import Testing

@testable import TicketPreview

@Suite struct ContrastTests {
  /// Ratios worked out by the formula of WCAG 2.2 in another language.
  @Test(arguments: [
    (0x000000 as UInt32, 0xFFFFFF as UInt32, 21.0), (0xFFFFFF, 0xFFFFFF, 1),
    (0x777777, 0xFFFFFF, 4.478), (0x767676, 0xFFFFFF, 4.542), (0xFFFFFF, 0x767676, 4.542),
    (0xFD6363, 0xFFFFFF, 2.9406), (0x0000FF, 0xFFFF00, 8.001),
  ])
  func ratiosAreThoseOfTheGuidelines(one: UInt32, other: UInt32, ratio: Double) {
    #expect(abs(Contrast.ratio(one, other) - ratio) < 0.001)
  }

  @Test func readableColorsStayAsTheyAre() {
    #expect(Contrast.readable(0x0B57A8, on: 0xFFFFFF, ink: 0) == 0x0B57A8)
  }

  @Test(arguments: [0xFFFFFF as UInt32, 0xFD6363, 0xFFFF00, 0x777777])
  func unreadableColorsAreMixedUntilTheyCanBeRead(color: UInt32) {
    let readable = Contrast.readable(color, on: 0xFFFFFF, ink: 0x1F1B1C)
    #expect(readable != color)
    #expect(Contrast.ratio(readable, 0xFFFFFF) >= 4.5)
  }
}
