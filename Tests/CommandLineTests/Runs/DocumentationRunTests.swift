import Foundation
import Testing

/// The documentation shows what ticketgen prints.
@Suite("Examples of the documentation")
struct DocumentationRunTests {
  /// One command of a page and the lines that the page shows below it.
  private struct Example {
    let command: String
    var output: [String] = []
  }

  private static func page(_ name: String) -> URL {
    ToolRun.repository.appendingPathComponent("Documentation/\(name)")
  }

  @Test(arguments: ["Fixtures.md", "Audit.md"])
  func outputIsAsShown(_ name: String) throws {
    let page = try String(contentsOf: Self.page(name), encoding: .utf8)
    let project = try Project()
    var examples: [Example] = []
    var isInside = false
    for line in page.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2))))
      } else if isInside {
        examples[examples.count - 1].output.append(line)
      }
    }
    #expect(!examples.isEmpty)
    for example in examples {
      let command = example.command.replacingOccurrences(
        of: "ticketgen", with: "'\(ToolRun.tool.path)'")
      let run = try project.run(wrapper: ["/bin/sh", "-c", command, "sh"])
      let shown = example.output.joined(separator: "\n") + (example.output.isEmpty ? "" : "\n")
      #expect(run.output + run.errors == shown, "\(example.command)")
    }
  }
}
