import Foundation
import Testing
import TicketKit

@testable import ticketgen

/// The verbs that read responses or schemas, with options of their own.
@Suite("Arguments of each verb")
struct VerbParsingTests {
  private func parse<Parsed: Command>(_ arguments: String..., as: Parsed.Type) throws -> Parsed {
    let command = try ArgumentParser { _ in false }.parse(arguments).command
    return try #require(command as? Parsed)
  }

  private func fault(_ arguments: String...) -> UsageError.Fault? {
    do {
      _ = try ArgumentParser { _ in false }.parse(arguments)
      return nil
    } catch {
      return error.fault
    }
  }

  @Test func generateTakesAWatchAndFileLists() throws {
    let command = try parse(
      "generate", "s", "--watch", "--file-lists", "lists", as: GenerateCommand.self)
    #expect(command.isWatching)
    #expect(command.fileLists == "lists")
    #expect(fault("generate", "s", "--file-lists", "-") == .streamForFolder)
  }

  @Test func previewTakesFilesInTheOrderWritten() throws {
    let files = try parse(
      "preview", "s", "--data", "a.json", "b.json", "--data=c d.json", "票.json",
      as: PreviewCommand.self)
    #expect(files.schemas == "s")
    #expect(files.data == ["a.json", "b.json", "c d.json", "票.json"])
    #expect(try parse("preview", "s", as: PreviewCommand.self).data == [])
    #expect(try parse("preview", "s", "-", as: PreviewCommand.self).data == ["-"])
    #expect(try parse("preview", "s", "--data", "-", as: PreviewCommand.self).data == ["-"])
    #expect(try parse("preview", "s", "--data=-x", as: PreviewCommand.self).data == ["-x"])
    #expect(try parse("preview", "s", "--", "--data", as: PreviewCommand.self).data == ["--data"])
    #expect(fault("preview", "s", "-", "--data", "-") == .streamTwice)
    #expect(fault("preview", "s", "") == .emptyOperand(.data))
    #expect(fault("preview", "-") == .streamForFolder)
    #expect(fault("preview") == .missingOperand(.schemas, folder: nil))
  }

  @Test func previewTakesAContext() throws {
    let command = try parse(
      "preview", "s", "--now", "2026-07-01T08:00:00+08:00", "--locale", "en_US", "--time-zone",
      "Europe/Berlin", "--format", "html", "--output", "-", "--watch", as: PreviewCommand.self)
    #expect(
      command
        == PreviewCommand(
          schemas: "s", format: .html, output: "-", isWatching: true,
          context: ContextOptions(
            now: "2026-07-01T08:00:00+08:00", locale: "en_US", timeZone: "Europe/Berlin")))
  }

  private static let forms: [(String?, PreviewCommand.Format)] = [
    (nil, .terminal), ("-", .terminal), ("a.html", .html), ("A.HTM", .html), ("x/a.json", .json),
    ("a.txt", .terminal), ("html", .terminal),
  ]

  @Test(arguments: forms)
  func theNameOfAFileTellsItsForm(_ output: String?, _ format: PreviewCommand.Format) {
    #expect(PreviewCommand(schemas: "s", output: output).writtenFormat == format)
    #expect(PreviewCommand(schemas: "s", format: .json, output: output).writtenFormat == .json)
  }

  @Test func explainTakesOneFile() throws {
    let expected = ExplainCommand(schemas: "s", data: "a.json", row: 3)
    #expect(
      try parse("explain", "s", "--data", "a.json", "--row", "3", as: ExplainCommand.self)
        == expected)
    #expect(try parse("explain", "s", "a.json", "--row=3", as: ExplainCommand.self) == expected)
    #expect(
      try parse(
        "explain", "s", "--data", "-", "--data=b.json", "--data", "a.json", "--row", "3",
        as: ExplainCommand.self) == expected)
    #expect(fault("explain", "s") == .missingOption(.data))
    #expect(fault("explain", "s", "a", "--data", "b") == .unexpectedOperands(["b"]))
    #expect(fault("explain", "s", "a", "b") == .unexpectedOperands(["b"]))
  }

  @Test func inferTakesSamples() throws {
    let command = try parse(
      "infer", "a.json", "-", "--kind", "现金券", "--output", "drafts", as: InferCommand.self)
    #expect(command == InferCommand(samples: ["a.json", "-"], kind: "现金券", output: "drafts"))
    #expect(fault("infer") == .missingOperand(.samples, folder: nil))
    #expect(fault("infer", "a", "--output", "-") == .streamForFolder)
  }

  @Test func auditTakesCodes() throws {
    let command = try parse(
      "audit", "s", "a.jsonl", "b.json", "--format", "json", "--fail-on",
      "unknown-type,wrong-type", "--fail-on=missing", as: AuditCommand.self)
    #expect(
      command
        == AuditCommand(
          schemas: "s", captures: ["a.jsonl", "b.json"], format: .json,
          failOn: [.unknownType, .wrongType, .missing]))
    #expect(fault("audit", "s") == .missingOperand(.captures, folder: nil))
    #expect(
      fault("audit", "s", "a", "--fail-on", "missing,wrongtype")
        == .invalidValue(.failOn, "wrongtype", nearest: "wrong-type"))
    #expect(
      fault("audit", "s", "a", "--fail-on", "missing,")
        == .invalidValue(.failOn, "", nearest: nil))
    #expect(
      fault("audit", "s", "a", "--format", "html")
        == .invalidValue(.format, "html", nearest: nil))
  }

  @Test func fixturesTakeNumbers() throws {
    let command = try parse(
      "fixtures", "s", "--kind", "coupon", "--count", "10", "--seed",
      "18446744073709551615", "--hostile", as: FixturesCommand.self)
    #expect(
      command
        == FixturesCommand(
          schemas: "s", kind: "coupon", count: 10, seed: .max, isHostile: true))
    for number in ["0", "1000001", "ten", "1e3", "0x10", "1.0", "١", "99999999999999999999"] {
      #expect(
        fault("fixtures", "s", "--count", number)
          == .invalidValue(.count, number, nearest: nil))
    }
    #expect(fault("fixtures", "s", "--seed", "-1") == .missingValue(.seed))
    #expect(fault("fixtures", "s", "--seed=-1") == .invalidValue(.seed, "-1", nearest: nil))
    #expect(
      fault("fixtures", "s", "--seed=18446744073709551616")
        == .invalidValue(.seed, "18446744073709551616", nearest: nil))
  }

  @Test func breakingTakesAnotherState() throws {
    let command = try parse(
      "breaking", "s", "--against", "origin/main", "--fail-on", "decoding,source",
      as: BreakingCommand.self)
    #expect(
      command
        == BreakingCommand(schemas: "s", against: "origin/main", failOn: [.decoding, .source]))
    #expect(fault("breaking", "s") == .missingOption(.against))
    #expect(
      fault("breaking", "s", "--against", "x", "--fail-on", "wrong-type")
        == .invalidValue(.failOn, "wrong-type", nearest: nil))
  }

  @Test func startersTakeAFolder() throws {
    #expect(try parse("init", as: InitCommand.self).folder == "schemas")
    #expect(try parse("init", "优惠", as: InitCommand.self).folder == "优惠")
    #expect(fault("init", "-") == .streamForFolder)
    #expect(
      try parse("add", "cash", "--match", "4", as: AddCommand.self)
        == AddCommand(name: "cash", match: "4", folder: "schemas"))
    #expect(try parse("add", "cash", "s", as: AddCommand.self).folder == "s")
    #expect(fault("add") == .missingOperand(.name, folder: nil))
  }

  @Test func formsAndShellsAreWords() throws {
    #expect(try parse("json-schema", as: JSONSchemaCommand.self).form == .ticket)
    #expect(try parse("json-schema", "settings", as: JSONSchemaCommand.self).form == .settings)
    #expect(
      fault("json-schema", "setting")
        == .invalidOperand(.form, "setting", nearest: "settings"))
    #expect(try parse("completions", "zsh", as: CompletionsCommand.self).shell == .zsh)
    #expect(fault("completions") == .missingOperand(.shell, folder: nil))
    #expect(fault("completions", "fsh") == .invalidOperand(.shell, "fsh", nearest: "fish"))
  }

  @Test(arguments: [
    "2026-07-01", "2026-07-01T08:00", "2026-07-01 08:00:00", "2026-07-01T08:00:00Z",
    "2026-07-01T08:00:00.123+0800", "2024-02-29",
  ])
  func instants(_ text: String) {
    #expect(fault("preview", "s", "--now", text) == nil)
  }

  @Test(arguments: [
    "now", "2026-02-30", "2026-7-1", "2026-07-01T", "2026-07-01T25:00:00", "1751328000",
    "07/01/2026",
    "2026-07-01T08:00:00+99:00",
  ])
  func noInstants(_ text: String) {
    #expect(fault("preview", "s", "--now", text) == .invalidValue(.now, text, nearest: nil))
  }

  @Test func localesAndZonesAreChecked() {
    #expect(fault("preview", "s", "--locale", "zh-Hant_TW") == nil)
    #expect(
      fault("preview", "s", "--locale", "zh CN") == .invalidValue(.locale, "zh CN", nearest: nil))
    #expect(fault("preview", "s", "--time-zone", "UTC") == nil)
    #expect(
      fault("preview", "s", "--time-zone", "Asia/Shangai")
        == .invalidValue(.timeZone, "Asia/Shangai", nearest: "Asia/Shanghai"))
    #expect(
      fault("preview", "s", "--time-zone", "CST") == .invalidValue(.timeZone, "CST", nearest: nil)
    )
  }

  @Test(arguments: Verb.allCases)
  func everyVerbTakesTheFormOfFindings(_ verb: Verb) throws {
    let operands = verb.operands.filter { !$0.isOptional }.map { operand in
      if case .word(let words) = operand.kind { return words[0] }
      return "x"
    }
    var arguments = [verb.rawValue] + operands + ["--diagnostics", "sarif"]
    if verb == .explain { arguments += ["--data", "x"] }
    if verb == .breaking { arguments += ["--against", "x"] }
    let invocation = try ArgumentParser { _ in false }.parse(arguments)
    #expect(invocation.options.diagnostics == .sarif)
    #expect(
      fault(verb.rawValue, "--diagnostics", "jsn")
        == .invalidValue(.diagnostics, "jsn", nearest: "json"))
  }
}
