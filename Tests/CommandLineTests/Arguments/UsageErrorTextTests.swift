import Testing

@testable import ticketgen

@Suite("UsageErrorText")
struct UsageErrorTextTests {
  @Test func showsTheErrorTheUsageAndWhereToLook() {
    let error = UsageError(fault: .missingOperand(.schemas, folder: nil), verb: .check)
    #expect(
      UsageErrorText.text(for: error) == """
        error: Missing expected argument '<dir>'
        Usage: ticketgen check <dir> [--output <dir>] [--access <level>] [--ticket-files]
          See 'ticketgen help check' for more information.

        """)
  }

  private static let messages: [(UsageError.Fault, String)] = [
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
      .missingOperand(.schemas, folder: "check"),
      "Missing expected argument '<dir>'. To use the folder 'check', write './check'"
    ),
    (.missingOption(.data), "Missing expected option '--data <file>'"),
    (
      .invalidValue(.failOn, "x", nearest: nil),
      """
      The value 'x' is invalid for '--fail-on <codes>'. Please provide some of \
      'wrong-type', 'missing', 'out-of-range', 'unknown-type', 'missing-type', \
      'null-type', 'ambiguous-type' or 'not-an-object', with commas between them.
      """
    ),
    (
      .invalidValue(.timeZone, "Asia/Shanghia", nearest: "Asia/Shanghai"),
      """
      The value 'Asia/Shanghia' is invalid for '--time-zone <zone>'. Did you mean \
      'Asia/Shanghai'?
      """
    ),
    (
      .invalidValue(.row, "-1", nearest: nil),
      """
      The value '-1' is invalid for '--row <n>'. Please provide a whole number, 0 to \
      2147483647.
      """
    ),
    (
      .invalidOperand(.shell, "bsh", nearest: "bash"),
      "The value 'bsh' is invalid for '<shell>'. Did you mean 'bash'?"
    ),
    (
      .invalidOperand(.shell, "cmd.exe", nearest: nil),
      """
      The value 'cmd.exe' is invalid for '<shell>'. Please provide one of 'bash', \
      'zsh' or 'fish'.
      """
    ),
    (.streamTwice, "'-' stands for standard input, which can be read once only"),
    (
      .invalidValue(.access, "open", nearest: nil),
      """
      The value 'open' is invalid for '--access <level>'. Please provide one of \
      'public', 'package' or 'internal'.
      """
    ),
  ]

  @Test(arguments: messages)
  func message(_ fault: UsageError.Fault, _ text: String) {
    #expect(UsageErrorText.message(for: UsageError(fault: fault, verb: nil)) == text)
  }
}
