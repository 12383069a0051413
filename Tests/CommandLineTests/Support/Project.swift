import Foundation

/// A project in a temporary folder, removed with the test: `schemas/` and whatever the tool makes of it.
final class Project {
  let url: URL

  /// Makes an empty project, or one with the schemas of this repository.
  init(named name: String = "project", withSchemas: Bool = true) throws {
    let parent = FileManager.default.temporaryDirectory
      .appendingPathComponent("ticketgen \(UUID().uuidString)").resolvingSymlinksInPath()
    url = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if withSchemas {
      try FileManager.default.copyItem(
        at: ToolRun.repository.appendingPathComponent("schemas"),
        to: url.appendingPathComponent("schemas"))
    }
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  func run(
    _ arguments: String..., environment: [String: String] = [:], wrapper: [String] = []
  ) throws -> ToolRun {
    try ToolRun(arguments, in: url, environment: environment, wrapper: wrapper)
  }

  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The files below a folder with their bytes, by relative path; empty where there is no folder.
  func files(_ folder: String = "Generated") throws -> [String: Data] {
    let root = url.appendingPathComponent(folder)
    guard FileManager.default.fileExists(atPath: root.path) else { return [:] }
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      files[name] = try? Data(contentsOf: root.appendingPathComponent(name))
    }
    return files
  }

  /// When each file of the output folder was last written, after all were made to look a day old.
  func ageOutput(_ folder: String = "Generated") throws -> [String: Date] {
    let dayAgo = Date(timeIntervalSinceNow: -86_400)
    for name in try files(folder).keys {
      try FileManager.default.setAttributes(
        [.modificationDate: dayAgo], ofItemAtPath: path(folder, name))
    }
    return try writtenDates(folder)
  }

  func writtenDates(_ folder: String = "Generated") throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for name in try files(folder).keys {
      let attributes = try FileManager.default.attributesOfItem(atPath: path(folder, name))
      dates[name] = attributes[.modificationDate] as? Date
    }
    return dates
  }

  private func path(_ folder: String, _ name: String) -> String {
    url.appendingPathComponent(folder).appendingPathComponent(name).path
  }

  /// The schema of a fourth kind: 现金券, which matches 4.
  static let cashSchema = """
    summary: 现金券, as good as money.
    match: 4
    id: cashId
    fields:
      cashId: string
      cashName: string
      amount: decimal
      lastDay: {type: date, format: yyyy-MM-dd}
    display:
      backgroundImageName: cash_common
      goodName: "{cashName}"
      effectCondition: "· 无门槛"
      deadline: "· 有效期至：{lastDay:yyyy-MM-dd}"
      perferential: "￥{amount}"

    """
}
