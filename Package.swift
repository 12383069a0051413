// swift-tools-version: 6.0
import PackageDescription

// An artifact bundle below this folder, which plugins run instead of a tool that they build first.
let bundle = Context.environment["TICKETGEN_ARTIFACT_BUNDLE"]
let pluginTool: Target.Dependency = bundle == nil ? "ticketgen" : "TicketgenBundle"

let package = Package(
  name: "ticketgen",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "TicketKit", targets: ["TicketKit"]),
    .library(name: "TicketService", targets: ["TicketService"]),
    .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
    .executable(name: "ticketgen", targets: ["ticketgen"]),
    .plugin(name: "TicketgenBuildTool", targets: ["TicketgenBuildTool"]),
    .plugin(name: "TicketgenCommand", targets: ["TicketgenCommand"]),
  ],
  targets: [
    // The generator: each module imports only modules that stand before it.
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .yum(["libyaml-devel"]), .brew(["libyaml"])]),
    .target(name: "Diagnostics"),
    .target(name: "YAMLSyntax", dependencies: ["CYAML", "Diagnostics"]),
    .target(name: "TicketSchema", dependencies: ["YAMLSyntax", "Diagnostics"]),
    .target(name: "SwiftCode"),
    .target(name: "TicketCodegen", dependencies: ["TicketSchema", "SwiftCode", "Diagnostics"]),
    .executableTarget(
      name: "ticketgen",
      dependencies: [
        "Diagnostics", "YAMLSyntax", "TicketSchema", "TicketCodegen", "TicketKit", "TicketPreview",
      ]),

    // ticketgen inside of builds, and as `swift package ticketgen`.
    .plugin(
      name: "TicketgenBuildTool", capability: .buildTool(), dependencies: [pluginTool]),
    .plugin(
      name: "TicketgenCommand",
      capability: .command(
        intent: .custom(verb: "ticketgen", description: "Make Swift types from ticket schemas"),
        permissions: [
          .writeToPackageDirectory(reason: "ticketgen writes the Swift files of the schemas.")
        ]),
      dependencies: [pluginTool]),

    // The runtime that apps link, and the committed output for `schemas/`.
    .target(name: "TicketKit"),
    .target(name: "TicketService", dependencies: ["TicketKit"]),
    // The catalog on real responses, without compiling.
    .target(name: "TicketPreview", dependencies: ["TicketSchema", "TicketKit", "Diagnostics"]),

    .target(name: "GeneratedTickets", dependencies: ["TicketKit"], path: "Generated"),

    // The output for schemas that only tests use.
    .target(
      name: "MixedTickets", dependencies: ["TicketKit"], path: "Tests/Fixtures/Mixed/Generated"),
    .target(
      name: "HostileTickets", dependencies: ["TicketKit"],
      path: "Tests/Fixtures/Hostile/Generated"),
    .target(
      name: "FullTickets", dependencies: ["TicketKit"], path: "Tests/Fixtures/Full/Generated"),

    // Makes random schemas and payloads for `Scripts/differential`.
    .executableTarget(
      name: "differential",
      dependencies: [
        "Diagnostics", "TicketSchema", "TicketCodegen", "TicketKit", "TicketPreview",
      ],
      path: "Tests/Support/Differential"),

    // A small HTTP server on loopback, for tests and examples.
    .target(name: "LoopbackServer", path: "Tests/Support/LoopbackServer"),

    // Threads for what blocks in a test.
    .target(name: "TestThreads", path: "Tests/Support/TestThreads"),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "YAMLSyntaxTests", dependencies: ["YAMLSyntax", "Diagnostics"]),
    .testTarget(
      name: "TicketSchemaTests",
      dependencies: ["TicketSchema", "YAMLSyntax", "Diagnostics", "TestThreads"]),
    .testTarget(name: "SwiftCodeTests", dependencies: ["SwiftCode"]),
    .testTarget(
      name: "TicketCodegenTests",
      dependencies: ["TicketCodegen", "TicketSchema", "SwiftCode", "Diagnostics"]),
    .testTarget(
      name: "TicketKitTests", dependencies: ["TicketKit"], exclude: ["StandIns"]),
    .testTarget(
      name: "TicketServiceTests",
      dependencies: [
        "TicketService", "TicketKit", "GeneratedTickets", "LoopbackServer", "TestThreads",
      ]),
    .testTarget(
      name: "TicketPreviewTests",
      dependencies: [
        "TicketPreview", "TicketSchema", "TicketKit", "YAMLSyntax", "Diagnostics",
        "GeneratedTickets", "MixedTickets", "HostileTickets", "FullTickets",
      ]),
    .testTarget(
      name: "GeneratedTicketsTests",
      dependencies: [
        "GeneratedTickets", "MixedTickets", "HostileTickets", "FullTickets", "TicketKit",
      ]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "TicketCodegen", "TicketPreview", "TicketSchema", "YAMLSyntax", "Diagnostics",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "ticketgen", "TicketCodegen", "TicketPreview", "TicketSchema", "TicketKit", "Diagnostics",
      ]),
  ]
)

if let bundle {
  package.targets.append(Target.binaryTarget(name: "TicketgenBundle", path: bundle))
}
