import Testing

@testable import TicketSchema

/// What conditions become in the catalog: resolved names, `not` at the atoms, tests of presence.
struct ConditionMeaningTests {
  private static let fields = """
    overdue: bool
    done: bool?
    title: string
    note: string?
    count: integer
    price: decimal
    limit: decimal?
    start: date
    end: date?
    status: {type: enum, cases: {unused: 0, used: 1, 3: x, 'on sale': y, now: n, title: t}}
    state: {type: enum?, cases: [unused, used]}
    true: bool
    """

  @Test(
    arguments: [
      ("overdue", .isTrue(0)),
      ("not overdue", .isFalse(0)),
      ("not not overdue", .isTrue(0)),
      ("overdue == true", .isTrue(0)),
      ("overdue == false", .isFalse(0)),
      ("true != overdue", .isFalse(0)),
      ("title == 'x'", .comparison(.field(2), .equal, .text("x"))),
      ("'x' != title", .comparison(.field(2), .notEqual, .text("x"))),
      ("count > 0", .comparison(.field(4), .greater, .number("0"))),
      ("0 < count", .comparison(.field(4), .greater, .number("0"))),
      ("price <= -1.5", .comparison(.field(5), .lessOrEqual, .number("-1.5"))),
      ("start < now", .comparison(.field(7), .less, .now(plusSeconds: 0))),
      ("now + 3d >= start", .comparison(.field(7), .lessOrEqual, .now(plusSeconds: 259_200))),
      ("status == used", .comparison(.field(9), .equal, .enumCase(1))),
      ("used == status", .comparison(.field(9), .equal, .enumCase(1))),
      ("status == 3", .comparison(.field(9), .equal, .enumCase(2))),
      ("status == 'on sale'", .comparison(.field(9), .equal, .enumCase(3))),
      ("status == now", .comparison(.field(9), .equal, .enumCase(4))),
      // Beside an enum a bare name is a case, also where a field has that name.
      ("status == title", .comparison(.field(9), .equal, .enumCase(5))),
      ("status is unrecognized", .isUnrecognized(9)),
      ("not status is unrecognized", .isRecognized(9)),
      ("note is present", .isPresent(3)),
      ("not note is present", .isAbsent(3)),
      ("title is present", .isPresent(2)),
    ] as [(String, Condition)])
  func atoms(text: String, expected: Condition) throws {
    #expect(try Sample.condition(text, fields: Self.fields) == expected)
  }

  @Test(
    arguments: [
      (
        "note == 'x'", .and([.isPresent(3), .comparison(.field(3), .equal, .text("x"))])
      ),
      (
        "not note == 'x'", .and([.isPresent(3), .comparison(.field(3), .notEqual, .text("x"))])
      ),
      ("done", .and([.isPresent(1), .isTrue(1)])),
      ("not done", .and([.isPresent(1), .isFalse(1)])),
      ("state is unrecognized", .and([.isPresent(10), .isUnrecognized(10)])),
      (
        "limit < price",
        .and([.isPresent(6), .comparison(.field(6), .less, .field(5))])
      ),
      (
        "price < limit",
        .and([.isPresent(6), .comparison(.field(5), .less, .field(6))])
      ),
      (
        "limit == limit",
        .and([.isPresent(6), .comparison(.field(6), .equal, .field(6))])
      ),
      // A test that stands before is not repeated.
      ("done is present and done", .and([.isPresent(1), .isTrue(1)])),
      (
        "done and (overdue or not done)",
        .and([.isPresent(1), .isTrue(1), .or([.isTrue(0), .isFalse(1)])])
      ),
      (
        "done or overdue", .or([.and([.isPresent(1), .isTrue(1)]), .isTrue(0)])
      ),
      (
        "not (done and overdue)",
        .or([.and([.isPresent(1), .isFalse(1)]), .isFalse(0)])
      ),
      (
        "not (done or overdue)", .and([.isPresent(1), .isFalse(1), .isFalse(0)])
      ),
      (
        "not (count < 1 or price >= 2)",
        .and([
          .comparison(.field(4), .greaterOrEqual, .number("1")),
          .comparison(.field(5), .less, .number("2")),
        ])
      ),
      (
        "not (count <= 1 or price > 2)",
        .and([
          .comparison(.field(4), .greater, .number("1")),
          .comparison(.field(5), .lessOrEqual, .number("2")),
        ])
      ),
    ] as [(String, Condition)])
  func structure(text: String, expected: Condition) throws {
    #expect(try Sample.condition(text, fields: Self.fields) == expected)
  }
}
