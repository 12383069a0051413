import Diagnostics
import TicketSchema

/// A file that a person asked for by its name.
enum OutputFile {
  /// Writes a text to a file as typed, or to standard output for nil and `-`.
  ///
  /// A file is written beside its place and renamed, so that whoever reads it sees the old text or
  /// the new one; with the right bytes already it is not touched. A link is followed, unless it
  /// leads to nothing, and a pipe or device written to. Folders on the way are made.
  ///
  /// - Returns: whether the text is there; if it is not, the reason is a finding.
  @discardableResult
  static func write(
    _ text: String, to path: String?, _ console: Console, into findings: inout FindingCollector
  ) -> Bool {
    guard let path, path != "-" else { return console.output(text, into: &findings) }
    do throws(SystemFault) {
      try PlacedText(path).write(text)
      return true
    } catch {
      let reason =
        error.isMissing
        ? "the link leads to nothing: remove it"
        : error.writingReason(elsewhere: "choose another place")
      findings.add(
        CommandFinding.unwritableFile, "the file cannot be written: \(reason)", path: path)
      return false
    }
  }
}
