import Diagnostics

/// What the files of the tickets need to know of the project.
struct ProjectContext {
  let settings: ProjectSettings

  /// The styles that runs may name.
  let styles: StyleNames

  /// Where the settings name each of their `properties`.
  let propertyRanges: [String: SourceRange]

  /// The settings' properties by name.
  private let properties: [String: ProjectProperty]

  init(_ read: SettingsReader.Outcome) {
    settings = read.settings
    styles = StyleNames(read.settings.styles, isComplete: read.areComplete)
    propertyRanges = read.propertyRanges
    properties = Dictionary(
      read.settings.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The settings' property with a name.
  func property(_ name: String) -> ProjectProperty? { properties[name] }
}
