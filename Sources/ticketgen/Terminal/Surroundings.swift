import Diagnostics
import TicketSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the environment of the process says to ticketgen.
struct Surroundings {
  /// The value of `NO_COLOR`, if it is set.
  var noColor: String?

  /// How many columns `COLUMNS` says that there are.
  var columns: Int?

  /// Whether the terminal knows no escape sequences, so that it can neither colour nor take back what it shows.
  var isTerminalDumb = false

  /// The top folder of the repository where GitHub runs ticketgen.
  var workspace: String?

  /// The working folder.
  var folder: String?

  /// Whether colour is unwelcome, as https://no-color.org has it, or would be shown as its escape sequences.
  var isColorUnwelcome: Bool { !(noColor ?? "").isEmpty || isTerminalDumb }

  /// The path from GitHub's workspace down to the working folder; "" where that is not below it.
  var repositoryPrefix: String {
    guard let workspace, let folder else { return "" }
    var top = normalizedPath(workspace)
    if top != "/" { top += "/" }
    let path = normalizedPath(folder)
    return path.utf8.starts(with: top.utf8) ? String(path.dropFirst(top.count)) : ""
  }
}

extension Surroundings {
  /// The surroundings of this process.
  static var current: Surroundings {
    Surroundings(
      noColor: value("NO_COLOR"), columns: value("COLUMNS").flatMap { Int($0) },
      isTerminalDumb: value("TERM") == "dumb",
      // Without links, as the system names the working folder.
      workspace: value("GITHUB_WORKSPACE").flatMap { FileSystem.realPath(of: $0) },
      folder: workingFolder)
  }

  private static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
