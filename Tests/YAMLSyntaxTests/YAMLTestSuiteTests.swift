import Diagnostics
import Foundation
import Testing
import YAMLSyntax

/// The YAML test suite, where it stands beside the package, and our committed record of it.
@Suite struct YAMLTestSuiteTests {
  private static let recordURL = YAMLTestSuite.package
    .appending(path: "Documentation/YAMLConformance.md")

  /// A program that prints libyaml's own events, which `Scripts/yaml-test` makes.
  private static let program = ProcessInfo.processInfo.environment["TICKETGEN_YAML_EVENTS"]

  /// The rows of the record's table below a heading, without the table's head.
  private static func rows(below heading: String) throws -> [String] {
    let record = try String(contentsOf: recordURL, encoding: .utf8)
    let section = try #require(record.components(separatedBy: "\n## \(heading)\n").last)
    let table = section.split(separator: "\n").drop { !$0.hasPrefix("|") }
    return table.prefix { $0.hasPrefix("|") }.dropFirst(2).map(String.init)
  }

  private static func cells(_ row: String) -> [String] {
    row.dropFirst().dropLast().components(separatedBy: " | ")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// All texts give the suite's events, or are refused with it, but for those that the record lists with
  /// what becomes of them.
  @Test(.enabled(if: !YAMLTestSuite.files.isEmpty)) func eventsAreTheSuitesOrAreRecorded() throws {
    #expect(YAMLTestSuite.cases.count > 400)
    let differences = YAMLTestSuite.cases.compactMap { item in
      YAMLAnswer(of: item.text).difference(from: item.events).map {
        "| `\(item.id)` | \(Self.visible(item.name)) | \(Self.visible($0)) |"
      }
    }
    #expect(
      try Self.rows(below: "Where libyaml differs") == differences,
      "the table should be:\n\(differences.joined(separator: "\n"))")
  }

  /// What YAML allows and a schema does not, by the finding that says so.
  @Test(.enabled(if: !YAMLTestSuite.files.isEmpty)) func whatSchemasRefuseIsRecorded() throws {
    var refused: [String: [String]] = [:]
    var accepted = 0
    for item in YAMLTestSuite.cases where item.events != nil {
      if YAMLAnswer(of: item.text).failure != nil { continue }
      let ids = Set(YAMLReading(item.text).findings.map(\.id))
      for id in ids { refused[id, default: []].append("`\(item.id)`") }
      if ids.isEmpty { accepted += 1 }
    }
    let rows = YAMLFinding.allCases.compactMap { id in
      refused[id.rawValue].map { "| `\(id.rawValue)` | \($0.joined(separator: " ")) |" }
    }
    #expect(
      try Self.rows(below: "What schemas may not hold") == rows,
      "the table should be:\n\(rows.joined(separator: "\n"))")
    #expect(accepted > 100)
  }

  /// Where the suite is not there, the record still has a form that can be compared.
  @Test func theRecordIsOrderedAndNamesFindings() throws {
    let differences = try Self.rows(below: "Where libyaml differs").map(Self.cells)
    #expect(differences.allSatisfy { $0.count == 3 && !$0[2].isEmpty })
    let ids = differences.map { $0[0] }
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
    let refused = try Self.rows(below: "What schemas may not hold").map { Self.cells($0)[0] }
    let known = YAMLFinding.allCases.map { "`\($0.rawValue)`" }
    #expect(refused == known.filter(Set(refused).contains))
  }

  /// Our events are libyaml's own, for every text of the suite.
  @Test(.enabled(if: program != nil && !YAMLTestSuite.files.isEmpty))
  func eventsAreLibyamls() throws {
    var compared = 0
    for item in YAMLTestSuite.cases {
      let answer = YAMLAnswer(printed: try Self.libyaml(item.text))
      #expect(YAMLAnswer(of: item.text) == answer, "\(item.id)")
      compared += 1
    }
    #expect(compared > 400)
  }

  /// What libyaml prints for a text.
  private static func libyaml(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: program ?? "")
    process.arguments = [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }

  /// A text that a table of the record can hold.
  private static func visible(_ text: String) -> String {
    visibleText(text.replacing("|", with: "\\|"))
  }
}
