import Foundation
import Testing

/// One folder of `Tests/GoldenTests/Cases`: schemas and what must come of them.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: URL

  var schemas: URL { folder.appendingPathComponent("schemas") }
  var expected: URL { folder.appendingPathComponent("expected") }
  var diagnostics: URL { folder.appendingPathComponent("diagnostics.txt") }

  var testDescription: String { name }

  /// Whether the schemas are to be accepted.
  var isAccepted: Bool { FileManager.default.fileExists(atPath: expected.path) }

  /// The findings that are due; a case without the file has none.
  var expectedDiagnostics: String {
    get throws {
      guard FileManager.default.fileExists(atPath: diagnostics.path) else { return "" }
      return String(decoding: try Data(contentsOf: diagnostics), as: UTF8.self)
    }
  }

  /// The output that is due, by file name.
  var expectedFiles: [String: String] {
    get throws {
      guard isAccepted else { return [:] }
      let names = try FileManager.default.contentsOfDirectory(atPath: expected.path)
      return try Dictionary(
        uniqueKeysWithValues: names.map { name in
          let data = try Data(contentsOf: expected.appendingPathComponent(name))
          return (name, String(decoding: data, as: UTF8.self))
        })
    }
  }

  /// Every case of the repository, by name.
  static let all: [GoldenCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: casesFolder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map {
      GoldenCase(name: $0, folder: casesFolder.appendingPathComponent($0))
    }
  }()

  static let casesFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  /// The repository's top folder.
  static let repository = casesFolder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
