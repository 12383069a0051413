/// The page's own colours in one kind of surroundings, as `0xRRGGBB`.
///
/// Every text colour has a contrast of at least 4.5 to the grounds that it stands on: a test holds that.
struct PagePalette {
  /// The ground of the page, and of tickets and panels on it.
  let page: UInt32
  let paper: UInt32

  /// The ground of stubs whose colours cannot be read on `paper`.
  let opposite: UInt32

  /// Text on `page` and `paper`, that of minor weight, and text on `opposite`.
  let ink: UInt32
  let minor: UInt32
  let oppositeInk: UInt32

  /// The ground and the text of tickets that are over.
  let muted: UInt32
  let mutedInk: UInt32

  /// Lines, links and what is wrong.
  let line: UInt32
  let link: UInt32
  let fault: UInt32

  static let light = PagePalette(
    page: 0xF3F1F0, paper: 0xFFFFFF, opposite: 0x2B1B1E, ink: 0x1F1B1C, minor: 0x5E5759,
    oppositeInk: 0xFFFFFF, muted: 0xE7E5E5, mutedInk: 0x5A5657, line: 0xD5CFCF, link: 0x0B57A8,
    fault: 0xA31616)

  static let dark = PagePalette(
    page: 0x151314, paper: 0x231F20, opposite: 0xF6EFEF, ink: 0xF3EFEF, minor: 0xB9B0B2,
    oppositeInk: 0x1F1B1C, muted: 0x2C2A2B, mutedInk: 0xAFA9AA, line: 0x453F41, link: 0x8FC1FF,
    fault: 0xFF9C94)

  /// The colour of a stub's ground.
  func color(of ground: StubSurface.Ground) -> UInt32 { ground == .paper ? paper : opposite }

  /// The text on a stub's ground.
  func ink(on ground: StubSurface.Ground) -> UInt32 { ground == .paper ? ink : oppositeInk }
}
