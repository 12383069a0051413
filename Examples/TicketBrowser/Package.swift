// swift-tools-version: 6.0
import PackageDescription

let ticketKit = Target.Dependency.product(name: "TicketKit", package: "ticketgen")

let package = Package(
  name: "TicketBrowser",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ticketgen", path: "../..")],
  targets: [
    // What ticketgen makes of `schemas`.
    .target(name: "BrowserTickets", dependencies: [ticketKit], path: "Generated"),
    .executableTarget(
      name: "TicketBrowser",
      dependencies: [
        "BrowserTickets", ticketKit,
        .product(name: "TicketService", package: "ticketgen"),
        .product(name: "LoopbackServer", package: "ticketgen"),
      ]),
    .testTarget(
      name: "TicketBrowserTests",
      dependencies: [
        "TicketBrowser", "BrowserTickets", ticketKit,
        .product(name: "TicketService", package: "ticketgen"),
        .product(name: "LoopbackServer", package: "ticketgen"),
      ]),
  ]
)
