import Foundation

/// Two modules on disk with the same kinds of tickets: what ticketgen makes of schemas, and structs.
struct TwinModules {
  let folder: URL
  let kinds: [TwinKind]

  private let files = FileManager.default

  /// Writes schemas and structs of some kinds, and runs ticketgen.
  init(kindCount: Int) throws {
    folder = files.temporaryDirectory.appendingPathComponent("ticketgen-compile-\(kindCount)")
    try? files.removeItem(at: folder)
    kinds = (0..<kindCount).map { TwinKind(number: $0) }
    try write(Self.settings, to: "schemas/ticketgen.yaml")
    for kind in kinds {
      try write(kind.schema, to: "schemas/\(kind.fileName).yaml")
      try write(kind.codable, to: "CodableTickets/\(kind.typeName).swift")
    }
    try write(CodableModule.support, to: "CodableTickets/CodableTicket.swift")
    try write(CodableModule.factory(kinds), to: "CodableTickets/CodableFactory.swift")
    try write(CodableModule.comparison, to: "main.swift")
    // All first rows, then all second ones: a kind's rows need not follow each other.
    let rows = (0..<3).flatMap { row in kinds.map { $0.row(row) } }
    try write("{\"data\": [\n\(rows.joined(separator: ",\n"))\n]}\n", to: "response.json")
    try Command.run(Tools.ticketgen, [folder.appendingPathComponent("schemas").path])
  }

  private static let settings = """
    output: ../SampleTickets
    envelope: {items: data, each: kind}
    styles:
      symbol: {size: 16, color: accent}
      amount: {size: 32, weight: bold, color: accent}

    """

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try files.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// One of the two modules.
  enum Module: String {
    case tickets = "SampleTickets"
    case structs = "CodableTickets"
  }

  /// The Swift files of a module.
  func sources(_ module: Module) throws -> [String] {
    let folder = folder.appendingPathComponent(module.rawValue)
    return try files.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted().map { folder.appendingPathComponent($0).path }
  }

  /// Where a module's objects and its interface go.
  func products(_ module: Module, _ mode: CompileMode) -> URL {
    folder.appendingPathComponent("\(mode.rawValue)/\(module.rawValue)")
  }

  /// Compiles a module as SwiftPM would: an object for each file in both modes.
  func compile(_ module: Module, _ mode: CompileMode) throws {
    let products = products(module, mode)
    try? files.removeItem(at: products)
    try files.createDirectory(at: products, withIntermediateDirectories: true)
    let sources = try sources(module)
    let list = products.appendingPathComponent("sources")
    // A list of arguments: a path with a space in it is one in quotes.
    let quoted = sources.map { "\"\($0)\"" }
    try Data(quoted.joined(separator: "\n").utf8).write(to: list)
    let map = products.appendingPathComponent("output-file-map.json")
    try JSONEncoder().encode(outputs(of: sources, in: products)).write(to: map)
    let product = products.appendingPathComponent(module.rawValue).path
    try Command.run(
      Tools.swiftc,
      mode.flags(folder: products) + [
        "-module-name", module.rawValue, "-c", "@\(list.path)", "-output-file-map", map.path,
        "-emit-dependencies", "-serialize-diagnostics", "-parse-as-library", "-swift-version", "6",
        "-g", "-j\(CompileMode.coreCount)", "-I", Tools.modules, "-emit-module",
        "-emit-module-path", "\(product).swiftmodule", "-emit-objc-header",
        "-emit-objc-header-path", "\(product)-Swift.h",
      ], in: products)
  }

  /// What the compiler makes of each file, and of all of them, by kind of output.
  private func outputs(of sources: [String], in folder: URL) -> [String: [String: String]] {
    var outputs = ["": ["swift-dependencies": folder.appendingPathComponent("all.swiftdeps").path]]
    for source in sources {
      let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
      let file = folder.appendingPathComponent(name).path
      outputs[source] = [
        "object": "\(file).o", "dependencies": "\(file).d", "diagnostics": "\(file).dia",
        "swift-dependencies": "\(file).swiftdeps", "swiftmodule": "\(file)~partial.swiftmodule",
      ]
    }
    return outputs
  }

  /// The bytes of code in a module's objects.
  func textSize(_ module: Module, _ mode: CompileMode) throws -> Int {
    let sections = try Command.run(Tools.size, ["-A", "-d"] + objects(module, mode))
    return sections.split(separator: "\n").reduce(0) { sum, line in
      let words = line.split(separator: " ")
      guard words.count > 1, words[0].hasPrefix(".text"), let size = Int(words[1]) else {
        return sum
      }
      return sum + size
    }
  }

  private func objects(_ module: Module, _ mode: CompileMode) throws -> [String] {
    let products = products(module, mode)
    return try files.contentsOfDirectory(atPath: products.path).filter { $0.hasSuffix(".o") }
      .sorted().map { products.appendingPathComponent($0).path }
  }

  /// Links what was compiled with a program that compares what both modules show, and runs it.
  ///
  /// - Returns: What the program says.
  func compare(_ mode: CompileMode) throws -> String {
    let program = folder.appendingPathComponent("\(mode.rawValue)/compare")
    let modules = [Module.tickets, .structs]
    var arguments = ["-swift-version", "6", "-I", Tools.modules, "-o", program.path]
    arguments += modules.flatMap { ["-I", products($0, mode).path] }
    arguments.append(folder.appendingPathComponent("main.swift").path)
    arguments += try modules.flatMap { try objects($0, mode) } + Tools.ticketKitObjects()
    try Command.run(Tools.swiftc, arguments, in: folder)
    let said = try Command.run(
      program.path, [folder.appendingPathComponent("response.json").path])
    return said.split(separator: "\n").joined(separator: " ")
  }
}
