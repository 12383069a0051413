import Testing

/// Words behind `ticketgen`, the last of which is being typed, and what can stand there.
struct CompletionQuestion: CustomTestStringConvertible, Sendable {
  let words: [String]
  let answers: [String]

  var testDescription: String { words.joined(separator: " ") }

  static let all = [
    CompletionQuestion(words: ["gen"], answers: ["generate"]),
    CompletionQuestion(words: ["che"], answers: ["check"]),
    CompletionQuestion(words: ["sche"], answers: ["schemas"]),
    CompletionQuestion(words: ["generate", "sche"], answers: ["schemas"]),
    CompletionQuestion(
      words: ["generate", "--d"], answers: ["--diagnostics", "--diff", "--dry-run"]),
    CompletionQuestion(words: ["check", "schemas", "--d"], answers: ["--diagnostics"]),
    CompletionQuestion(words: ["schemas", "--dr"], answers: ["--dry-run"]),
    CompletionQuestion(words: ["--color", "generate", "fix"], answers: ["fixtures"]),
    CompletionQuestion(words: ["generate", "--access", "p"], answers: ["package", "public"]),
    CompletionQuestion(
      words: ["preview", "schemas", "--format", ""], answers: ["html", "json", "terminal"]),
    CompletionQuestion(words: ["audit", "schemas", "--format", ""], answers: ["json", "text"]),
    CompletionQuestion(words: ["completions", ""], answers: ["bash", "fish", "zsh"]),
    CompletionQuestion(words: ["json-schema", "s"], answers: ["settings"]),
    CompletionQuestion(
      words: ["preview", "schemas", "--data", "data"], answers: ["data one.json", "data two.json"]),
    CompletionQuestion(
      words: ["preview", "schemas", "data"], answers: ["data one.json", "data two.json"]),
    CompletionQuestion(
      words: ["audit", "schemas", "x", "data"], answers: ["data one.json", "data two.json"]),
    CompletionQuestion(words: ["fixtures", "--count", ""], answers: []),
  ]
}
