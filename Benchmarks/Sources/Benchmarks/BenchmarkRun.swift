import Foundation

/// Measures the rows that are named, or all of them, and prints the table.
@main
struct BenchmarkRun {
  /// The rows of the table, in its order.
  static var benchmarks: [any Benchmark.Type] {
    [
      IndexAgainstSimdjson.self, JSONDecoderAgainstIndex.self, JSONSerializationAgainstIndex.self,
      CodableAgainstDisplay.self, CodableAgainstFirstScreen.self, MemoryAgainstPayload.self,
      AlternatingAgainstPlain.self, LargeAgainstSmall.self, OneTaskAgainstEight.self,
      GenerateAgainstLimit.self, UnchangedAgainstLimit.self, FlatcAgainstGenerate.self,
      ProtocAgainstGenerate.self, TenThousandAgainstThousand.self, VersionTime.self,
      CodableAgainstCompileOnone.self, CodableAgainstCompileO.self, CodableAgainstTextSize.self,
      TwoThousandAgainstTwoHundred.self,
    ]
  }

  private var names: [String] = []
  private var jsonFile: String?

  static func main() {
    guard let run = BenchmarkRun(arguments: CommandLine.arguments.dropFirst()) else {
      let known = benchmarks.map { $0.name }.joined(separator: " ")
      say("usage: bench [--json FILE] [NAME…]\nnames: \(known)")
      exit(64)
    }
    do {
      try run.run()
    } catch {
      say("error: \(error)")
      exit(1)
    }
  }

  /// Reads the command line; nil when it asks for what there is not.
  private init?(arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--json" {
        guard let file = rest.popFirst() else { return nil }
        jsonFile = file
      } else {
        guard Self.benchmarks.contains(where: { $0.name == argument }) else { return nil }
        names.append(argument)
      }
    }
  }

  private func run() throws {
    var report = Report()
    for benchmark in Self.benchmarks
    where names.isEmpty ? !benchmark.isOnRequest : names.contains(benchmark.name) {
      Self.say("\(benchmark.name) …")
      do {
        report.add(benchmark, try benchmark.measure())
      } catch {
        // What was measured is not lost with the row that cannot be.
        print(report.table)
        throw error
      }
    }
    print(report.table)
    guard let jsonFile else { return }
    try report.json().write(to: URL(fileURLWithPath: jsonFile))
  }

  /// Tells the person, apart from the table.
  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
