import Foundation

/// How SwiftPM compiles a module.
enum CompileMode: String {
  /// As in a debug build: no optimisation, files in batches on all cores, an index beside them.
  case debug = "onone"

  /// As in a release build: the whole module optimised at once, then made into machine code on all
  /// cores, each file by itself.
  case release = "o"

  /// The compiler's flag.
  var flag: String { self == .debug ? "-Onone" : "-O" }

  /// The flags in which the modes differ, as `debug.yaml` and `release.yaml` in `.build` have them.
  ///
  /// - Parameter folder: where what is made goes.
  func flags(folder: URL) -> [String] {
    switch self {
    case .debug:
      [
        "-Onone", "-incremental", "-enable-batch-mode", "-enable-testing", "-DDEBUG",
        "-index-store-path", folder.appendingPathComponent("index").path,
      ]
    case .release:
      ["-O", "-whole-module-optimization", "-num-threads", "\(Self.coreCount)"]
    }
  }

  /// How many jobs and threads SwiftPM asks for.
  static let coreCount = ProcessInfo.processInfo.activeProcessorCount
}
