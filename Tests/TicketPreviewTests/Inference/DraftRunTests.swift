import Diagnostics
import Testing
import TicketSchema

@testable import TicketPreview

/// Drafts that turn out wrong are taken back, and nothing is given that was not found right.
@Suite struct DraftRunTests {
  /// A run over one row, and what it asks to have verified.
  private func drafts(
    kind: String?, _ outcomes: [DraftVerifier.Outcome]
  ) throws -> (names: [String]?, text: String?, repairs: Int?, verified: [[String]]) {
    let json = #"{"data":[{"id":7,"name":"a","amount":5,"endTime":"2026-12-31"}]}"#
    let sample = try InferenceSample(path: "s.json", json: .init(json.utf8))
    var findings = FindingCollector()
    let items = try #require(ItemsFinder(samples: [sample]).find(into: &findings))
    let rows = RowReader(samples: [sample], items: items.path).rows(into: &findings)
    let run = DraftRun(samples: [sample], items: items, rows: rows, kindName: kind)
    var verified: [[String]] = []
    let drafts = run.drafts { files in
      verified.append(files.map { "\($0.name) \($0.text.contains("fields:"))" })
      return verified.count <= outcomes.count ? outcomes[verified.count - 1] : .refused
    }
    let files = drafts?.0.files
    return (files?.map(\.name), files?.last?.text, drafts?.repairs, verified)
  }

  @Test func rightDraftsAreGiven() throws {
    let run = try drafts(kind: "coupon", [.right])
    #expect(run.names == ["ticketgen.yaml", "coupon.yaml"])
    #expect(run.repairs == 0)
  }

  @Test(arguments: ["coupon", nil])
  func refusedDraftsGiveBareOnesOfTheSameName(_ kind: String?) throws {
    let run = try drafts(kind: kind, [.refused, .right])
    let name = "\(kind ?? "draft").yaml"
    #expect(run.names == ["ticketgen.yaml", name])
    #expect(run.text?.contains("\nfields:") == false)
    #expect(run.text?.contains("\nmatch: {unknown: true}\n") == true)
    #expect(run.repairs == 1)
    // The bare draft was verified as well.
    #expect(run.verified.last == ["ticketgen.yaml false", "\(name) false"])
  }

  @Test func bareDraftsThatAreWrongAreNotGiven() throws {
    #expect(try drafts(kind: "coupon", [.refused, .refused]).names == nil)
    #expect(try drafts(kind: "coupon", [.refused, .unclaimedRows]).names == nil)
  }

  @Test func aFieldThatIsLeftOutIsNoIdentity() throws {
    let good = try drafts(kind: "coupon", [.right])
    #expect(good.text?.contains("\nid: id\n") == true)
    let run = try drafts(kind: "coupon", [.wrongFields(["$['id']"]), .right])
    #expect(run.text?.contains("\nid:") == false)
    #expect(run.text?.contains("id: not every row can be read") == true)
    #expect(run.repairs == 1)
  }

  @Test func endlessRepairsEndInBareDrafts() throws {
    let wrong = DraftVerifier.Outcome.wrongFields(["$['nothing']"])
    let run = try drafts(kind: "coupon", Array(repeating: wrong, count: 6) + [.right])
    #expect(run.repairs == 6)
    #expect(run.verified.count == 7)
    #expect(run.names == ["ticketgen.yaml", "coupon.yaml"])
    #expect(run.text?.contains("\nfields:") == false)
    #expect(try drafts(kind: "coupon", Array(repeating: wrong, count: 7)).names == nil)
  }

  /// The drafts without a field are right for every sample, whatever the kind is called.
  @Test(arguments: ["coupon", "ticketgen", "String", "{x}"])
  func bareDraftsPass(_ kind: String) throws {
    let json = #"{"data":[{"type":1},{"type":"b"},{"no":2}],"more":[{"a":1}]}"#
    let sample = try InferenceSample(path: "s.json", json: .init(json.utf8))
    var findings = FindingCollector()
    let items = try #require(ItemsFinder(samples: [sample]).find(into: &findings))
    let rows = RowReader(samples: [sample], items: items.path).rows(into: &findings)
    let run = DraftRun(
      samples: [sample], items: items, rows: rows, kindName: KindNamer.stem(kind))
    let verifier = DraftVerifier(samples: [sample], items: items.path)
    var count = 0
    let drafts = run.drafts { files in
      count += 1
      return count == 1 ? .refused : verifier.verify(files)
    }
    #expect(drafts?.repairs == 1)
    #expect(count == 2)
  }
}
