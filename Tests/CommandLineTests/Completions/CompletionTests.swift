import Foundation
import Testing

@testable import ticketgen

/// The completion scripts in the shells themselves, as far as they are installed.
@Suite("Completions")
struct CompletionTests {
  private let project: Project

  init() throws {
    project = try Project()
    try project.write("票 & 券/x.yaml", "")
    try project.write("data one.json", "[]")
    try project.write("data two.json", "[]")
  }

  /// Runs a script in a shell, in the project's folder, and returns the lines of its output.
  private func lines(_ shell: String?, _ arguments: [String], _ script: String) throws -> [String] {
    let shell = try #require(shell)
    try project.write(".script", script)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = arguments + [".script"]
    process.currentDirectoryURL = project.url
    process.environment = ["HOME": project.url.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: InstalledShell.bash != nil), arguments: CompletionQuestion.all)
  func bash(_ question: CompletionQuestion) throws {
    let words = (["ticketgen"] + question.words).map(quoted).joined(separator: " ")
    let script = """
      \(BashCompletions.text)
      COMP_WORDS=(\(words))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _ticketgen
      if [ "${#COMPREPLY[@]}" -gt 0 ]; then printf '%s\\n' "${COMPREPLY[@]}"; fi
      """
    #expect(try lines(InstalledShell.bash, ["--norc"], script).sorted() == question.answers)
  }

  @Test(.enabled(if: InstalledShell.bash != nil))
  func bashTakesAnEqualsSignForAWord() throws {
    let script = """
      set -u
      \(BashCompletions.text)
      ask() {
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _ticketgen
        printf '%s\\n' "${COMPREPLY[@]}"
      }
      ask ticketgen generate --access =
      ask ticketgen generate --access = pu
      ask ticketgen audit schemas --fail-on missing,out
      ask ticketgen generate 票
      """
    #expect(
      try lines(InstalledShell.bash, ["--norc"], script) == [
        "public", "package", "internal", "public", "missing,out-of-range", "票 & 券",
      ])
  }

  @Test(.enabled(if: InstalledShell.bash != nil))
  func bashRegistersTheFunction() throws {
    let script = BashCompletions.text + "complete -p ticketgen\n"
    #expect(
      try lines(InstalledShell.bash, ["--norc"], script) == ["complete -F _ticketgen ticketgen"])
  }

  @Test(.enabled(if: InstalledShell.fish != nil), arguments: CompletionQuestion.all)
  func fish(_ question: CompletionQuestion) throws {
    let words = (["ticketgen"] + question.words).map { word in
      word.isEmpty ? "" : word.replacingOccurrences(of: " ", with: "\\ ")
    }
    let script = """
      \(FishCompletions.text)
      complete -C \(quoted(words.joined(separator: " ")))
      """
    let answers = try lines(InstalledShell.fish, ["--no-config"], script).map { line in
      let word = line.split(separator: "\t")[0]
      return word.hasSuffix("/") ? String(word.dropLast()) : String(word)
    }
    // fish does not count operands, so that it may offer files and folders where only words fit.
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: project.url.path))
    let isFileDue = question.answers.contains(where: files.contains)
    let offered = isFileDue ? Set(answers) : Set(answers).subtracting(files)
    #expect(offered == Set(question.answers))
  }

  /// What zsh makes of a line when Tab is pressed at its end, in a terminal of its own.
  @Test(
    .enabled(if: InstalledShell.zsh != nil),
    arguments: [
      ("gener", "ticketgen generate "), ("generate --dry", "ticketgen generate --dry-run "),
      ("generate sche", "ticketgen generate schemas/"), ("sche", "ticketgen schemas/"),
      ("schemas/ --dry", "ticketgen schemas/ --dry-run "),
      ("generate --access pub", "ticketgen generate --access public "),
      ("generate --access=pub", "ticketgen generate --access=public "),
      ("completions zs", "ticketgen completions zsh "),
      (
        "audit s a.json --fail-on=missing,ou",
        "ticketgen audit s a.json --fail-on=missing,out-of-range,"
      ),
      ("preview schemas data\\ o", "ticketgen preview schemas data\\ one.json "),
      ("--color never fixt", "ticketgen --color never fixtures "),
    ])
  func zsh(_ typed: String, _ completed: String) throws {
    try project.write(".functions/_ticketgen", ZshCompletions.text)
    let script = """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      say() { zpty -w shell "$1" }
      say 'PS1= PS2= ; unsetopt beep; TERM=dumb; fpath=($PWD/.functions $fpath)'
      say 'autoload -Uz compinit; compinit -u -d $PWD/.dump'
      say 'show-line() { print -r -- "LINE<$BUFFER>"; exit }; zle -N show-line; bindkey "^X" show-line'
      say 'print -r -- READ""Y'
      zpty -r shell output '*READY*'
      zpty -w -n shell \(quoted("ticketgen " + typed))$'\\t'$'\\x18'
      zpty -r -m shell output '*LINE<*>*'
      output=${output##*LINE\\<}
      print -r -- "${output%%\\>*}|"
      """
    #expect(try lines(InstalledShell.zsh, ["-f"], script).last == completed + "|")
  }

  @Test(.enabled(if: InstalledShell.zsh != nil))
  func zshReadsTheScript() throws {
    try project.write(".completions", ZshCompletions.text)
    #expect(
      try lines(InstalledShell.zsh, ["-f"], "zsh -n .completions && print good\n") == ["good"])
  }

  @Test func everyVerbPrintsItsScript() throws {
    for shell in Shell.allCases {
      let run = try project.run("completions", shell.rawValue)
      #expect(run.status == 0)
      #expect(run.errors == "")
      for verb in Verb.allCases { #expect(run.output.contains(verb.rawValue)) }
      for option in Option.allCases { #expect(run.output.contains(option.rawValue)) }
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
