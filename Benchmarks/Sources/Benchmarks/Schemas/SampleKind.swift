/// One of many ticket kinds as a company has them: the number decides everything about it.
///
/// No two are alike: fields and their paths, formats, texts, cases and the promotion are drawn from a
/// generator whose seed is the number.
struct SampleKind {
  /// What its value is, on which the big text and the promotion depend.
  enum Shape: Int, CaseIterable {
    case amount
    case money
    case rate
    case exchange
  }

  let number: Int
  let shape: Shape

  /// Whether it takes what all tickets have from the base file.
  let isDerived: Bool

  /// Whether it has the money side.
  let hasPromotion: Bool

  /// The fields that it gives itself.
  let ownFields: [SampleField]

  /// The lines of its `display` behind the protocol's properties.
  let extraDisplay: [String]

  /// Texts of its own.
  let texts: [String]

  init(_ number: Int) {
    var random = SeededGenerator(seed: UInt64(number) &+ 1_000)
    self.number = number
    let shape = Shape(rawValue: number % Shape.allCases.count) ?? .amount
    self.shape = shape
    isDerived = Int.random(in: 0..<3, using: &random) == 0
    hasPromotion = shape != .exchange && Int.random(in: 0..<3, using: &random) > 0
    texts = (0..<5).map { _ in
      Alphabet.chinese.text(Int.random(in: 4...18, using: &random), &random)
    }
    let extras = ExtraField.all(&random).shuffled(using: &random)
      .prefix(Int.random(in: 3...8, using: &random))
    ownFields =
      (isDerived ? [] : Self.commonFields(&random)) + Self.valueFields(shape, &random)
      + extras.map(\.field)
    extraDisplay = extras.flatMap(\.display)
  }

  /// The name of its file without an extension.
  var fileName: String { "\(stem)-\(number)" }

  /// The name of its type in other languages.
  var typeName: String { "\(stem.prefix(1).uppercased())\(stem.dropFirst())\(number)" }

  /// The fields that it has in the end.
  var fields: [SampleField] { (isDerived ? SampleBase.fields : []) + ownFields }

  private var stem: String {
    switch shape {
    case .amount: "coupon"
    case .money: "voucher"
    case .rate: "discount"
    case .exchange: "gift"
    }
  }

  /// A path's way from the row, which servers nest as they please.
  static func path(_ name: String, _ random: inout SeededGenerator) -> String {
    let folder = ["", "", "detail.", "couponVO.", "voucher.info."].randomElement(using: &random)
    return "\(folder ?? "")\(name)"
  }

  private static func commonFields(_ random: inout SeededGenerator) -> [SampleField] {
    let formats = ["yyyy-MM-dd HH:mm:ss", "seconds", "milliseconds", "iso8601", "yyyy/MM/dd"]
    let format = formats.randomElement(using: &random) ?? "seconds"
    return [
      SampleField(name: "ticketNo", form: .string, options: ["from: \(path("no", &random))"]),
      SampleField(
        name: "title", form: .string, options: ["from: [\(path("title", &random)), names.zh]"]),
      SampleField(name: "overdue", form: .bool, options: ["default: false"]),
      SampleField(
        name: "endTime", form: .date,
        options: ["from: \(path("end", &random))", "format: \"\(format)\""]),
    ]
  }

  private static func valueFields(
    _ shape: Shape, _ random: inout SeededGenerator
  ) -> [SampleField] {
    let limit = SampleField(
      name: "minLimit", form: shape == .money ? .money : .decimal, isOptional: true,
      options: ["from: \(path("limit", &random))", "absent: [0, \"-\"]"])
    switch shape {
    case .amount:
      return [SampleField(name: "ticketMoney", form: .decimal), limit]
    case .money:
      return [SampleField(name: "worth", form: .money, options: ["unit: minor"]), limit]
    case .rate:
      let forms = ["percentOff", "tenthsPaid", "fractionPaid", "basisPointsOff"]
      let form = forms.randomElement(using: &random) ?? "percentOff"
      return [
        SampleField(name: "discount", form: .rate, options: ["as: \(form)"]), limit,
      ]
    case .exchange:
      return [
        SampleField(
          name: "state", form: .choice(["unused", "used", "expired"]),
          options: ["cases: {unused: 0, used: [1, 9], expired: 2}"]),
        SampleField(name: "shopName", form: .string, isOptional: true),
      ]
    }
  }
}
