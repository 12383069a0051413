import Testing

@testable import TicketPreview

@Suite struct PagePaletteTests {
  @Test(arguments: [PagePalette.light, .dark])
  func everyTextCanBeReadOnItsGrounds(palette: PagePalette) {
    let pairs: [(UInt32, [UInt32])] = [
      (palette.ink, [palette.page, palette.paper]), (palette.minor, [palette.page, palette.paper]),
      (palette.link, [palette.page, palette.paper]), (palette.fault, [palette.paper]),
      (palette.oppositeInk, [palette.opposite]), (palette.mutedInk, [palette.muted]),
    ]
    for (text, grounds) in pairs {
      for ground in grounds { #expect(Contrast.ratio(text, ground) >= Contrast.least) }
    }
  }
}
