import Foundation
import Testing

@testable import TicketKit

@Suite struct MerchantPromotionTests {
  private func read(_ json: String) throws -> MerchantPromotion {
    try JSONDecoder().decode(MerchantPromotion.self, from: Data(json.utf8))
  }

  private func read(_ json: String, _ timeZone: String) throws -> MerchantPromotion {
    try JSONDecoder().decode(
      MerchantPromotion.self, from: Data(json.utf8),
      configuration: try #require(TimeZone(identifier: timeZone)))
  }

  private func written(_ promotion: MerchantPromotion) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(promotion), as: UTF8.self)
  }

  private let full = MerchantPromotion(
    id: "7", name: "满80减20",
    period: ValidityPeriod(
      start: Date(timeIntervalSince1970: 1_793_491_200),
      end: milliseconds(1_796_083_199_999)),
    isActive: false, discount: .amount(decimal("20.50")), threshold: 80, isStackable: true)

  @Test func datesAreISO8601AndMoneyIsText() throws {
    let json = """
      {"discount":{"amount":"20.5"},"end":"2026-11-30T23:59:59.999Z","id":"7","isActive":false,\
      "isStackable":true,"name":"满80减20","start":"2026-11-01T00:00:00.000Z","threshold":"80"}
      """
    #expect(try written(full) == json)
    #expect(try read(json) == full)
    let rate = MerchantPromotion(discount: .rate(decimal("0.1")))
    #expect(
      try written(rate)
        == #"{"discount":{"rate":"0.1"},"id":"","isActive":true,"isStackable":false,"name":""}"#)
  }

  @Test func eachDigitOfMoneySurvives() throws {
    let digits = "12345678901234567890123456789.123456789"
    let promotion = MerchantPromotion(id: "1", discount: .amount(decimal(digits)))
    #expect(try written(promotion).contains(digits))
    #expect(try read(try written(promotion)) == promotion)
    #expect(
      try read(#"{"id":"1","discount":{"amount":9007199254740993.07}}"#).discount
        == .amount(decimal("9007199254740993.07")))
  }

  /// woocommerce-ios#3511: one and the same amount in four forms.
  @Test(arguments: [
    (#""10.50""#, "10.5"), ("10.5", "10.5"), ("null", nil), (#""""#, nil), ("18.18", "18.18"),
    ("0", "0"), ("1e2", "100"),
  ])
  func moneyMayBeANumber(written: String, threshold: String?) throws {
    let json = #"{"id":"1","discount":{"amount":1},"threshold":\#(written)}"#
    #expect(try read(json).threshold == threshold.map(decimal))
  }

  @Test func whatIsAbsentHasItsDefault() throws {
    let least = MerchantPromotion(id: "1", discount: .amount(1))
    #expect(try read(#"{"id":"1","discount":{"amount":"1"}}"#) == least)
    #expect(
      try read(
        """
        {"id":1,"name":null,"start":"","end":null,"isActive":null,"threshold":null,
         "isStackable":null,"discount":{"amount":"1","rate":null},"more":[1]}
        """) == least)
  }

  @Test func anIdentityMayBeAWholeNumber() throws {
    let long = "1234567890123456789012345678"
    #expect(try read(#"{"id":\#(long),"discount":{"amount":1}}"#).id == long)
    #expect(try read(#"{"id":"0007","discount":{"amount":1}}"#).id == "0007")
    for id in ["1.5", "true", "null", "[]"] {
      #expect(throws: DecodingError.self) {
        try read(#"{"id":\#(id),"discount":{"amount":1}}"#)
      }
    }
  }

  @Test func flagsMayBeNumbers() throws {
    let json = #"{"id":"1","discount":{"amount":1},"isActive":0,"isStackable":1}"#
    #expect(try !read(json).isActive)
    #expect(try read(json).isStackable)
    for flag in ["2", "0.5", #""yes""#, "[]"] {
      #expect(throws: DecodingError.self) {
        try read(#"{"id":"1","discount":{"amount":1},"isActive":\#(flag)}"#)
      }
    }
  }

  /// woocommerce-ios#6254: an end that is a day is not over at that day's start.
  @Test func aDayAsEndLastsThroughThatDayInItsZone() throws {
    let json = #"{"id":"1","discount":{"amount":1},"start":"2026-11-30","end":"2026-11-30"}"#
    let shanghai = try read(json, "Asia/Shanghai").period
    // 2026-11-30T00:00:00+08:00 and 2026-11-30T23:59:59.999+08:00
    #expect(shanghai.start == Date(timeIntervalSince1970: 1_795_968_000))
    #expect(shanghai.end == milliseconds(1_796_054_399_999))
    #expect(shanghai.contains(Date(timeIntervalSince1970: 1_796_054_399)))
    #expect(!shanghai.contains(Date(timeIntervalSince1970: 1_796_054_400)))
    #expect(try read(json).period.end == milliseconds(1_796_083_199_999))
    // A day of 25 hours: 2026-11-01 in New York.
    let autumn = #"{"id":"1","discount":{"amount":1},"end":"2026-11-01"}"#
    #expect(
      try read(autumn, "America/New_York").period.end
        == milliseconds(1_793_595_599_999))
  }

  @Test func aTimeAsEndIsThatInstant() throws {
    let json = #"{"id":"1","discount":{"amount":1},"end":"2026-11-30T10:00:00"}"#
    #expect(try read(json).period.end == Date(timeIntervalSince1970: 1_796_032_800))
    #expect(
      try read(json, "Asia/Shanghai").period.end == Date(timeIntervalSince1970: 1_796_004_000))
    let offset = #"{"id":"1","discount":{"amount":1},"end":"2026-11-30T10:00+02:00"}"#
    #expect(
      try read(offset, "Asia/Shanghai").period.end == Date(timeIntervalSince1970: 1_796_025_600))
  }

  @Test(arguments: [
    (#"{"discount":{"amount":1}}"#, "id"),
    (#"{"id":"1"}"#, "discount"),
    (#"{"id":"1","discount":{}}"#, "discount"),
    (#"{"id":"1","discount":{"amount":1,"rate":0.1}}"#, "discount"),
    (#"{"id":"1","discount":{"amount":"8折"}}"#, "discount.amount"),
    (#"{"id":"1","discount":{"amount":" 8"}}"#, "discount.amount"),
    (#"{"id":"1","discount":{"amount":true}}"#, "discount.amount"),
    (#"{"id":"1","discount":{"amount":"NaN"}}"#, "discount.amount"),
    (#"{"id":"1","discount":{"rate":10}}"#, "discount.rate"),
    (#"{"id":"1","discount":{"rate":-0.1}}"#, "discount.rate"),
    (#"{"id":"1","discount":{"amount":1},"threshold":[]}"#, "threshold"),
    (#"{"id":"1","discount":{"amount":1},"end":1796032800}"#, "end"),
    (#"{"id":"1","discount":{"amount":1},"end":"2026-02-30"}"#, "end"),
    (#"{"id":"1","discount":{"amount":1},"end":"30.11.2026"}"#, "end"),
  ])
  func aWrongValueIsNamed(json: String, place: String) throws {
    let error = try #require(throws: DecodingError.self) { try read(json) }
    let path: [any CodingKey]
    switch error {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      path = context.codingPath
    @unknown default: path = []
    }
    #expect(path.map(\.stringValue).joined(separator: ".") == place)
  }

  /// Numbers that no decimal holds are refused or read as near as one comes; none of them traps.
  @Test(arguments: ["1e400", "1e-400", "-1e-999999999999999999999", "1e999999999999999999999"])
  func extremeNumbersAreNoTrouble(number: String) {
    for json in [number, "\"\(number)\""] {
      let promotion = try? read(#"{"id":"1","discount":{"amount":\#(json)}}"#)
      let price = promotion?.discountedAmount(10, at: instant(0)) ?? 10
      #expect(price == 10)
    }
  }

  @Test func whatHasNoJSONFormIsAnError() {
    for promotion in [
      MerchantPromotion(discount: .amount(.nan)), MerchantPromotion(discount: .rate(.nan)),
      MerchantPromotion(discount: .amount(1), threshold: .nan),
      MerchantPromotion(
        period: ValidityPeriod(end: Date(timeIntervalSinceReferenceDate: .infinity)),
        discount: .amount(1)),
    ] {
      #expect(throws: EncodingError.self) { try written(promotion) }
    }
  }

  /// A promotion that a server kept and that cannot be read would make each later list an error.
  @Test func whatCouldNotBeReadAgainIsNotWritten() throws {
    // 39 digits, which Foundation's division gives: its mantissa has 128 bits.
    let quotient = Decimal(4) / Decimal(3)
    try #require(quotient.description.count == 40)
    for promotion in [
      MerchantPromotion(discount: .rate(10)), MerchantPromotion(discount: .rate(decimal("-0.1"))),
      MerchantPromotion(discount: .rate(decimal("1.01"))),
      MerchantPromotion(discount: .amount(quotient)),
      MerchantPromotion(discount: .rate(quotient / 10)),
      MerchantPromotion(discount: .amount(1), threshold: .greatestFiniteMagnitude),
    ] {
      #expect(throws: EncodingError.self) { try written(promotion) }
    }
    for promotion in [
      MerchantPromotion(discount: .rate(0)), MerchantPromotion(discount: .rate(1)),
      MerchantPromotion(discount: .rate(Decimal(1) / 3)),
      MerchantPromotion(discount: .amount(-1), threshold: .leastNonzeroMagnitude),
      MerchantPromotion(
        discount: .amount(Decimal(sign: .plus, exponent: 127, significand: 1)), threshold: 0),
    ] {
      #expect(try read(try written(promotion)) == promotion)
    }
  }

  /// The years 1 to 9999 are those that ISO 8601 writes with four digits.
  @Test func onlyDatesOfFourDigitYearsHaveAForm() throws {
    func promotion(_ seconds: TimeInterval) -> MerchantPromotion {
      MerchantPromotion(
        period: ValidityPeriod(end: Date(timeIntervalSince1970: seconds)), discount: .amount(1))
    }
    let (first, last) = (-62_135_596_800.0, 253_402_300_799.0)
    #expect(try written(promotion(first)).contains("0001-01-01T00:00:00.000Z"))
    #expect(try written(promotion(last)).contains("9999-12-31T23:59:59.000Z"))
    #expect(throws: EncodingError.self) { try written(promotion(first - 1)) }
    #expect(throws: EncodingError.self) { try written(promotion(last + 1)) }
  }

  @Test func faultsAreWhatAMerchantHasToCorrect() throws {
    #expect(full.faults.isEmpty)
    try full.validate()
    let late = ValidityPeriod(start: instant(1), end: instant(0))
    #expect(
      MerchantPromotion(period: late, discount: .amount(0), threshold: -1).faults
        == [.startAfterEnd, .amountNotPositive, .thresholdNegative])
    for rate in ["0", "-0.1", "1.1", "10"] {
      #expect(MerchantPromotion(discount: .rate(decimal(rate))).faults == [.rateOutOfRange])
    }
    #expect(MerchantPromotion(discount: .rate(1), threshold: 0).faults.isEmpty)
    #expect(MerchantPromotion(discount: .rate(.nan)).faults == [.rateOutOfRange])
    #expect(MerchantPromotion(discount: .amount(.nan)).faults == [.amountNotPositive])
    #expect(
      MerchantPromotion(discount: .amount(1), threshold: .nan).faults == [.thresholdNegative])
    #expect(throws: PromotionFault.rateOutOfRange) {
      try MerchantPromotion(discount: .rate(10)).validate()
    }
  }
}

/// The instant nearest to a number of milliseconds since 1970.
private func milliseconds(_ count: Int) -> Date {
  Date(timeIntervalSinceReferenceDate: Double(count - 978_307_200_000) / 1_000)
}
