import Diagnostics
import TicketSchema

/// Brings an output folder up to date.
///
/// A run holds the folder's lock from its look at the folder to its last step, so that two runs at
/// once end as one of them would have alone. A new file gets its name when it is written, and one that
/// changes is written beside its place and renamed, both without `fsync`: a run that is killed leaves
/// whole files only, and after a power failure the next run sees and repairs what the disk had not kept.
package enum OutputWriter {
  /// Writes what differs and removes what is stale, or changes nothing and says why.
  ///
  /// - Parameters:
  ///   - outputs: the files that the folder shall hold.
  ///   - folder: the output folder's path; it is made where it is missing.
  ///   - schemas: the schemas folder's path, which must not be the same folder.
  /// - Returns: what was done; nil when it was not, and the reasons are findings.
  package static func write(
    _ outputs: [TicketGenerator.Output], to folder: String, schemas: String,
    into findings: inout FindingCollector
  ) -> OutputPlan? {
    do throws(OutputFault) {
      let open = try openOrMake(folder)
      open.lock(exclusively: true)
      let planner = OutputPlanner(outputs: outputs)
      guard let plan = planner.plan(open, schemas: schemas, into: &findings) else { return nil }
      try carryOut(plan, in: open)
      return plan
    } catch {
      error.report(to: &findings)
      return nil
    }
  }

  private static func openOrMake(_ path: String) throws(OutputFault) -> OutputFolder {
    do throws(SystemFault) {
      return try OutputFolder(making: path)
    } catch {
      throw OutputFault(folder: path, error, isWritten: true)
    }
  }

  /// Takes the steps of a plan. What fails before the first place changes leaves everything as it was;
  /// what fails later leaves whole files, which the next run puts right.
  static func carryOut(
    _ plan: OutputPlan, in folder: borrowing OutputFolder
  ) throws(OutputFault) {
    // A leftover that cannot be removed does no harm; its name taken, the next write says so.
    for name in plan.leftovers { try? folder.remove(name) }
    let steps = OutputSteps(plan)
    let written = performAtOnce(steps.writes, in: folder)
    do throws(OutputFault) {
      for result in written { try result.get() }
      for result in performAtOnce(steps.confirmations, in: folder) { try result.get() }
    } catch {
      for (step, result) in zip(steps.writes, written) {
        step.removeTemporary(in: folder)
        if case .success = result { step.removeNewFile(in: folder) }
      }
      throw error
    }
    do throws(OutputFault) {
      for step in steps.completion { try step.perform(in: folder) }
    } catch {
      for step in steps.writes { step.removeTemporary(in: folder) }
      throw error
    }
  }

  /// Performs steps that do not depend on each other on all cores, each to its end.
  private static func performAtOnce(
    _ steps: [OutputStep], in folder: borrowing OutputFolder
  ) -> [Result<Void, OutputFault>] {
    concurrentMap(steps) { step in
      Result { () throws(OutputFault) in try step.perform(in: folder) }
    }
  }
}
