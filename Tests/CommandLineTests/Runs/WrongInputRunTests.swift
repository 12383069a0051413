import Foundation
import Testing

@testable import ticketgen

/// What every verb says of input that is not there, is something else, or may not be read.
@Suite("Wrong input")
struct WrongInputRunTests {
  private static let response = """
    {"modelType": 1, "data": [{"ticketId": "1", "goodName": "咖啡", "overdue": false,
      "ticketMoney": 5, "minLimitMoney": 20, "deadline": "2026-12-31"}]}
    """

  /// The verbs that read a schemas folder, with what else they need.
  private static let folderVerbs: [(verb: Verb, rest: [String])] = [
    (.generate, []), (.check, []), (.preview, []), (.explain, ["--data", "good one.json"]),
    (.audit, ["good one.json"]), (.fixtures, []), (.breaking, ["--against", "schemas"]),
  ]

  /// The verbs that read responses, as called on one.
  private static let responseVerbs: [(verb: Verb, arguments: [String])] = [
    (.preview, ["schemas", "--data"]), (.explain, ["schemas", "--data"]), (.audit, ["schemas"]),
    (.infer, []),
  ]

  private func project() throws -> Project {
    let project = try Project(named: "票 & wrong")
    try FileManager.default.copyItem(
      at: project.url.appendingPathComponent("schemas"),
      to: project.url.appendingPathComponent("my 券"))
    try FileManager.default.createDirectory(
      at: project.url.appendingPathComponent("empty folder"), withIntermediateDirectories: false)
    try project.write("good one.json", Self.response)
    try project.write("empty.json", "")
    return project
  }

  /// Whether a run ended as it should: with a status, and a finding about a path; nothing asked for.
  private func expect(
    _ run: ToolRun, _ status: Int32, _ id: String, at path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == status, "\(run.errors)", sourceLocation: sourceLocation)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(
      lines.contains { $0.hasPrefix("\(path):") && $0.hasSuffix(" [\(id)]") },
      "\(run.errors)", sourceLocation: sourceLocation)
    #expect(lines.count == 1, "\(run.errors)", sourceLocation: sourceLocation)
  }

  @Test func aSchemasFolder() throws {
    let project = try project()
    for (verb, rest) in Self.folderVerbs {
      func run(_ folder: String) throws -> ToolRun {
        try ToolRun([verb.rawValue, folder] + rest, in: project.url)
      }
      expect(try run("no where"), 74, "missing-folder", at: "no where")
      expect(try run("good one.json"), 74, "not-a-folder", at: "good one.json")
      expect(try run("empty folder"), 1, "no-schemas", at: "empty folder")
      expect(try run("empty folder/"), 1, "no-schemas", at: "empty folder")
      if verb != .check { #expect(try run("my 券").status == 0, "\(verb)") }
    }
    #expect(try project.run("check", "my 券").status == 0)
  }

  @Test func aResponse() throws {
    let project = try project()
    for (verb, arguments) in Self.responseVerbs {
      func run(_ file: String) throws -> ToolRun {
        try ToolRun([verb.rawValue] + arguments + [file], in: project.url)
      }
      expect(try run("no where.json"), 74, "unreadable-data", at: "no where.json")
      expect(try run("empty folder"), 74, "unreadable-data", at: "empty folder")
      expect(try run("empty.json"), 1, "not-json", at: "empty.json")
      #expect(try run("good one.json").status == 0, "\(verb)")
    }
  }

  @Test func aPlaceToWriteTo() throws {
    let project = try project()
    let before = try project.files(".")
    let taken = "good one.json"
    func run(_ arguments: String...) throws -> ToolRun { try ToolRun(arguments, in: project.url) }
    expect(
      try run("generate", "schemas", "--output", taken), 74, "output-not-a-folder", at: taken)
    expect(try run("check", "schemas", "--output", taken), 74, "output-not-a-folder", at: taken)
    expect(
      try run("preview", "schemas", "--output", "empty folder"), 74, "unwritable-file",
      at: "empty folder")
    expect(
      try run("preview", "schemas", "--output", "new folder/"), 74, "unwritable-file",
      at: "new folder/")
    expect(
      try run("infer", taken, "--output", taken), 74, "unwritable-file",
      at: taken + "/ticketgen.yaml")
    expect(try run("init", taken), 74, "unwritable-file", at: taken + "/ticketgen.yaml")
    expect(try run("add", "cash", "no where"), 74, "missing-folder", at: "no where")
    expect(try run("add", "cash", taken), 74, "not-a-folder", at: taken)
    expect(try run("add", "coupon", "schemas"), 1, "file-exists", at: "schemas/coupon.yaml")
    #expect(try project.files(".") == before)
  }

  @Test(arguments: Verb.allCases) func anUnknownOption(_ verb: Verb) throws {
    let project = try project()
    // What `help` takes is a verb.
    let rest = verb == .help ? [] : ["schemas"]
    let run = try ToolRun([verb.rawValue, "--no-such-option"] + rest, in: project.url)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: Unknown option '--no-such-option'"))
    #expect(run.errors.contains("See 'ticketgen help \(verb.rawValue)'"))
  }

  @Test(.enabled(if: Unprivileged.wrapper != nil, "needs a user whom the system refuses something"))
  func whatMayNotBeRead() throws {
    let wrapper = try #require(Unprivileged.wrapper)
    let project = try project()
    func permit(_ name: String, _ mode: Int) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: project.url.appendingPathComponent(name).path)
    }
    func run(_ arguments: [String]) throws -> ToolRun {
      try ToolRun(arguments, in: project.url, wrapper: wrapper)
    }
    try permit("my 券", 0o000)
    defer { try? permit("my 券", 0o755) }
    for (verb, rest) in Self.folderVerbs {
      expect(
        try run([verb.rawValue, "my 券"] + rest), 74, "unreadable-folder", at: "my 券")
    }
    try permit("empty.json", 0o000)
    for (verb, arguments) in Self.responseVerbs {
      expect(
        try run([verb.rawValue] + arguments + ["empty.json"]), 74, "unreadable-data",
        at: "empty.json")
    }
  }
}
