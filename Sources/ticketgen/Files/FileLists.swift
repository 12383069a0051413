import Diagnostics

/// The lists by which an Xcode build phase knows what it reads and writes, so that it runs when it has to and
/// only then.
///
/// A path that counts from the working folder is written to count from the project's folder, which
/// Xcode calls `$(SRCROOT)`: lists are made where the project is.
struct FileLists {
  /// The name of the list of inputs.
  static let inputsName = "ticketgen-inputs.xcfilelist"

  /// The name of the list of outputs.
  static let outputsName = "ticketgen-outputs.xcfilelist"

  /// What is read: schemas, bases and settings.
  let inputs: [String]

  /// What is written.
  let outputs: [String]

  /// Writes both lists to a folder as typed, which is made where it is missing; a list that is right already
  /// is not touched.
  func write(to folder: String, _ console: Console, into findings: inout FindingCollector) {
    for path in inputs + outputs where path.contains(where: \.isNewline) {
      findings.add(
        CommandFinding.unlistableName,
        "the name holds a line end, and a file list has one name a line", path: path)
    }
    if findings.hasErrors { return }
    for (name, paths) in [(Self.inputsName, inputs), (Self.outputsName, outputs)] {
      let text = paths.map { Self.listed($0) + "\n" }.joined()
      OutputFile.write(text, to: NewFiles.joined(folder, name), console, into: &findings)
    }
  }

  private static func listed(_ path: String) -> String {
    let path = normalizedPath(path)
    return path.utf8.first == UInt8(ascii: "/") ? path : "$(SRCROOT)/" + path
  }
}

extension FileLists {
  /// The lists of a run.
  init(_ result: GeneratorPipeline.Result) {
    inputs = result.inputs
    outputs = result.files.map { NewFiles.joined(result.folder, $0.name) }
  }
}
