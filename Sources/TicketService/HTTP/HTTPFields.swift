import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The rules of RFC 9110 for the header fields of requests.
enum HTTPFields {
  /// Sets the fields of a request, in place of those that it has with the same names.
  ///
  /// - Throws: `HTTPFailure.unusableRequest` when a field would end its line.
  static func set(
    _ fields: [String: String], of request: inout URLRequest
  ) throws(HTTPFailure) {
    // In order, so that of names which differ by letter case alone it is always the same that counts.
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      guard isToken(name), isValue(value) else {
        throw .unusableRequest(reason: "a header field's name or value has a character it may not")
      }
      request.setValue(value, forHTTPHeaderField: name)
    }
  }

  /// Whether a text is a token, as the names of fields are.
  private static func isToken(_ text: String) -> Bool {
    let marks = "!#$%&'*+-.^_`|~".utf8
    return !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: marks.contains(byte)
        }
      }
  }

  /// Whether a text has no control character but the tab.
  private static func isValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }
  }
}
