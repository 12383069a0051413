import Foundation
import Testing

@testable import TicketKit

/// KarrotCodableKit#29: one outcome whatever the entry.
@Suite struct EntryPointTests {
  private let rows = [
    #"{"ticketId":"c1","goodName":"拉面","overdue":"no","ticketMoney":"10.5","minLimitMoney":0,"deadline":"d"}"#,
    #"{"ticketId":"c2","goodName":[],"overdue":2,"ticketMoney":1e999,"minLimitMoney":0}"#,
    #"{"ticketId":3,"goodName":"x","overdue":true,"ticketMoney":2,"minLimitMoney":3,"deadline":"e"}"#,
  ]
  private var response: Data {
    Data(#"{"modelType":"1","data":[\#(rows.joined(separator: ","))]}"#.utf8)
  }

  private func texts(_ batch: TicketBatch) -> [[String]] {
    batch.tickets.map(texts)
  }

  private func texts(_ ticket: any TicketModel) -> [String] {
    [
      ticket.id, ticket.goodName, ticket.backgroundImageName, ticket.effectCondition,
      ticket.deadline, ticket.perferential?.plainText ?? "",
    ]
  }

  @Test func everyEntryGivesTheSameOutcome() async throws {
    let batch = try CouponFactory.decode(response)
    #expect(
      texts(batch) == [
        ["c1", "拉面", "coupon_common", "· 满0元可用", "· 兑换截止日期：d", "￥10.5"],
        ["3", "x", "coupon_overdue", "· 满3元可用", "· 兑换截止日期：e", "￥2"],
      ])
    #expect(batch.issues.count == 4)

    let later = try await CouponFactory.tickets(from: response)
    #expect(texts(later) == texts(batch))
    #expect(later.issues == batch.issues)

    let handed = await withCheckedContinuation { continuation in
      CouponFactory.analyse(response) { continuation.resume(returning: $0) }
    }
    #expect(texts(try handed.get()) == texts(batch))
    #expect(try handed.get().issues == batch.issues)

    for (row, ticket) in [(0, batch.tickets[0]), (2, batch.tickets[1])] {
      let object = try JSONSerialization.jsonObject(with: Data(rows[row].utf8))
      let single = try CouponTicket(dictionary: try #require(object as? [String: Any]))
      // A row on its own is row 0, but these have an id.
      #expect(texts(single) == texts(ticket))
    }
    let bad = try JSONSerialization.jsonObject(
      with: Data(#"{"ticketId":"c2","goodName":[],"overdue":2,"minLimitMoney":0}"#.utf8))
    #expect {
      try CouponTicket(dictionary: bad as? [String: Any] ?? [:])
    } throws: { error in
      guard case .unusableRow(let issues) = error as? TicketDecodingError else { return false }
      return issues.map(\.code) == batch.issues.map { $0.code == .outOfRange ? .missing : $0.code }
        && issues.map(\.path) == [
          "$['goodName']", "$['overdue']", "$['ticketMoney']", "$['deadline']",
        ]
    }
  }

  @Test func everyEntryThrowsTheSame() async throws {
    let broken = Data("{\"modelType\":1,\"data\":[{]}".utf8)
    let expected = TicketDecodingError.notJSON(
      line: 1, column: 25, offset: 24, reason: "a member name in quotes is expected")
    #expect(throws: expected) { try CouponFactory.decode(broken) }
    await #expect(throws: expected) { try await CouponFactory.tickets(from: broken) }
    let handed = await withCheckedContinuation { continuation in
      CouponFactory.analyse(broken) { continuation.resume(returning: $0) }
    }
    #expect(throws: expected) { try handed.get() }
  }

  @Test func aCancelledTaskEnds() async throws {
    let row = rows[0]
    let big = Data(
      #"{"modelType":"1","data":[\#(Array(repeating: row, count: 50_000).joined(separator: ","))]}"#
        .utf8)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try ResponseDecoder(
        layout: CouponFactory.layout, context: CouponFactory.context, isCancellable: true
      ).batch(of: big) { RowTicket(record: $0) }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    // Without a task that can be cancelled the work is done to its end.
    let sync = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try CouponFactory.decode(big)
    }
    #expect(try await sync.value.tickets.count == 50_000)
    let whole = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await CouponFactory.tickets(from: big)
    }
    await #expect(throws: CancellationError.self) { try await whole.value }
  }

  @MainActor @Test func theAsyncEntryLeavesTheCallersActor() async throws {
    let batch = try await CouponFactory.tickets(
      from: response,
      context: TicketContext(
        locale: "zh_CN", timeZone: "UTC",
        now: { Date(timeIntervalSince1970: Thread.isMainThread ? 1 : 2) }))
    let record = try #require(batch.tickets.first.map { Mirror(reflecting: $0) })
    let now = record.children.compactMap { ($0.value as? TicketRecord)?.now }.first
    #expect(now == Date(timeIntervalSince1970: 2))
  }

  @Test func aSliceOfDataIsReadFromItsOwnStart() throws {
    let padded = Data("xxxx".utf8) + response + Data("yyyy".utf8)
    let slice = padded.dropFirst(4).dropLast(4)
    #expect(slice.startIndex == 4)
    #expect(texts(try CouponFactory.decode(slice)) == texts(try CouponFactory.decode(response)))
  }

  @Test func aMutationOfTheCallersDataChangesNothing() throws {
    var data = response
    let batch = try CouponFactory.decode(data)
    let before = texts(batch)
    data.withUnsafeMutableBytes { bytes in
      for index in bytes.indices { bytes[index] = 0x20 }
    }
    #expect(texts(batch) == before)
  }
}
