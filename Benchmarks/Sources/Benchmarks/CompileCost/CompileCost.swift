/// What kinds of tickets cost to compile, as ticketgen makes them and as `Codable` structs.
///
/// Times are those of the processor: what else the machine does is not in them.
enum CompileCost {
  private static let pairs = 3

  /// Both modules with 200 kinds, once per run of the benchmarks.
  private static let modules = Result { try TwinModules(kindCount: 200) }

  /// The time for structs over that for tickets; checks that both show the same.
  static func measure(_ mode: CompileMode) throws -> Outcome {
    let modules = try modules.get()
    var structs: [Double] = []
    var tickets: [Double] = []
    for _ in 0..<pairs {
      structs.append(try seconds { try modules.compile(.structs, mode) })
      tickets.append(try seconds { try modules.compile(.tickets, mode) })
    }
    let compared = try modules.compare(mode)
    return Outcome(
      ratio: PairedRuns.median(zip(structs, tickets).map { $0 / $1 }),
      sides: "\(words(PairedRuns.median(structs))) against \(words(PairedRuns.median(tickets)))",
      remarks: [compared])
  }

  /// The bytes of code of both modules in a mode.
  static func textSizes(_ mode: CompileMode) throws -> (structs: Int, tickets: Int) {
    let modules = try modules.get()
    try modules.compile(.structs, mode)
    try modules.compile(.tickets, mode)
    return (try modules.textSize(.structs, mode), try modules.textSize(.tickets, mode))
  }

  /// The time for the tickets of 2,000 kinds over that for 200.
  static func tenfold(_ mode: CompileMode) throws -> Outcome {
    let many = try TwinModules(kindCount: 2_000)
    let few = try modules.get()
    let manySeconds = try seconds { try many.compile(.tickets, mode) }
    let fewSeconds = try (0..<pairs).map { _ in try seconds { try few.compile(.tickets, mode) } }
    let manySize = try many.textSize(.tickets, mode)
    let fewSize = try few.textSize(.tickets, mode)
    return Outcome(
      ratio: manySeconds / PairedRuns.median(fewSeconds),
      sides: "\(words(manySeconds)) against \(words(PairedRuns.median(fewSeconds)))",
      remarks: ["\(mode.flag): code of \(manySize) against \(fewSize) bytes"])
  }

  /// The processor seconds of what some work runs.
  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let before = Command.processorSeconds
    try work()
    return Command.processorSeconds - before
  }

  private static func words(_ seconds: Double) -> String { "\(Outcome.rounded(seconds)) s" }
}
