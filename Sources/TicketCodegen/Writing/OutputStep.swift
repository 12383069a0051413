import TicketSchema

/// One thing that is done to the output folder; after each of them every file in it is whole.
enum OutputStep: Sendable {
  /// Writes a text beside its place, with the permissions of the file that it will replace.
  case write(temporary: String, name: String, text: String, permissions: UInt32?)

  /// Makes sure that a place is still as it was when the run was planned.
  case confirm(name: String, FileStatus?)

  /// Puts a written file into its place.
  case rename(temporary: String, name: String)

  /// Removes a file that belongs to no schema any more.
  case remove(name: String)

  /// Takes the step.
  func perform(in folder: borrowing OutputFolder) throws(OutputFault) {
    var isConfirmed = true
    do throws(SystemFault) {
      switch self {
      case .write(let temporary, _, let text, let permissions):
        try folder.create(temporary, text, permissions: permissions)
      case .confirm(let name, let found):
        isConfirmed = try folder.status(of: name) == found
      case .rename(let temporary, let name):
        try folder.rename(temporary, to: name)
      case .remove(let name):
        try folder.remove(name)
      }
    } catch {
      throw OutputFault(writing: folder.path(of: name), error)
    }
    guard isConfirmed else {
      throw OutputFault(
        .changedMeanwhile, "somebody else changed this file meanwhile: run ticketgen again",
        path: folder.path(of: name))
    }
  }

  /// The file that the step is about.
  var name: String {
    switch self {
    case .write(_, let name, _, _), .confirm(let name, _), .rename(_, let name),
      .remove(let name):
      name
    }
  }
}
