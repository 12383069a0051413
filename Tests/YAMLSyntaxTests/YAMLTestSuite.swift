import Foundation

/// The YAML test suite, where it stands beside the package: texts with the events that they should give.
enum YAMLTestSuite {
  /// One text of the suite.
  struct Case {
    /// The name of the test's file, and the text's number in files that hold several: `229Q`, `Y79Y/3`.
    let id: String
    let name: String
    let text: String

    /// The events in the suite's notation; nil where the text is no YAML.
    let events: [String]?
  }

  /// The package's folder.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The suite's files in order; none where the suite is not there.
  static let files: [URL] = {
    let folder = package.appending(path: "../shared/corpora/yaml-test-suite").standardized
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
  }()

  /// All texts of the suite, in the order of their files; those that it leaves out are here too.
  static let cases: [Case] = files.flatMap { url -> [Case] in
    guard let data = try? Data(contentsOf: url),
      let items = YAMLReading(bytes: [UInt8](data)).root?.sequence
    else { return [] }
    // What a text does not say is as in the text before it, but for whether it is YAML.
    var name = ""
    var tree = ""
    return items.enumerated().map { number, item in
      func value(_ key: String) -> String? { item.entry(key)?.value.scalar?.text }
      name = value("name") ?? name
      tree = value("tree") ?? tree
      let lines = decoded(tree).split(separator: "\n")
        .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
      let stem = url.deletingPathExtension().lastPathComponent
      return Case(
        id: items.count > 1 ? "\(stem)/\(number)" : stem, name: name,
        text: decoded(value("yaml") ?? ""), events: value("fail") == "true" ? nil : lines)
    }
  }

  /// A text with the suite's marks for white space put back.
  static func decoded(_ text: String) -> String {
    text.replacing("␣", with: " ")
      .replacing(/—*»/, with: "\t")
      .replacing("←", with: "\r")
      .replacing("⇔", with: "\u{FEFF}")
      .replacing("↵", with: "")
      .replacing(/∎\n$/, with: "")
  }
}
