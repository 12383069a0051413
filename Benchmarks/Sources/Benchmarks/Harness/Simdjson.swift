import CPeers
import Foundation

/// simdjson's on-demand parser, which finds the values of some keys in the rows of a response.
///
/// It keeps its buffers from run to run, as its documentation advises, and works on a copy of the
/// response that has the room behind its end that it asks for.
final class Simdjson {
  private let parser = simdjson_parser_make()
  private let json: [UInt8]
  private let count: Int
  private let keys: [UnsafePointer<CChar>?]

  /// - Parameter keys: The keys in the order in which rows have them.
  init(_ json: Data, keys: [String]) {
    self.json = [UInt8](json) + [UInt8](repeating: 0x20, count: 64)
    count = json.count
    self.keys = keys.map { key in
      // `strdup` answers nil only when no memory is left.
      UnsafePointer(strdup(key))
    }
  }

  deinit {
    for key in keys { free(UnsafeMutablePointer(mutating: key)) }
    simdjson_parser_free(parser)
  }

  /// The name of the kernel that it has chosen for this machine.
  static var kernel: String { String(cString: simdjson_kernel()) }

  /// Finds all values and returns the number of rows.
  func rowCount() throws -> Int {
    let located = simdjson_locate(parser, json, count, keys, keys.count)
    guard located.failed == 0 else { throw Disagreement(description: "simdjson found a fault") }
    return located.rows
  }

  /// A checksum of the texts of all values.
  func checksum() throws -> UInt64 {
    let located = simdjson_check(parser, json, count, keys, keys.count)
    guard located.failed == 0 else { throw Disagreement(description: "simdjson found a fault") }
    return located.checksum
  }
}
