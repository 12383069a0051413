import Foundation
import Testing

@testable import TicketPreview

/// Random samples, the same in every run: whatever they hold, the drafts pass and decode them.
@Suite struct RandomInferenceTests {
  static var count: Int {
    ProcessInfo.processInfo.environment["TICKETGEN_LONG_TESTS"] == nil ? 150 : 20_000
  }

  @Test func draftsPassAndDecode() throws {
    var repaired = 0
    for seed in 0..<Self.count {
      var random = RandomSample(seed: UInt64(seed))
      let texts = random.responses()
      let json = texts.joined(separator: " and ")
      let run = try Inferring(
        texts.enumerated().map { ("s\($0.offset).json", Data($0.element.utf8)) })
      if run.drafts.findings.hasErrors {
        // Only responses without any row are refused, and those that have little in common.
        let ids = Set(run.drafts.findings.findings.map(\.id))
        #expect(
          ids.isSubset(of: ["sample-no-rows", "sample-other-envelope", "sample-odd-row"]),
          "\(seed): \(json)")
        continue
      }
      let broken = try run.brokenPromises()
      #expect(broken == [], "\(seed): \(json)")
      if run.drafts.repairs > 0 { repaired += 1 }
      if !broken.isEmpty { break }
    }
    // Types are right by the values that they were chosen by: the check afterwards is a safety net.
    #expect(repaired * 100 <= Self.count)
  }
}

/// Makes responses of the kinds of keys and values that real and broken servers send.
struct RandomSample {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// The next number of SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// One response, or several of one kind.
  mutating func responses() -> [String] {
    // Most rows have the same keys with values of one sort, as they have in life.
    var keys: [(key: String, sort: Int)] = []
    for _ in 0...below(8) { keys.append((pick(Self.keys), below(Self.sorts.count))) }
    let envelope = below(6)
    let count = below(4) == 0 ? 1 + below(3) : 1
    return (0..<count).map { _ in response(keys, envelope: envelope) }
  }

  private mutating func response(
    _ keys: [(key: String, sort: Int)], envelope: Int
  ) -> String {
    let rows = (0..<below(9)).map { _ in row(keys) }.joined(separator: ",")
    switch envelope {
    case 0: return "[\(rows)]"
    case 1: return #"{"code":200,"msg":"ok","data":[\#(rows)]}"#
    case 2:
      return #"{"modelType":\#(pick(["1", "\"1\"", "\"a b\"", "null", "2.0"])),"data":[\#(rows)]}"#
    case 3: return #"{"result":{"total":3,"list":[\#(rows)]}}"#
    case 4: return row(keys)
    default: return #"{"data":[\#(rows)],"other":[\#(value(2))]}"#
    }
  }

  private mutating func row(_ keys: [(key: String, sort: Int)]) -> String {
    if below(40) == 0 { return value(1) }
    var members: [String] = []
    for (key, sort) in keys where below(8) > 0 {
      let isOdd = below(15) == 0
      members.append("\(key):\(isOdd ? value(2) : pick(Self.sorts[sort]))")
    }
    if below(10) == 0 { members.append("\(pick(Self.keys)):\(value(2))") }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func value(_ depth: Int) -> String {
    switch below(depth > 0 ? 8 : 5) {
    case 0: return "null"
    case 1: return pick(["true", "false"])
    case 2: return pick(Self.sorts[below(Self.sorts.count)])
    case 3: return pick(["0", "-1", "1.50", "1e3", "12345678901234567890", "\"\"", "\" \""])
    case 4: return pick(["\"x\"", "\"1\"", "\"2026-11-30\"", "\"{\\\"a\\\":1}\"", "\"a\\u0000b\""])
    case 5: return "[\((0..<below(4)).map { _ in value(depth - 1) }.joined(separator: ","))]"
    default:
      let members = (0..<below(4)).map { _ in "\(pick(Self.keys)):\(value(depth - 1))" }
      return "{\(members.joined(separator: ","))}"
    }
  }

  private static let keys = [
    "name", "title", "goodsName", "couponName", "id", "couponId", "type", "couponType", "object",
    "status", "state", "endTime", "startTime", "deadline", "expire_at", "expires_at", "amount",
    "money",
    "price", "discount", "zhekou", "percent_off", "minLimit", "quota", "threshold", "currency",
    "isUsed",
    "used", "count", "description", "condition", "icon", "bgImage", "a-b", "a b", "a.b", "", "'",
    "\\u2028", "\\n", "名称", "截止日期", "优惠券", "init", "self", "now", "not", "Type", "date", "x y'z",
    "tags", "list", "data", "createdAt", "mianzhi", "record", "goodName", "value",
  ].map { "\"\($0)\"" }

  /// What the values of one key may be.
  private static let sorts: [[String]] = [
    ["\"券\"", "\"满减\"", "\"a\"", "\"<b>x</b>\"", "\"\"", "null"],
    ["1", "2", "\"3\"", "0"], ["1", "1.0", "\"1\""],
    ["10", "99.9", "\"5.00\"", "-3", "0"], ["300", "2000", "12550", "null"],
    ["0.8", "0.85", "1"], ["8.5", "9", "\"7\""], ["85", "100", "150"],
    ["\"A\"", "\"B\"", "\"A\"", "\"C_D\"", "\"e-f\""],
    ["true", "false", "0", "1", "\"yes\""], ["true", "null"],
    ["1798732799", "1795795200", "0"], ["1798732799000", "\"1795795200000\"", "null"],
    ["\"2026-11-30\"", "\"2026-12-01\"", "\"\""],
    ["\"2026-11-30 23:59:59\"", "\"2026-11-30T00:00:00+08:00\"", "\"-\""],
    ["\"20261130\"", "\"20261231\""], ["\"30/11/2026\"", "\"01/12/2026\""],
    ["\"CNY\"", "\"usd\"", "\"XAU\"", "\"nope\"", "null"],
    ["[]", "[1,2]", "[\"a\"]", "3", "null"], ["[{\"name\":\"x\"}]", "[]"],
    [
      "{}", "{\"id\":1,\"name\":\"x\"}", "{\"id\":2,\"amount\":5,\"currency\":\"CNY\"}", "null",
      "7",
    ],
    ["\"{\\\"a\\\":1}\"", "\"{\\\"a\\\":\\\"x\\\",\\\"b\\\":[1]}\"", "\"\""],
    ["9007199254740993", "\"2026113000073002900000000001\""], ["null"], ["\"\""],
  ]
}
