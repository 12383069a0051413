import Foundation

/// The shells of this machine, by their paths; nil where one is not installed.
enum InstalledShell {
  static let bash = path(of: "bash")
  static let zsh = path(of: "zsh")
  static let fish = path(of: "fish")

  private static func path(of shell: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
