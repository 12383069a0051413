import Foundation

/// What the system says of the files of a folder, so that one that has been written again shows.
struct OutputState {
  private let files: [String: [Int]]

  init(_ folder: String) throws {
    var files: [String: [Int]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      var info = stat()
      guard lstat("\(folder)/\(name)", &info) == 0 else { continue }
      #if canImport(Darwin)
        let time = info.st_mtimespec
      #else
        let time = info.st_mtim
      #endif
      files[name] = [Int(info.st_ino), Int(time.tv_sec), Int(time.tv_nsec), Int(info.st_size)]
    }
    self.files = files
  }

  /// The names whose files came, went or were written since then, sorted.
  func names(changedSince before: OutputState) -> [String] {
    Set(files.keys).union(before.files.keys).filter { files[$0] != before.files[$0] }.sorted()
  }
}
