import TicketKit
import TicketSchema

/// What the samples as a whole say about whoever sends them.
struct SampleContext {
  /// Whether the tickets are shown to people who read Chinese.
  let isChinese: Bool
  let locale: String

  /// The zone in which dates without an offset are read.
  let zone: String

  /// The currency of money that names none, and whether the samples say so.
  let currency: String
  let isCurrencySure: Bool

  /// Whether amounts are in minor units such as fen, by all of them together.
  let countsMinorUnits: Bool
}

extension SampleContext {
  init(samples: [InferenceSample], profiles: [KindProfile]) {
    var census = SampleCensus()
    for sample in samples { census.count(sample.root) }
    let isChinese = census.isChinese
    self.isChinese = isChinese
    locale = isChinese ? "zh_CN" : "en_US"
    zone = isChinese || census.usesChinaTime ? "Asia/Shanghai" : "Etc/UTC"
    var amounts: [FieldEvidence] = []
    var codes: [String] = []
    for profile in profiles {
      Self.collect(profile.root, &amounts, &codes)
    }
    let known = Set(codes.map { $0.uppercased() })
    isCurrencySure = known.count == 1
    currency = known.count == 1 ? known.first ?? "CNY" : isChinese ? "CNY" : "USD"
    countsMinorUnits = Self.countsMinorUnits(amounts)
  }

  /// Collects the amounts and the currency codes below a node.
  private static func collect(
    _ node: PathNode, _ amounts: inout [FieldEvidence], _ codes: inout [String]
  ) {
    for child in node.children {
      let evidence = FieldEvidence(
        words: child.words, parentWords: child.parentWords, hint: KeyWords(""),
        values: child.scalars)
      if MoneyKey.isSurelyMoney(evidence), !child.words.has(.major) { amounts.append(evidence) }
      if child.words.has(.currency) {
        codes += evidence.texts.map { CurrencyCodes.code(meantBy: $0.text) ?? $0.text }
          .filter(FieldProbe.isCurrencyCode)
      }
      collect(child, &amounts, &codes)
    }
  }

  /// Whether no amount has a fraction, most are written without a point, and half of them are three
  /// digits or more.
  private static func countsMinorUnits(_ amounts: [FieldEvidence]) -> Bool {
    var magnitudes: [Double] = []
    var pointCount = 0
    var count = 0
    for amount in amounts {
      if amount.hasFractions { return false }
      // Some servers write one whole number or another as `250.0`; those that write all so have units
      // of which there are fractions.
      pointCount += amount.pointCount
      count += amount.numbers.count
      magnitudes += amount.numbers.map(abs).filter { $0 > 0 }
    }
    if pointCount * 2 >= count { return false }
    magnitudes.sort()
    guard let largest = magnitudes.last else { return false }
    return magnitudes[magnitudes.count / 2] >= 100 && largest >= 200
  }
}

/// What is counted of all texts of the samples.
private struct SampleCensus {
  private var hanCount = 0
  private var pinyinCount = 0

  /// Whether a time has the offset of China.
  private(set) var usesChinaTime = false

  /// A sample says soon enough in which language it is.
  private var left = 200_000

  var isChinese: Bool { hanCount > 0 || pinyinCount > 1 }

  mutating func count(_ value: JSONTree) {
    guard left > 0 else { return }
    left -= 1
    switch value {
    case .null, .bool, .number:
      return
    case .string(let text):
      if text.unicodeScalars.prefix(200).contains(where: isHan) { hanCount += 1 }
      if text.hasSuffix("+08:00") || text.hasSuffix("+0800") { usesChinaTime = true }
    case .array(let elements):
      for element in elements { count(element) }
    case .object(let members):
      for member in members {
        if member.name.unicodeScalars.prefix(80).contains(where: isHan) { hanCount += 1 }
        if Self.pinyin.contains(where: member.name.lowercased().contains) { pinyinCount += 1 }
        count(member.value)
      }
    }
  }

  private static let pinyin = [
    "youhui", "zhekou", "jine", "mingcheng", "jiezhi", "riqi", "shijian", "menkan", "shangpin",
    "mianzhi", "guoqi", "leixing", "zhuangtai", "manjian",
  ]
}
