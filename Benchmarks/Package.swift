// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ticketgen", path: "..")],
  targets: [
    // What TicketKit is measured beside, and how much memory there is in use.
    .target(
      name: "CPeers",
      linkerSettings: [.linkedLibrary("simdjson")]),
    // Made by ticketgen from `schemas` before each build.
    .target(
      name: "BenchmarkTickets",
      dependencies: [.product(name: "TicketKit", package: "ticketgen")],
      path: "Generated"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CPeers", "BenchmarkTickets", .product(name: "TicketKit", package: "ticketgen"),
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
