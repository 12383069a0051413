/// How SwiftPM compiles a module.
enum CompileMode: String {
  /// As in a debug build: no optimisation, files in batches on all cores.
  case debug = "onone"

  /// As in a release build: optimised, the whole module at once.
  case release = "o"

  /// The compiler's flag.
  var flag: String { self == .debug ? "-Onone" : "-O" }

  /// The flags in which the modes differ.
  var flags: [String] {
    switch self {
    case .debug: ["-Onone", "-enable-batch-mode", "-enable-testing"]
    case .release: ["-O", "-whole-module-optimization"]
    }
  }
}
