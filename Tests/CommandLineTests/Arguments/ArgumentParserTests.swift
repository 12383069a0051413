import Testing

@testable import ticketgen

@Suite("ArgumentParser")
struct ArgumentParserTests {
  private func parse(_ arguments: String..., existing: Set<String> = ["schemas"]) throws
    -> Invocation
  {
    try ArgumentParser { existing.contains($0) }.parse(arguments)
  }

  private func fault(_ arguments: String..., existing: Set<String> = ["schemas"])
    -> UsageError.Fault?
  {
    do {
      _ = try ArgumentParser { existing.contains($0) }.parse(arguments)
      return nil
    } catch {
      return error.fault
    }
  }

  private func generate(
    _ schemas: String, output: String? = nil, mode: GenerateCommand.Mode = .write
  ) -> Invocation {
    Invocation(
      command: GenerateCommand(
        options: GeneratorOptions(schemas: schemas, output: output), mode: mode))
  }

  private func help(_ topic: Verb?) -> Invocation {
    Invocation(command: HelpCommand(topic: topic))
  }

  @Test func aFolderAloneMeansGenerate() throws {
    #expect(try parse("schemas") == generate("schemas"))
    #expect(try parse("missing/") == generate("missing/"))
    #expect(try parse(".") == generate("."))
    #expect(try parse("..") == generate(".."))
  }

  @Test func optionsStandBeforeOrBehindOperands() throws {
    let expected = generate("schemas", output: "out")
    #expect(try parse("generate", "schemas", "--output", "out") == expected)
    #expect(try parse("generate", "--output", "out", "schemas") == expected)
    #expect(try parse("--output", "out", "generate", "schemas") == expected)
    #expect(try parse("schemas", "--output=out") == expected)
    #expect(try parse("--output=out", "schemas") == expected)
  }

  @Test func aValueMayHoldEqualsSignsAndBeginWithADash() throws {
    #expect(try parse("schemas", "--output=a=b") == generate("schemas", output: "a=b"))
    #expect(try parse("schemas", "--output=-x") == generate("schemas", output: "-x"))
    #expect(fault("schemas", "--output", "-x") == .missingValue(.output))
    #expect(fault("schemas", "--output", "--quiet") == .missingValue(.output))
  }

  @Test func theLastOfARepeatedOptionCounts() throws {
    #expect(
      try parse("schemas", "--output", "a", "--output", "b") == generate("schemas", output: "b"))
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try parse("generate", "--", "--odd") == generate("--odd"))
    #expect(try parse("--", "generate", existing: ["generate"]) == generate("generate"))
    #expect(try parse("generate", "schemas", "--") == generate("schemas"))
  }

  @Test func modesAndLevels() throws {
    #expect(try parse("schemas", "--dry-run") == generate("schemas", mode: .dryRun))
    #expect(try parse("schemas", "--diff") == generate("schemas", mode: .diff))
    #expect(try parse("schemas", "--diff", "--dry-run") == generate("schemas", mode: .diff))
    #expect(
      try parse("check", "schemas", "--access", "package", "--quiet", "--color=never")
        == Invocation(
          command: CheckCommand(options: GeneratorOptions(schemas: "schemas", access: .package)),
          options: CommonOptions(isQuiet: true, color: .never)))
  }

  @Test func helpAndVersionWinOverEveryMistake() throws {
    #expect(try parse("--help") == help(nil))
    #expect(try parse("-h") == help(nil))
    #expect(try parse("help") == help(nil))
    #expect(try parse("help", "check") == help(.check))
    #expect(try parse("generate", "--help") == help(.generate))
    #expect(try parse("check", "--nonsense", "-h") == help(.check))
    #expect(try parse("--version") == Invocation(command: VersionCommand()))
    #expect(try parse("generate", "--", "--help") == generate("--help"))
  }

  @Test func wordsThatAreNoVerb() {
    #expect(fault("genrate", "schemas") == .unknownVerb("genrate", nearest: .generate))
    #expect(fault("chekc") == .unknownVerb("chekc", nearest: .check))
    #expect(fault("banana") == .unknownVerb("banana", nearest: nil))
    #expect(fault("") == .unknownVerb("", nearest: nil))
    #expect(fault("help", "chek") == .unknownVerb("chek", nearest: .check))
    // A word that is a folder is a folder, however much it looks like a verb.
    #expect(fault("genrate", existing: ["genrate"]) == nil)
  }

  @Test func optionsThatAreNone() {
    #expect(fault("schemas", "--ouput", "x") == .unknownOption("--ouput", nearest: .output))
    #expect(fault("schemas", "--ouput=x") == .unknownOption("--ouput", nearest: .output))
    #expect(fault("schemas", "-q") == .unknownOption("-q", nearest: nil))
    #expect(fault("check", "schemas", "--dif") == .unknownOption("--dif", nearest: nil))
    #expect(fault("check", "schemas", "--diff") == .unknownOption("--diff", nearest: nil))
    #expect(fault("schemas", "--banana") == .unknownOption("--banana", nearest: nil))
    #expect(fault("schemas", "--=x") == .unknownOption("--", nearest: nil))
  }

  @Test func operandsTooManyOrTooFew() {
    #expect(fault() == .missingOperand(.schemas, folder: nil))
    #expect(fault("check") == .missingOperand(.schemas, folder: nil))
    #expect(fault("--quiet") == .missingOperand(.schemas, folder: nil))
    #expect(fault("schemas", "b") == .unexpectedOperands(["b"]))
    #expect(fault("check", "schemas", "b", "c") == .unexpectedOperands(["b", "c"]))
    #expect(fault("help", "check", "generate") == .unexpectedOperands(["generate"]))
    #expect(fault("generate", "") == .emptyOperand(.schemas))
  }

  @Test func valuesThatDoNotFit() {
    #expect(fault("schemas", "--output") == .missingValue(.output))
    #expect(fault("schemas", "--output=") == .emptyValue(.output))
    #expect(fault("schemas", "--output", "") == .emptyValue(.output))
    #expect(fault("schemas", "--diff=yes") == .unexpectedValue(.diff, "yes"))
    #expect(fault("schemas", "--access", "open") == .invalidValue(.access, "open", nearest: nil))
    #expect(fault("schemas", "--color=Auto") == .invalidValue(.color, "Auto", nearest: "auto"))
  }

  @Test func aDashIsNoFolder() {
    #expect(fault("-") == .streamForFolder)
    #expect(fault("generate", "-") == .streamForFolder)
    #expect(fault("schemas", "--output", "-") == .streamForFolder)
  }
}
