import Diagnostics

/// The rule that says where generated files go.
enum OutputLocation {
  /// Returns the output folder as findings and the summary print it.
  ///
  /// `--output` counts from the working directory; the settings' `output` from the schemas folder, in
  /// which `ticketgen.yaml` stands; without either it is `Generated` beside the schemas folder.
  static func path(schemas: String, option: String?, setting: String?) -> String {
    if let option { return normalizedPath(option) }
    let relative = setting ?? "../Generated"
    return normalizedPath(
      relative.utf8.first == UInt8(ascii: "/") ? relative : schemas + "/" + relative)
  }
}
