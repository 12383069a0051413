// swift-tools-version: 6.0
import PackageDescription

/// The folders with a `schemas` folder; their output stands in `Generated` beside it.
let shapes = [
  "airline", "clover", "currencies", "in-house", "jd-union", "multi-language", "pinduoduo",
  "shopify", "stress", "stripe", "taobao-union", "ticketmaster-classes", "ticketmaster-events",
  "toast", "wechat-busifavor", "wechat-favor", "woocommerce",
]

/// `jd-union` is the module `JdUnion`.
func module(_ shape: String) -> String {
  shape.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

let ticketKit = Target.Dependency.product(name: "TicketKit", package: "ticketgen")

let package = Package(
  name: "Payloads",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ticketgen", path: "../..")],
  targets: shapes.map {
    .target(name: module($0), dependencies: [ticketKit], path: "\($0)/Generated")
  } + [
    .testTarget(
      name: "PayloadTests",
      dependencies: shapes.map { .target(name: module($0)) } + [ticketKit],
      path: "Tests")
  ]
)
