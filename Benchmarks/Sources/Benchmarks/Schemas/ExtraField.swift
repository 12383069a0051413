/// One of the fields that some kinds have and others lack, with what the cell makes of it.
struct ExtraField {
  let field: SampleField

  /// The lines of `display` that show it.
  let display: [String]

  private init(_ field: SampleField, _ display: [String] = []) {
    self.field = field
    self.display = display
  }

  /// All of them, as one kind would have them.
  static func all(_ random: inout SeededGenerator) -> [ExtraField] {
    numbers(&random) + texts(&random)
  }

  private static func numbers(_ random: inout SeededGenerator) -> [ExtraField] {
    let limit = Int.random(in: 2..<50, using: &random)
    return [
      ExtraField(
        SampleField(
          name: "remainingCount", form: .integer,
          options: ["from: \(SampleKind.path("stock.left", &random))", "default: 0"]),
        [
          "  stock:",
          "    - {when: remainingCount == 0, text: 已抢光}",
          "    - {when: remainingCount < \(limit), text: \"仅剩{remainingCount}张\"}",
          "    - \"剩{remainingCount:#,##0}张\"",
        ]),
      ExtraField(
        SampleField(
          name: "maxDiscount", form: .money, isOptional: true,
          options: ["unit: minor", "from: \(SampleKind.path("cap", &random))"]),
        ["  cap: {zh: \"最高减{maxDiscount:currency}\", en: \"up to {maxDiscount:currency}\"}"]),
      ExtraField(
        SampleField(
          name: "distance", form: .decimal, isOptional: true, options: ["invalid: absent"]),
        ["  distanceText: \"{distance:0.0}km\""]),
      ExtraField(
        SampleField(name: "score", form: .integer, options: ["from: stats.score", "default: 0"]),
        ["  scoreText: \"{score:#,##0}\(Alphabet.chinese.text(2, &random))\""]),
      ExtraField(
        SampleField(
          name: "startTime", form: .date, isOptional: true,
          options: ["from: [\(SampleKind.path("begin", &random)), start]", "format: milliseconds"]),
        [
          "  periodText:",
          "    - {when: startTime > now, text: \"{startTime:M月d日}起可用\"}",
          "    - \(Alphabet.chinese.text(4, &random))",
        ]),
      ExtraField(
        SampleField(
          name: "cityCodes", form: .integers, isOptional: true, options: ["from: scope.cities"]),
        ["  cities: \"{cityCodes:join(/)}\""]),
    ]
  }

  private static func texts(_ random: inout SeededGenerator) -> [ExtraField] {
    [
      ExtraField(
        SampleField(
          name: "merchantName", form: .string, isOptional: true,
          options: ["from: \(SampleKind.path("merchant.name", &random))"]),
        ["  merchant: \"{merchantName}\(Alphabet.chinese.text(3, &random))\""]),
      ExtraField(
        SampleField(
          name: "usageRule", form: .string,
          options: ["markup: html", "from: [rule.text, description]", "default: \"\""]),
        [
          "  rule:", "    - {when: usageRule == '', text: \(Alphabet.chinese.text(9, &random))}",
          "    - text: \"· {usageRule}\"",
        ]),
      ExtraField(
        SampleField(name: "tags", form: .texts, options: ["default: []"]),
        ["  tagLine: \"{tags:join( · )}\""]),
      ExtraField(
        SampleField(name: "remark", form: .string, isOptional: true, options: ["absent: \"-\""])),
      ExtraField(
        SampleField(
          name: "isNewUser", form: .bool,
          options: ["from: \(SampleKind.path("newUser", &random))", "default: false"]),
        [
          "  badge:", "    - when: isNewUser and not overdue",
          "      text: {zh: 新人\(Alphabet.chinese.text(2, &random)), en: New}",
        ]),
      ExtraField(
        SampleField(
          name: "channel", form: .choice(["app", "mini", "web"]),
          options: ["cases: {app: 1, mini: [2, 20], web: h5}"]),
        [
          "  channelName:", "    - {when: channel == app, text: APP专享}",
          "    - {when: channel is unrecognized, text: \(Alphabet.chinese.text(5, &random))}",
          "    - \"{channel}\"",
        ]),
    ]
  }
}
