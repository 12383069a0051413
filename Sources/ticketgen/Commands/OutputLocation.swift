/// The rule that says where generated files go.
enum OutputLocation {
  /// Returns the output folder as findings and the summary print it.
  ///
  /// `--output` counts from the working directory; the settings' `output` from the schemas folder, in
  /// which `ticketgen.yaml` stands; without either it is `Generated` beside the schemas folder.
  static func path(schemas: String, option: String?, setting: String?) -> String {
    if let option { return normalized(option) }
    let relative = setting ?? "../Generated"
    return normalized(relative.utf8.first == slash ? relative : schemas + "/" + relative)
  }

  private static let slash = UInt8(ascii: "/")

  /// The path without empty and `.` steps, and without `..` behind a name.
  ///
  /// Works on the text alone: `schemas/../Generated` is `Generated` also where `schemas` is a link.
  private static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == slash
    var steps: [String] = []
    for step in path.utf8.split(separator: slash).map({ String(decoding: $0, as: UTF8.self) }) {
      switch step {
      case ".":
        continue
      case ".." where steps.last.map { $0 != ".." } ?? isAbsolute:
        _ = steps.popLast()
      default:
        steps.append(step)
      }
    }
    let joined = steps.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
}
