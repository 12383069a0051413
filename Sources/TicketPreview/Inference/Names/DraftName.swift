import TicketSchema

/// Makes names that the schema language and Swift take as they are.
enum DraftName {
  /// The longest name; what is longer is cut.
  private static let longest = 40

  /// Names that mean something else in conditions or in YAML.
  private static let words: Set<String> = [
    "and", "or", "not", "is", "now", "true", "false", "present", "absent", "unrecognized", "null",
  ]

  /// The identifier for a text: the text itself where it is one, else its words in camel case; nil
  /// for a text of which nothing can stand in a name.
  static func identifier(_ text: String) -> String? {
    let words = text.unicodeScalars.split { !isPart($0) }.map { String($0) }
    guard let first = words.first else { return nil }
    let isWhole = words.count == 1 && first.utf8.count == text.utf8.count
    var name = isWhole ? first : lowercasedHead(first)
    for word in words.dropFirst() {
      let isUpper = word.unicodeScalars.allSatisfy { !$0.properties.isLowercase }
      name += capitalized(isUpper ? word.lowercased() : word)
    }
    name = String(String.UnicodeScalarView(name.unicodeScalars.prefix(longest)))
    guard name.contains(where: { $0 != "_" }), let head = name.unicodeScalars.first else {
      return nil
    }
    return ("0"..."9").contains(head) ? "_" + name : name
  }

  /// A name that is not taken, and takes it: the name itself, or with a number behind it.
  static func free(_ name: String, among taken: inout Set<String>) -> String {
    var result = name
    var number = 2
    while isReserved(result) || !taken.insert(result.lowercased()).inserted {
      result = isReserved(name) && number == 2 ? name + "Value" : name + "\(number)"
      number += 1
    }
    return result
  }

  /// Whether a name means something else somewhere.
  static func isReserved(_ name: String) -> Bool {
    words.contains(name.lowercased()) || GeneratedNames.isSpecial(name)
  }

  /// A name without underscores: `cut_to_price` is `cutToPrice`.
  static func camel(_ name: String) -> String {
    let words = name.split(separator: "_").map(String.init)
    return (words.first ?? name) + words.dropFirst().map(capitalized).joined()
  }

  /// A text with its first letter in upper case.
  static func capitalized(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return first.properties.titlecaseMapping + String(text.unicodeScalars.dropFirst())
  }

  private static func lowercasedHead(_ word: String) -> String {
    let isUpper = word.unicodeScalars.allSatisfy { !$0.properties.isLowercase }
    guard !isUpper, let first = word.unicodeScalars.first else { return word.lowercased() }
    return first.properties.lowercaseMapping + String(word.unicodeScalars.dropFirst())
  }

  /// Whether a scalar may stand in a name: letters that are the same in every normalization form.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F: scalar.value != 0x149 && scalar.value != 0x17F
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    case 0xAC00...0xD7A3: true
    default: false
    }
  }
}
