import Diagnostics
import Foundation
import Testing

@Suite struct ShellPathTests {
  @Test(arguments: [
    ("schemas", "schemas"), ("../App-2/schemas_v1.0", "../App-2/schemas_v1.0"), ("目录/券", "目录/券"),
    ("目录 a/s", "'目录 a/s'"), ("it's", #"'it'\''s'"#), ("'", #"''\'''"#), ("~/s", "'~/s'"),
    ("$HOME/`x`", "'$HOME/`x`'"), ("a;b", "'a;b'"), ("a\u{3000}b", "'a\u{3000}b'"), ("-x", "./-x"),
    ("-a b", "'./-a b'"), ("", "''"), ("-\u{301}", "./-\u{301}"),
    ("a'\u{301}b", #"'a'\''"# + "\u{301}b'"),
  ])
  func quotesWhereItMust(path: String, word: String) {
    #expect(shellPath(path) == word)
  }

  /// The shell itself reads each word back.
  @Test(arguments: [
    "目录 a/s", "it's", "''", "a\"b", "$HOME", "`x`", "a\\b", "*?[x]", "#a", "a&b|c<d>e(f)", "{a,b}",
    "!x", "a\tb\nc", "~", "a'\u{301}; echo b #", "'\u{FE0F}'\u{200D}'",
  ])
  func theShellReadsThePathBack(path: String) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "printf %s \(shellPath(path))"]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == path)
  }
}
