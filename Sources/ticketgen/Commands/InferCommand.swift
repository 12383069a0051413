import Diagnostics
import TicketKit
import TicketPreview

/// `ticketgen infer`: draft schemas from sample responses.
struct InferCommand: Command {
  /// The samples as typed; `-`: standard input.
  var samples: [String]

  /// The name of the one kind that all rows are of; nil: as many kinds as the rows show.
  var kind: String?

  /// The folder to write as typed; nil: standard output.
  var output: String?

  /// A few pages of responses show all there is to see: what is larger is no sample.
  static let maximumBytes = 64 << 20

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    guard let samples = read(console, into: &findings) else { return nil }
    let drafts = SchemaInference.drafts(from: samples, kindName: kind) {
      console.progress?.report($0)
    }
    for finding in drafts.findings.findings { findings.add(finding) }
    guard !drafts.files.isEmpty else { return nil }
    guard let output else {
      let texts = drafts.files.map { "# file: \($0.name)\n\($0.text)" }
      console.output(texts.joined(separator: "\n"), into: &findings)
      return nil
    }
    let files = drafts.files
    guard NewFiles.write(files, to: output, into: &findings) else { return nil }
    return "\(counted(files.count - 1, "kind")) drafted to \(visibleText(output)):"
      + " look at what is marked CHECK"
  }

  /// The samples; nil when one of them cannot be read or is no JSON, which is reported.
  private func read(
    _ console: Console, into findings: inout FindingCollector
  ) -> [InferenceSample]? {
    var samples: [InferenceSample] = []
    var left = Self.maximumBytes
    for path in self.samples {
      let file = DataFile.read(path, atMost: left, progress: console.progress, into: &findings)
      guard let file else { continue }
      left -= file.data.count
      do throws(TicketDecodingError) {
        samples.append(try InferenceSample(path: file.path, json: file.data))
      } catch {
        file.report(error, into: &findings)
      }
    }
    return findings.hasErrors ? nil : samples
  }
}

extension InferCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    samples = try arguments.files(.samples)
    kind = arguments.text(.kind)
    output = arguments.text(.output)
  }
}
