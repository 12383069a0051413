import Foundation

/// Runs commands as somebody whom file permissions hold back, which they do not do for root.
enum Unprivileged {
  /// What to put before a command; nil where it cannot be done.
  static let wrapper: [String]? = {
    if getuid() != 0 { return ["/usr/bin/env"] }
    let wrapper = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    guard FileManager.default.isExecutableFile(atPath: wrapper[0]),
      // The tool may stand where only root can reach it.
      let run = try? ToolRun(
        ["--version"], in: FileManager.default.temporaryDirectory, wrapper: wrapper)
    else { return nil }
    return run.status == 0 ? wrapper : nil
  }()
}
