import Testing

@testable import ticketgen

@Suite("UsageErrorText")
struct UsageErrorTextTests {
  @Test func showsTheErrorTheUsageAndWhereToLook() {
    let error = UsageError(fault: .missingOperand(.schemas), verb: .check)
    #expect(
      UsageErrorText.text(for: error) == """
        error: Missing expected argument '<dir>'
        Usage: ticketgen check <dir> [--output <dir>] [--access <level>]
          See 'ticketgen help check' for more information.

        """)
  }

  @Test(arguments: [
    (
      UsageError.Fault.unknownVerb("genrate", nearest: .generate),
      "'genrate' is neither a verb nor a folder. Did you mean 'generate'?"
    ),
    (.unknownVerb("banana", nearest: nil), "'banana' is neither a verb nor a folder"),
    (
      .unknownOption("--ouput", nearest: .output),
      "Unknown option '--ouput'. Did you mean '--output'?"
    ),
    (.unexpectedOperands(["a"]), "Unexpected argument 'a'"),
    (.unexpectedOperands(["a", "b"]), "2 unexpected arguments: 'a', 'b'"),
    (.missingValue(.output), "Missing value for '--output <dir>'"),
    (.emptyValue(.output), "The value for '--output <dir>' is empty"),
    (
      .unexpectedValue(.diff, "x"),
      "The option '--diff' does not take any value, but 'x' was specified."
    ),
    (
      .invalidValue(.access, "open"),
      "The value 'open' is invalid for '--access <level>'."
        + " Please provide one of 'public', 'package' or 'internal'."
    ),
  ])
  func message(_ fault: UsageError.Fault, _ text: String) {
    #expect(UsageErrorText.message(for: UsageError(fault: fault, verb: nil)) == text)
  }
}
