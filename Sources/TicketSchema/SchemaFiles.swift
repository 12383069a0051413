import Diagnostics

/// The files of a schemas folder, told apart by their names.
struct SchemaFiles {
  /// The settings file, if there is one.
  private(set) var settings: SchemaReader.Input?

  /// The ticket files in their order, each with its kind's name; nil where the name is wrong, which is
  /// reported.
  private(set) var kinds: [(input: SchemaReader.Input, name: String?)] = []

  /// The base files in their order, with the names by which others inherit from them.
  private(set) var bases: [(input: SchemaReader.Input, name: String)] = []

  init(_ inputs: [SchemaReader.Input], folder: String, report: inout SchemaReport) {
    var first: [String: String] = [:]
    var firstBases: [String: String] = [:]
    for input in inputs {
      let fileName = KindFileName(relativePath: input.relativePath)
      switch fileName.role {
      case .settings:
        enterSettings(input, report: &report)
      case .base:
        if let other = firstBases[fileName.stem] {
          report.add(
            .duplicateBase,
            "the base is \(quote(fileName.stem)), as `\(other)` is (folders make no difference): give "
              + "one of them another name",
            path: input.file.path)
        } else {
          firstBases[fileName.stem] = input.file.path
          bases.append((input, fileName.stem))
        }
      case .kind where Self.isMisspeltSettings(input.relativePath):
        // Some disks hold it for the settings, and so did whoever named it.
        report.add(
          .misplacedSettings,
          "the settings are in `ticketgen.yaml`, spelt like this, and no ticket file is called so: rename "
            + "the file",
          path: input.file.path)
      case .kind:
        let name = Self.name(fileName, input, first: &first, report: &report)
        kinds.append((input, name))
      }
    }
    if kinds.isEmpty, !report.findings.hasErrors {
      report.add(
        .noSchemas, "the folder has no ticket file: add one such as `coupon.yaml`", path: folder)
    }
  }

  /// Whether a file has the settings' name but for upper and lower case.
  private static func isMisspeltSettings(_ relativePath: String) -> Bool {
    let name = relativePath.split(separator: "/").last?.lowercased()
    return name == "ticketgen.yaml" || name == "ticketgen.yml"
  }

  private mutating func enterSettings(
    _ input: SchemaReader.Input, report: inout SchemaReport
  ) {
    if input.relativePath.utf8.contains(UInt8(ascii: "/")) {
      report.add(
        .misplacedSettings,
        "the settings stand at the top of the schemas folder: move the file there",
        path: input.file.path)
    } else if let settings {
      report.add(
        .misplacedSettings,
        "the settings are in `\(settings.relativePath)` already: leave one of the files out",
        path: input.file.path)
    } else {
      settings = input
    }
  }

  /// The kind's name, if Swift can use it and no file before yields it too.
  private static func name(
    _ fileName: KindFileName, _ input: SchemaReader.Input, first: inout [String: String],
    report: inout SchemaReport
  ) -> String? {
    guard let name = GeneratedNames.member(for: fileName.stem) else {
      report.add(
        .unnameable,
        "Swift cannot name a kind \(quote(fileName.stem)): give the file another name",
        path: input.file.path)
      return nil
    }
    if GeneratedNames.obstacle(to: name, as: .kind) != nil {
      report.add(
        .nameCollision,
        "the kind `\(name)` would hide what the generated code uses: give the file another name",
        path: input.file.path)
      return nil
    }
    // Names that differ only in case would be one file on some disks, and `ß` and `ss` are on all: both
    // are `SsTicket`.
    let keys = [name, GeneratedNames.capitalized(name)].map { $0.lowercased() }
    if let other = keys.compactMap({ first[$0] }).first {
      report.add(
        .duplicateKind,
        "the file yields the kind `\(name)`, as `\(other)` does (upper and lower case and folders "
          + "make no difference): give one of them another name",
        path: input.file.path)
      return nil
    }
    for key in keys { first[key] = input.file.path }
    return name
  }
}
