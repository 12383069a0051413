// swift-tools-version: 6.0
import PackageDescription

let ticketKit = Target.Dependency.product(name: "TicketKit", package: "ticketgen")
let tickets = Target.PluginUsage.plugin(name: "TicketgenBuildTool", package: "ticketgen")

let package = Package(
  name: "BuildToolExample",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ticketgen", path: "../..")],
  targets: [
    // Schemas in a folder of their own.
    .executableTarget(
      name: "CouponShop", dependencies: ["VoucherKit", ticketKit], exclude: ["schemas"],
      plugins: [tickets]),
    // Schemas beside the sources, with a kind of the same name.
    .target(name: "VoucherKit", dependencies: [ticketKit], plugins: [tickets]),
    .testTarget(name: "CouponShopTests", dependencies: ["CouponShop", "VoucherKit", ticketKit]),
  ]
)
