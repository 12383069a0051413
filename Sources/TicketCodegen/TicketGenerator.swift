import SwiftCode
import TicketSchema

/// Turns a catalog into the Swift files that stand for it.
package enum TicketGenerator {
  /// One output file: its name in the output folder and its text.
  package struct Output: Hashable, Sendable {
    package let name: String
    package let text: String
  }

  /// The files of a catalog, in order of their names; a pure function of its arguments.
  package static func files(
    for catalog: TicketCatalog, access: ProjectSettings.Access
  ) -> [Output] {
    []
  }
}
