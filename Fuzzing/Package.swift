// swift-tools-version: 6.0
import PackageDescription

// The modules are those of the package above, by links: so they are built anew here, with what the
// fuzzer needs to see inside of them, and the targets may use what is `package`.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  targets: [
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .yum(["libyaml-devel"]), .brew(["libyaml"])]),
    .target(name: "Diagnostics"),
    .target(name: "YAMLSyntax", dependencies: ["CYAML", "Diagnostics"]),
    .target(name: "TicketSchema", dependencies: ["YAMLSyntax", "Diagnostics"]),
    .target(name: "SwiftCode"),
    .target(name: "TicketCodegen", dependencies: ["TicketSchema", "SwiftCode", "Diagnostics"]),
    .target(name: "TicketKit"),
    .target(name: "TicketPreview", dependencies: ["TicketSchema", "TicketKit", "Diagnostics"]),

    // libFuzzer, which `Scripts/fuzz` links: where it lies is the toolchain's affair.
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzzer", "Diagnostics", "YAMLSyntax", "TicketSchema", "TicketCodegen", "TicketKit",
        "TicketPreview",
      ]),
  ]
)
