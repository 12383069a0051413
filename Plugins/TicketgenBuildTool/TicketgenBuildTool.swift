import Foundation
import PackagePlugin

/// Makes a target's ticket types from its schemas before every build that needs them.
///
/// The schemas are the YAML files in the target's `schemas` folder, or those named `*.ticket.yaml` beside its
/// sources. Every file that is read is an input of the command and every output is known by its name,
/// so that a build without a change runs nothing.
@main
struct TicketgenBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    // `directoryURL` came with Swift 6.1, and the path's own text is deprecated since.
    let folder = URL(fileURLWithPath: String(describing: target.directory), isDirectory: true)
    return try Self.commands(
      for: try SchemaSource(targetFolder: folder), of: target.name,
      tool: try context.tool(named: "ticketgen").url,
      workFolder: context.pluginWorkDirectoryURL)
  }

  /// The command for a target's schemas; none where there are no schemas, which is said.
  static func commands(
    for source: SchemaSource?, of target: String, tool: URL, workFolder: URL
  ) throws -> [Command] {
    guard let source else {
      Diagnostics.error(
        "\(target) has no schemas: put them in its folder 'schemas', or beside its sources as"
          + " '*.ticket.yaml'")
      return []
    }
    let output = workFolder.appendingPathComponent("Tickets", isDirectory: true)
    let names = SchemaFileName.outputFiles(
      forSchemas: source.files, ticketFilesOnly: source.ticketFilesOnly)
    return [
      .buildCommand(
        displayName: "Making the tickets of \(target)", executable: tool,
        arguments: ["generate", source.folder.path, "--output", output.path, "--quiet"]
          + (source.ticketFilesOnly ? ["--ticket-files"] : []),
        inputFiles: source.files.map { source.folder.appendingPathComponent($0) },
        outputFiles: names.map { output.appendingPathComponent($0) })
    ]
  }
}
