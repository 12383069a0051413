import Testing
import TicketKit

@testable import TicketPreview

@Suite struct StubSurfaceTests {
  @Test func colorsThatPaperCarriesStandOnPaper() {
    #expect(StubSurface(for: [TextColor(light: 0x8B0000, dark: 0xFFC0C0)]) == .paper)
    #expect(StubSurface(for: []) == .paper)
  }

  @Test func paleColorsTurnTheStubInLightSurroundingsAlone() {
    let surface = StubSurface(for: [TextColor(light: 0xFD6363, dark: 0xFD6363)])
    #expect(surface.light == .opposite)
    #expect(surface.dark == .paper)
    let color = TextColor(light: 0xFD6363, dark: 0xFD6363)
    #expect(surface.readable(color) == color)
  }

  @Test func colorsThatNoGroundCarriesTogetherAreMixed() {
    let colors = [TextColor(light: 0xFFFFFF, dark: 0xFFFFFF), TextColor(light: 0, dark: 0)]
    let surface = StubSurface(for: colors)
    #expect(surface == .paper)
    for color in colors.map(surface.readable) {
      #expect(Contrast.ratio(color.light, PagePalette.light.paper) >= 4.5)
      #expect(Contrast.ratio(color.dark, PagePalette.dark.paper) >= 4.5)
    }
  }
}
