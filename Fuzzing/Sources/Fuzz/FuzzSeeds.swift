import Diagnostics
import Foundation
import TicketPreview
import TicketSchema

/// Writes the inputs that fuzzing begins with, a folder for each target: the golden cases, the fixtures of
/// the repository's schemas, the example payloads, and the conformance suites where they are there.
struct FuzzSeeds {
  let folder: String

  private var root: URL { URL(fileURLWithPath: FuzzSchemas.root) }

  /// Whether everything could be written.
  func write() -> Bool {
    do {
      for target in FuzzTarget.allCases {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/\(target.rawValue)", withIntermediateDirectories: true)
      }
      for (name, schemas) in schemaFolders { try writeSchemas(schemas, name) }
      for url in files(of: "../shared/corpora/yaml-test-suite", ending: ".yaml") {
        try write(Array(Data(contentsOf: url)), .schema, "suite-" + url.lastPathComponent)
      }
      for url in files(of: "../shared/corpora/JSONTestSuite", ending: ".json") {
        let bytes = try Array(Data(contentsOf: url))
        if bytes.count > 10_000 { continue }
        try write(bytes, .json, "suite-" + url.lastPathComponent)
        // What is no JSON is no sample.
        if url.lastPathComponent.hasPrefix("n_") { continue }
        try write(bytes, .infer, "suite-" + url.lastPathComponent)
      }
      return true
    } catch {
      print("the seeds cannot be written: \(error)")
      return false
    }
  }

  /// The folders of schemas by a name of their own.
  private var schemaFolders: [(name: String, folder: URL)] {
    let cases = subfolders(of: "Tests/GoldenTests/Cases").map { ("case-" + $0.0, $0.1) }
    let payloads = subfolders(of: "Examples/Payloads").map { ("payload-" + $0.0, $0.1) }
    let fixtures = subfolders(of: "Tests/Fixtures").map { ("fixture-" + $0.0, $0.1) }
    let own = ["response", "row"].map {
      ("own-" + $0, root.appendingPathComponent("Fuzzing/Schemas/\($0)"))
    }
    return (cases + payloads + fixtures).map { ($0, $1.appendingPathComponent("schemas")) }
      .filter { FileManager.default.fileExists(atPath: $1.path) }
      + own + [("schemas", root.appendingPathComponent("schemas"))]
  }

  private func writeSchemas(_ schemas: URL, _ name: String) throws {
    var findings = FindingCollector()
    guard let inputs = SchemaFolder.inputs(of: schemas.path, into: &findings) else { return }
    var text: [UInt8] = []
    for input in inputs {
      text += "# file: \(input.relativePath)\n".utf8 + input.file.bytes
      if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    }
    if text.count > 60_000 { return }
    try write(text, .schema, name)
    let catalog = SchemaReader.catalog(
      folder: schemas.path, inputs: inputs, into: &findings)
    guard let catalog, !findings.hasErrors else { return }
    try write(text, .fixtures, name)
    let maker = FixtureMaker(catalog: catalog)
    // A few of each are enough to begin with, and are replayed in a moment.
    let limit = name.hasPrefix("own-") ? 24 : 3
    let responses =
      maker.responses(count: 3).prefix(limit)
      + maker.responses(count: 12, isHostile: true).prefix(limit)
    for (number, response) in responses.enumerated() {
      let line = Array(response.line.utf8)
      try write(
        text + Array("# file: a.json\n".utf8) + line, .preview, "\(name)-\(number)")
      if name.hasPrefix("own-") { try write(line, .json, "\(name)-\(number)") }
      if line.count < 6_000 { try write(line, .infer, "\(name)-\(number)") }
    }
    let payloads = schemas.deletingLastPathComponent()
    for url in files(at: payloads, ending: ".json") {
      let bytes = try Array(Data(contentsOf: url))
      if bytes.count > 30_000 { continue }
      let file = "\(name)-\(url.lastPathComponent)"
      try write(text + Array("# file: a.json\n".utf8) + bytes, .preview, file)
      try write(bytes, .infer, file)
    }
  }

  private func write(_ bytes: [UInt8], _ target: FuzzTarget, _ name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(target.rawValue)/\(name)"))
  }

  private func subfolders(of path: String) -> [(String, URL)] {
    let url = root.appendingPathComponent(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map { ($0, url.appendingPathComponent($0)) }
  }

  private func files(of path: String, ending: String) -> [URL] {
    files(at: root.appendingPathComponent(path), ending: ending)
  }

  private func files(at url: URL, ending: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map(url.appendingPathComponent)
  }
}
