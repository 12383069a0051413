import Foundation

/// Runs of another generator beside ticketgen's, both into empty folders.
enum PeerRuns {
  /// Checks that the peer has made a file for each kind, with all of its fields, and measures.
  ///
  /// - Parameters:
  ///   - arguments: the peer's command line, with which it writes to the project's `copy`.
  ///   - output: the name of the file that the peer makes of a kind.
  static func measure(
    _ peer: Program, arguments: (SampleProject) -> [String], output: (SampleKind) -> String
  ) throws -> Outcome {
    let ticketgen = try Program.ticketgen()
    return try SampleProject.using(1_000) { project in
      var number = 0
      var turn = project
      let runs = try PairedRuns(
        15,
        before: {
          number += 1
          turn = project.turn(number)
          try FileManager.default.createDirectory(
            atPath: turn.copy, withIntermediateDirectories: true)
        },
        first: { try peer.run(arguments(turn)) },
        second: { try turn.generate(with: ticketgen) })
      for number in 1...project.count {
        let kind = SampleKind(number)
        try check(kind, "\(turn.output)/\(kind.typeName)Ticket.swift")
        try check(kind, "\(turn.copy)/\(output(kind))")
      }
      return Outcome(runs)
    }
  }

  /// Makes sure that a generated file has all fields of a kind; some generators change their case.
  private static func check(_ kind: SampleKind, _ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8).lowercased()
    for field in kind.fields where !text.contains(field.name.lowercased()) {
      throw Disagreement(description: "\(path) lacks the field \(field.name)")
    }
  }
}
