import Diagnostics
import TicketSchema

/// What a run has to do in the output folder, from the outputs and what is on disk.
package struct OutputPlan: Sendable {
  /// One file of the plan.
  package struct Change: Sendable {
    /// What happens to the file.
    package enum Action: String, Sendable {
      /// There is no such file yet.
      case create

      /// The file is there with other bytes.
      case replace

      /// The file is there with the right bytes and is not touched.
      case keep

      /// The file belongs to no schema any more.
      case remove
    }

    package let name: String
    package let action: Action

    /// The bytes on disk of a file that is replaced or removed.
    package let before: [UInt8]?

    /// The bytes that the file will have, unless it is removed.
    package let after: [UInt8]?

    /// What was found in the file's place.
    let found: FileStatus?
  }

  /// The output folder's path as findings print it.
  package let folder: String

  /// All files, in UTF-8 byte order of their names.
  package let changes: [Change]

  /// What runs that were killed have left behind.
  let leftovers: [String]

  /// Whether the folder holds exactly the outputs.
  package var isUpToDate: Bool { changes.allSatisfy { $0.action == .keep } }

  /// How many files the plan treats in one way.
  package func count(of action: Change.Action) -> Int {
    changes.reduce(0) { $0 + ($1.action == action ? 1 : 0) }
  }

  /// Compares outputs with the output folder, which may be missing, and changes nothing.
  ///
  /// - Parameters:
  ///   - outputs: the files that the folder should hold.
  ///   - folder: the output folder's path.
  ///   - schemas: the schemas folder's path, which must not be the same folder.
  /// - Returns: the plan, or nil when an output must not or cannot be written; each reason is a
  ///   finding then.
  package static func make(
    for outputs: [TicketGenerator.Output], in folder: String, schemas: String,
    into findings: inout FindingCollector
  ) -> OutputPlan? {
    do throws(SystemFault) {
      let open = try OutputFolder(folder)
      open.lock(exclusively: false)
      return OutputPlanner(outputs: outputs).plan(open, schemas: schemas, into: &findings)
    } catch {
      if error.isMissing, danglingLink(onWayTo: folder) == nil {
        return OutputPlanner(outputs: outputs).planForNewFolder(folder)
      }
      OutputFault(folder: folder, error, isWritten: false).report(to: &findings)
      return nil
    }
  }
}
