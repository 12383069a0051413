import Foundation

/// Rewrites a case with what the generator makes of it now.
enum GoldenRecorder {
  /// Whether `UPDATE_GOLDEN=1` asks for it.
  static let isOn = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  static func record(_ run: GoldenRun, for golden: GoldenCase) throws {
    let files = FileManager.default
    if golden.isAccepted { try files.removeItem(at: golden.expected) }
    if let output = run.files {
      try files.createDirectory(at: golden.expected, withIntermediateDirectories: true)
      for (name, text) in output {
        try Data(text.utf8).write(to: golden.expected.appendingPathComponent(name))
      }
    }
    if !run.diagnostics.isEmpty {
      try Data(run.diagnostics.utf8).write(to: golden.diagnostics)
    } else if files.fileExists(atPath: golden.diagnostics.path) {
      try files.removeItem(at: golden.diagnostics)
    }
  }
}
