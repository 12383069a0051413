import Foundation
import TicketKit

/// One response that schemas are to be drafted from.
package struct InferenceSample: Sendable {
  /// How the sample is called in findings and comments: the path as typed, or `standard input`.
  package let path: String
  let json: Data
  let root: JSONTree

  /// Reads a response.
  ///
  /// - Throws: `TicketDecodingError.notJSON` when the bytes are no JSON text.
  package init(path: String, json: Data) throws(TicketDecodingError) {
    self.path = path
    self.json = json
    root = try JSONTree(reading: json)
  }

  /// The name without its folder.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
