#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension TicketgenBuildTool: XcodeBuildToolPlugin {
    /// Makes the tickets of a target of an Xcode project, whose folder is the one that bears its name, or the
    /// project's own.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let named = project.appendingPathComponent(target.displayName, isDirectory: true)
      return try Self.commands(
        for: try SchemaSource(targetFolder: named) ?? SchemaSource(targetFolder: project),
        of: target.displayName, tool: try context.tool(named: "ticketgen").url,
        workFolder: context.pluginWorkDirectoryURL)
    }
  }
#endif
