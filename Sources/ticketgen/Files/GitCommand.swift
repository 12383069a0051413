import Foundation

/// One run of git: an array of arguments, never a line for a shell.
struct GitCommand {
  /// The folder in which git looks for its repository.
  let folder: String

  /// What came of a run.
  struct Outcome {
    let status: Int32
    let output: Data

    /// The first line that git said about what went wrong.
    let complaint: String

    /// Whether there is no git to run.
    var isMissing: Bool { status == 127 }
  }

  /// Runs git to its end.
  ///
  /// - Parameter input: what git reads from standard input, less than a pipe holds.
  func run(_ arguments: [String], input: Data = Data()) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "--no-pager"] + arguments
    process.environment = Self.environment(ProcessInfo.processInfo.environment)
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    do {
      try process.run()
      try standardInput.fileHandleForWriting.write(contentsOf: input)
      try standardInput.fileHandleForWriting.close()
    } catch {
      return Outcome(status: 127, output: Data(), complaint: error.localizedDescription)
    }
    let contents = PipesReader.readToEnd([standardOutput, standardError])
    let complaint = String(decoding: contents[1], as: UTF8.self).split(separator: "\n").first
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: contents[0],
      complaint: complaint.map(String.init) ?? "")
  }

  /// The variables that tie git to one repository, of which `git rev-parse --local-env-vars` has the list.
  ///
  /// Those of the list that hold settings stay, as they do when git itself goes into a submodule:
  /// `safe.directory` comes to builds that way.
  private static let repositoryVariables: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_DIR",
    "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX",
    "GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE",
    "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]

  /// git's environment: a hook's repository is not the one in which the folder lies.
  private static func environment(_ variables: [String: String]) -> [String: String] {
    variables.filter { !repositoryVariables.contains($0.key) }.merging([
      // What is missing in a partial clone is not fetched: nothing here goes over the network.
      "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    ]) { $1 }
  }
}
