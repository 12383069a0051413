import Diagnostics
import TicketSchema

/// Works out the plan for one folder, gathering every reason against it.
struct OutputPlanner {
  let outputs: [TicketGenerator.Output]

  /// The plan for a folder that does not exist yet.
  func planForNewFolder(_ path: String) -> OutputPlan {
    OutputPlan(folder: path, changes: outputs.map { change(.create, $0) }, leftovers: [])
  }

  /// The plan for an open folder; nil when there is a finding against it.
  func plan(
    _ folder: borrowing OutputFolder, schemas: String, into findings: inout FindingCollector
  ) -> OutputPlan? {
    var faults: [OutputFault] = []
    var plan: OutputPlan?
    do throws(SystemFault) {
      if try isFolder(folder, at: schemas) {
        faults.append(
          OutputFault(
            .outputIsSchemas, "the output folder is the schemas folder: choose another one",
            path: folder.path))
      } else {
        plan = try self.plan(folder, faults: &faults)
      }
    } catch {
      faults.append(OutputFault(reading: folder.path, error))
    }
    for fault in faults { fault.report(to: &findings) }
    return faults.isEmpty ? plan : nil
  }

  private func plan(
    _ folder: borrowing OutputFolder, faults: inout [OutputFault]
  ) throws(SystemFault) -> OutputPlan {
    let names = try folder.names()
    let present = Set(names.map(ExactName.init))
    let planned = concurrentMap(outputs) { output in
      Result { () throws(OutputFault) in
        try planOutput(output, in: folder, present: present)
      }
    }
    var changes: [OutputPlan.Change] = []
    for result in planned {
      do throws(OutputFault) {
        changes.append(try result.get())
      } catch {
        faults.append(error)
      }
    }
    let wanted = Set(outputs.map { ExactName($0.name) })
    for name in names where name.hasSuffix(".swift") && !wanted.contains(ExactName(name)) {
      do throws(OutputFault) {
        if let change = try planStaleFile(name, in: folder) { changes.append(change) }
      } catch {
        faults.append(error)
      }
    }
    changes.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return OutputPlan(
      folder: folder.path, changes: changes, leftovers: names.filter(TemporaryName.matches))
  }

  /// Whether the folder is the one at a path, by whatever way the path leads there.
  private func isFolder(
    _ folder: borrowing OutputFolder, at path: String
  ) throws(SystemFault) -> Bool {
    // A schemas folder that cannot be opened is no business of the output.
    guard let other = try? OutputFolder(path), let status = try? other.status() else {
      return false
    }
    return try folder.status().isSameEntry(as: status)
  }

  private func planOutput(
    _ output: TicketGenerator.Output, in folder: borrowing OutputFolder, present: Set<ExactName>
  ) throws(OutputFault) -> OutputPlan.Change {
    // An empty folder needs no look, unless the name is one that no file can have.
    if present.isEmpty, output.name.utf8.count <= 100 { return change(.create, output) }
    let path = folder.path(of: output.name)
    switch try PlacedFile(output.name, in: folder) {
    case .missing:
      return change(.create, output)
    case .link:
      throw OutputFault(
        .symbolicLink, "a symbolic link, which is not followed: remove it", path: path)
    case .other:
      throw OutputFault(
        .notAFile, "not a file, though a generated one belongs here: move it away", path: path)
    case .foreign:
      throw OutputFault(
        .foreignFile,
        "not written by ticketgen, so it stays as it is: move it away, or rename the schema",
        path: path)
    case .own(_, let status) where !present.contains(ExactName(output.name)):
      // The system takes another spelling for this name: a stale file that will be removed first.
      return OutputPlan.Change(
        name: output.name, action: .create, before: nil, after: output.bytes, found: status)
    case .own(let bytes, let status):
      let isRight = hasBytes(output.bytes, bytes)
      return OutputPlan.Change(
        name: output.name, action: isRight ? .keep : .replace, before: isRight ? nil : bytes,
        after: output.bytes, found: status)
    }
  }

  /// Plans the removal of a Swift file that is no output; nil when it is not ours.
  private func planStaleFile(
    _ name: String, in folder: borrowing OutputFolder
  ) throws(OutputFault) -> OutputPlan.Change? {
    guard case .own(let bytes, let status) = try PlacedFile(name, in: folder) else { return nil }
    return OutputPlan.Change(
      name: name, action: .remove, before: bytes, after: nil, found: status)
  }

  private func change(
    _ action: OutputPlan.Change.Action, _ output: TicketGenerator.Output
  ) -> OutputPlan.Change {
    OutputPlan.Change(
      name: output.name, action: action, before: nil, after: output.bytes, found: nil)
  }
}
