import Foundation
import Testing

@testable import TicketKit

@Suite struct RateFieldTests {
  private func batch(_ json: String, _ options: String) throws -> TicketBatch {
    try decodeRows("{\"a\":\(json)}", fields: #"rate "$['a']" as "# + options)
  }

  private static let shares: [(String, String, String)] = [
    ("15", "percentOff", "0.15"), ("85", "percentPaid", "0.15"), ("0.15", "fractionOff", "0.15"),
    ("0.85", "fractionPaid", "0.15"), ("1500", "basisPointsOff", "0.15"),
    ("8.5", "tenthsPaid", "0.15"), (#""8.5""#, "tenthsPaid", "0.15"),
    ("12.5", "percentOff", "0.125"),
    (#""-10.0""#, "percentOff negate", "0.1"), ("100", "percentOff", "1"),
    ("88", "percentPaid", "0.12"),
    (#""1200""#, "basisPointsOff", "0.12"), ("0.1", "fractionOff", "0.1"),
    ("2.7", "tenthsPaid", "0.73"),
    ("-0", "percentOff negate", "0"), ("0", "tenthsPaid", "1"), ("1.5e1", "percentOff", "0.15"),
  ]

  @Test(arguments: shares)
  func sharesOff(json: String, options: String, share: String) throws {
    let record = try #require(try batch(json, options).records.first)
    #expect(record.rate(0) == Decimal(string: share))
    #expect(record.optionalRate(0) == record.rate(0))
    #expect(record.decimal(0) == record.rate(0))
    #expect(record.text(.number(0, "0.####")) == share)
  }

  private static let refused: [(String, String, TicketIssue.Code)] = [
    ("101", "percentOff", .outOfRange), ("-1", "percentOff", .outOfRange),
    ("10", "percentOff negate", .outOfRange), ("15", "fractionOff", .outOfRange),
    ("85", "tenthsPaid", .outOfRange), ("1e300", "percentOff", .outOfRange),
    (#""8.5折""#, "tenthsPaid", .wrongType), (#""15%""#, "percentOff", .wrongType),
    ("true", "percentOff", .wrongType), ("[15]", "percentOff", .wrongType),
    (#""""#, "percentOff", .missing), ("null", "percentOff", .missing),
  ]

  @Test(arguments: refused)
  func whatIsNoRate(json: String, options: String, code: TicketIssue.Code) throws {
    let batch = try batch(json, options)
    #expect(batch.issueLines == ["\(code.rawValue) $['data'][0]['a']"])
    #expect(batch.tickets.isEmpty)
  }

  @Test func theIssueSaysTheRange() throws {
    let issue = try #require(try batch("85", "tenthsPaid").issues.first)
    #expect(issue.expected == "a number from 0 to 10")
    #expect(issue.found == "the number 85")
    let negated = try #require(try batch("10", "percentOff negate").issues.first)
    #expect(negated.expected == "a number from -100 to 0")
    #expect(negated.found == "the number 10")
  }

  @Test func formats() throws {
    let record = try #require(try batch("8.5", "tenthsPaid").records.first)
    #expect(record.text(.rate(0, .tenthsPaid), "折") == "8.5折")
    #expect(record.text(.rate(0, .percentOff), "% off") == "15% off")
    #expect(record.text(.rate(0, .percentPaid)) == "85")
    #expect(record.run(rate: 0, as: .percentPaid) == StyledText.Run("85"))
    let style = TextStyle(name: "amount", size: 32)
    #expect(
      record.run(rate: 0, as: .tenthsPaid, style: style) == StyledText.Run("8.5", style: style))
    #expect(record.text(.number(0, "0%")) == "15%")
    #expect(record.text(.number(0, "0.00")) == "0.15")
    let whole = try #require(try batch("9", "tenthsPaid").records.first)
    #expect(whole.text(.rate(0, .tenthsPaid)) == "9")
    #expect(whole.text(.rate(0, .percentOff)) == "10")
  }

  @Test func defaultsAndAbsence() throws {
    let fields = """
      rate "$['a']" default 9 as tenthsPaid
      rate? "$['b']" as percentOff
      """
    let record = try #require(try decodeRows("{}", fields: fields).records.first)
    #expect(record.rate(0) == Decimal(1) / 10)
    #expect(record.optionalRate(1) == nil)
    #expect(record.rate(1) == 0)
    #expect(record.text("a", .rate(1, .percentOff)) == "a")
    #expect(record.run(rate: 1, as: .percentOff).text == "")
  }
}
