import TicketSchema

/// What a field seems to be about, by the words of its name and of its JSON key.
enum SampleTopic {
  case identity
  case name
  case shop
  case rule
  case amount
  case limit
  case count
  case start
  case end
  case image
  case color
  case phone
  case currency
  case zone
  case code
  case airport
  case duration
  case state
  case other

  init(_ field: TicketField, isIdentity: Bool) {
    guard !isIdentity else {
      self = .identity
      return
    }
    var names = [field.name]
    if case .member(let name)? = field.paths[0].steps.last { names.append(name) }
    let words = Set(names.flatMap(Self.words))
    self = Self.topics.first { !words.isDisjoint(with: $0.words) }?.topic ?? .other
  }

  /// The lower-case words of a name in any of the usual spellings.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isWordCharacter = character.isLetter || character.isNumber
      if !isWordCharacter || character.isUppercase && wasLower {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWordCharacter { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }

  // The first that fits counts: `startTime` is a start, `shopName` a shop.
  private static let topics: [(topic: SampleTopic, words: Set<String>)] = [
    (.currency, ["currency"]),
    (.zone, ["zone", "timezone"]),
    (.airport, ["iata", "airport", "origin", "destination"]),
    (.duration, ["duration"]),
    (.state, ["status", "state"]),
    (.image, ["image", "img", "icon", "logo", "url", "picture", "pic", "photo", "avatar"]),
    (.color, ["color", "colour"]),
    (.phone, ["phone", "mobile", "tel"]),
    (.limit, ["limit", "min", "minimum", "threshold", "quota", "fee", "max", "maximum"]),
    (.count, ["count", "remain", "stock", "quantity", "num", "times", "months", "days", "usage"]),
    (.start, ["start", "starts", "begin", "begins", "from", "created", "available"]),
    (
      .end,
      [
        "end", "ends", "deadline", "expire", "expires", "expiry", "expiration", "until", "valid",
        "date", "time", "at", "by", "overdue", "over",
      ]
    ),
    (.identity, ["id", "no", "number", "sku", "guid", "uuid", "key"]),
    (.code, ["code", "coupon", "campaign", "badge", "tag", "tags", "label"]),
    (.shop, ["shop", "store", "merchant", "brand", "seller", "mall", "venue"]),
    (
      .rule,
      [
        "rule", "condition", "description", "desc", "note", "remark", "tip", "info", "detail",
        "message", "text", "usage",
      ]
    ),
    (.name, ["name", "title", "good", "goods", "product", "item", "subject", "caption"]),
    (
      .amount,
      ["money", "price", "amount", "value", "discount", "worth", "cost", "total", "saving", "fen"]
    ),
  ]
}
