import Foundation

/// The instant that an ISO 8601 text names, by the rules of date fields with the format `iso8601`; nil for other
/// texts and for zones that the system does not know.
///
/// - Parameter timeZone: the IANA zone in which a text without an offset is read.
package func iso8601Date(_ text: String, timeZone: String) -> Date? {
  guard let reader = DateReader(format: "iso8601", timeZone: timeZone, endOfDay: false) else {
    return nil
  }
  return Array(text.utf8).withBytes { bytes in
    try? reader.date(bytes, 0..<bytes.count, isString: true).get()
  }
}
