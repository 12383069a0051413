import Foundation

/// The form `application/x-www-form-urlencoded`, which queries and form bodies have.
///
/// URLComponents leaves `+` and `;` as they are, which servers read as a space and a separator.
enum FormEncoding {
  /// The unreserved characters of RFC 3986.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  /// Parameters as one text; one without a value is its name alone.
  static func text(of parameters: [URLQueryItem]) -> String {
    parameters.map { parameter in
      let name = encoded(parameter.name)
      return parameter.value.map { "\(name)=\(encoded($0))" } ?? name
    }.joined(separator: "&")
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? text
  }
}
