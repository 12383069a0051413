import Foundation

/// A project with so many sample kinds on disk, for ticketgen and for its peers.
struct SampleProject {
  /// A language of schemas; the name is that of its folder.
  enum Language: String {
    case flatbuffers
    case protobuf
    case thrift

    var fileExtension: String {
      switch self {
      case .flatbuffers: "fbs"
      case .protobuf: "proto"
      case .thrift: "thrift"
      }
    }
  }

  let count: Int
  private let folder: URL

  /// What the names of the output folders end with.
  private var outputSuffix = ""

  /// Makes a project, lends it, and removes it again.
  static func using<Result>(
    _ count: Int, _ body: (SampleProject) throws -> Result
  ) throws -> Result {
    let project = SampleProject(count)
    defer { try? remove(project.folder.path) }
    try remove(project.folder.path)
    try project.writeSchemas()
    return try body(project)
  }

  private init(_ count: Int) {
    self.count = count
    let process = ProcessInfo.processInfo.processIdentifier
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bench-\(process)-\(count)")
  }

  // MARK: - Places

  var schemas: String { path("schemas") }

  /// Where ticketgen writes.
  var output: String { path("Generated\(outputSuffix)") }

  /// Where others write.
  var copy: String { path("Copy\(outputSuffix)") }

  /// The same schemas with output folders of their own, which are not there yet.
  ///
  /// Folders that are emptied again and again would not do: where many files were deleted a moment ago, ext4
  /// takes several times as long to make one, for it passes over the inodes that they had.
  func turn(_ number: Int) -> SampleProject {
    var project = self
    project.outputSuffix = String(number)
    return project
  }

  /// All outputs in one file, for the C program.
  var bundle: String { path("bundle") }

  /// The Thrift file that includes all others.
  var allThrift: String { path("thrift/all.thrift") }

  /// The path of something in the project's folder.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The path of a kind's schema.
  func schema(of kind: SampleKind) -> String { path("schemas/\(kind.fileName).yaml") }

  /// The folder with the schemas of another language.
  func folder(of language: Language) -> String { path(language.rawValue) }

  /// The schemas of another language.
  func files(of language: Language) -> [String] {
    (1...count).map { number in
      "\(folder(of: language))/\(SampleKind(number).fileName).\(language.fileExtension)"
    }
  }

  // MARK: - Steps

  /// Runs ticketgen as a person would.
  func generate(with ticketgen: Program) throws {
    try ticketgen.run(generation)
  }

  /// What a person would type behind `ticketgen`.
  var generation: [String] { ["generate", schemas, "--output", output] }

  /// Removes what ticketgen and the others have written to the output folders.
  func removeOutputs() throws {
    try Self.remove(output)
    try Self.remove(copy)
  }

  /// Packs what ticketgen has written into the bundle, and returns it.
  func makeBundle() throws -> [String: Data] {
    let files = try Self.contents(of: output)
    try Disagreement.unlessEqual(
      files.count, count + 1, "the number of files that ticketgen writes")
    var bytes = Data()
    for (name, content) in files.sorted(by: { $0.key < $1.key }) {
      bytes += Data("\(name) \(content.count)\n".utf8) + content
    }
    try bytes.write(to: URL(fileURLWithPath: bundle))
    return files
  }

  /// The files of a folder by their names.
  static func contents(of folder: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
      })
  }

  /// Removes a file or folder that may be there.
  static func remove(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.removeItem(atPath: path)
  }

  private func writeSchemas() throws {
    try write(SampleBase.settings, to: "schemas/ticketgen.yaml")
    try write(SampleBase.yaml, to: "schemas/_ticket.yaml")
    var includes = ""
    for number in 1...count {
      let kind = SampleKind(number)
      try write(kind.yaml, to: "schemas/\(kind.fileName).yaml")
      try write(kind.flatbuffers, to: "flatbuffers/\(kind.fileName).fbs")
      try write(kind.protobuf, to: "protobuf/\(kind.fileName).proto")
      try write(kind.thrift, to: "thrift/\(kind.fileName).thrift")
      includes += "include \"\(kind.fileName).thrift\"\n"
    }
    try write(includes, to: "thrift/all.thrift")
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
