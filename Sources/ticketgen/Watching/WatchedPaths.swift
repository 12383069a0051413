/// The files and folders as typed whose changes run a command again.
struct WatchedPaths: Equatable {
  let paths: [String]

  /// Whether of the YAML files in folders only those named `*.ticket.yaml` count.
  var ticketFilesOnly = false
}
