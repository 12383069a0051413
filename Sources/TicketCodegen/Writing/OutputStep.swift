import TicketSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One thing that is done to the output folder; after each of them every file in it is whole.
enum OutputStep: Sendable {
  /// Makes a new file where nothing stood; the temporary name is for systems that need one.
  case create(temporary: String, name: String, bytes: [UInt8])

  /// Writes a text beside its place, with the permissions of the file that it will replace.
  case write(temporary: String, name: String, bytes: [UInt8], permissions: UInt32?)

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
      case .create(let temporary, let name, let bytes):
        isConfirmed = try isPlaced(bytes, as: name, temporary: temporary, in: folder)
      case .write(let temporary, _, let bytes, let permissions):
        try folder.create(temporary, bytes, permissions: permissions)
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

  /// Places a new file; false if something stands there by now.
  private func isPlaced(
    _ bytes: [UInt8], as name: String, temporary: String, in folder: borrowing OutputFolder
  ) throws(SystemFault) -> Bool {
    do throws(SystemFault) {
      try folder.place(bytes, as: name, temporary: temporary)
      return true
    } catch {
      guard error.code == EEXIST else { throw error }
      return false
    }
  }

  /// Removes what a step has written beside its place, where it did not get there.
  func removeTemporary(in folder: borrowing OutputFolder) {
    guard case .write(let temporary, _, _, _) = self else { return }
    try? folder.remove(temporary)
  }

  /// Removes the new file that a step has made, unless somebody else's stands there by now.
  func removeNewFile(in folder: borrowing OutputFolder) {
    guard case .create(_, let name, let bytes) = self,
      case .own(let found, _) = try? PlacedFile(name, in: folder), hasBytes(bytes, found)
    else { return }
    try? folder.remove(name)
  }

  /// The file that the step is about.
  var name: String {
    switch self {
    case .create(_, let name, _), .write(_, let name, _, _), .confirm(let name, _),
      .rename(_, let name), .remove(let name):
      name
    }
  }
}
