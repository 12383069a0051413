import TicketSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What stands under a name in the output folder.
enum PlacedFile {
  case missing

  /// A symbolic link, wherever it leads.
  case link

  /// A folder, a pipe, a device.
  case other

  /// A file without ticketgen's header, or larger than any that ticketgen writes.
  case foreign

  /// A file that ticketgen wrote, with its bytes.
  case own([UInt8], FileStatus)

  /// Looks at a name; of a file without the header nothing but its beginning is read.
  init(_ name: String, in folder: borrowing OutputFolder) throws(OutputFault) {
    do throws(SystemFault) {
      self = try PlacedFile.read(name, in: folder)
    } catch {
      switch error.code {
      case ENOENT: self = .missing
      case ELOOP: self = .link
      case ENXIO, ENODEV, EOPNOTSUPP: self = .other
      default:
        throw OutputFault(reading: folder.path(of: name), error)
      }
    }
  }

  private static func read(
    _ name: String, in folder: borrowing OutputFolder
  ) throws(SystemFault) -> PlacedFile {
    let file = try folder.open(name)
    let status = try file.status()
    guard status.kind == .file else { return .other }
    guard status.size <= largest else { return .foreign }
    // One byte more than the file has shows that it has grown meanwhile.
    var bytes = try file.read(upTo: min(status.size, firstRead) + 1)
    guard bytes.starts(with: FileHeader.mark.utf8) else { return .foreign }
    if status.size > firstRead { bytes += try file.read(upTo: status.size - firstRead) }
    return .own(bytes, status)
  }

  /// The size in bytes past which nothing is read: a ticket's file is a small multiple of its schema's
  /// 1 MiB, and the factory's has some hundred bytes a kind, of a million kinds at most.
  private static let largest = 1 << 28

  /// The size up to which a file is read at once.
  private static let firstRead = 1 << 16
}
