import Foundation
import Testing
import TicketKit
import TicketPreview
import TicketSchema

@Suite struct PreviewJSONTests {
  private func response(
    _ json: String, file: String? = nil, schemas: String = "schemas"
  ) throws -> PreviewResponse {
    let catalog = try TestCatalog.folder(schemas)
    let context = TicketContext(catalog.settings, now: TestCatalog.noon)
    return try TicketEvaluator(catalog: catalog, context: context)
      .response(Data(json.utf8), file: file)
  }

  private static let coupons = """
    {"modelType": 1, "data": [{"ticketId": "A7", "goodName": "新人礼", "overdue": 0,
      "ticketMoney": 20, "minLimitMoney": 100, "deadline": "x"}, null]}
    """

  @Test func oneObjectWithATicketOrAnIssueALine() throws {
    let text = try PreviewJSON.text(for: [response(Self.coupons)])
    #expect(
      text == """
        {"tickets": [
        {"type": "coupon", "row": 0, "id": "A7", "backgroundImageName": "coupon_common", \
        "goodName": "新人礼", "effectCondition": "· 满100元可用", \
        "deadline": "· 兑换截止日期：x", "perferential": {"text": "￥20", \
        "runs": [{"text": "￥", "style": "symbol"}, {"text": "20", "style": "amount"}]}}
        ], "issues": [
        {"row": 1, "path": "$['data'][1]", "code": "not-an-object", \
        "message": "expected an object, found null", "dropsRow": true}
        ]}

        """)
  }

  @Test func nothingIsTwoEmptyLists() throws {
    #expect(PreviewJSON.text(for: []) == "{\"tickets\": [], \"issues\": []}\n")
    let response = try response(#"{"modelType": 1, "data": []}"#)
    #expect(PreviewJSON.text(for: [response]) == "{\"tickets\": [], \"issues\": []}\n")
  }

  @Test func severalFilesAreNamed() throws {
    let text = try PreviewJSON.text(for: [
      response(Self.coupons, file: "a \"1\".json"), response(Self.coupons, file: "b.json"),
    ])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]])
    #expect(
      object["tickets"]?.map { $0["file"] as? String } == ["a \"1\".json", "b.json"])
    #expect(
      object["issues"]?.map { $0["file"] as? String } == ["a \"1\".json", "b.json"])
    #expect(text.contains(#""type": "coupon", "row": 0, "file": "b.json", "id""#))
    #expect(text.contains(#"{"row": 1, "file": "b.json", "path""#))
  }

  @Test func everyScalarComesBackAndNoneIsObeyed() throws {
    var scalars = (0...0x2FFF).compactMap(Unicode.Scalar.init).map(Character.init)
    scalars += ["\u{FEFF}", "\u{FFFD}", "👨‍👩‍👧‍👦", "\u{10FFFF}", "\u{E0001}"]
    let name = String(scalars)
    let ticket = PreviewTicket(
      kind: 0, type: "a", row: 0, id: nil, properties: [.init(name: name, value: .flag(true))])
    let text = PreviewJSON.text(for: [
      PreviewResponse(file: nil, tickets: [ticket], issues: [])
    ])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]])
    let key = try #require(object["tickets"]?[0].keys.first { $0 != "type" && $0 != "row" })
    #expect(Array(key.unicodeScalars) == Array(name.unicodeScalars))
    let obeyed = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
        || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
    #expect(obeyed.isEmpty)
  }

  /// What the payloads of public APIs must show was worked out by hand.
  @Test(arguments: try folders()) func everyPayloadShowsWhatIsExpected(_ folder: String) throws {
    let root = TestCatalog.repository.appendingPathComponent("Examples/Payloads/\(folder)")
    let payload = try Data(contentsOf: root.appendingPathComponent("payload.json"))
    let response = try response(
      String(decoding: payload, as: UTF8.self), schemas: "Examples/Payloads/\(folder)/schemas")
    let shown = try object(Data(PreviewJSON.text(for: [response]).utf8))
    let expected = try object(
      Data(contentsOf: root.appendingPathComponent("expected.json")))
    for name in ["tickets", "issues"] {
      let shown = shown[name]?.map { $0.filter { $0.key != "message" } } ?? []
      let due = expected[name] ?? []
      #expect(shown.count == due.count)
      for (shown, due) in zip(shown, due) {
        #expect(NSDictionary(dictionary: shown) == NSDictionary(dictionary: due))
      }
    }
  }

  private func object(_ json: Data) throws -> [String: [[String: Any]]] {
    try #require(JSONSerialization.jsonObject(with: json) as? [String: [[String: Any]]])
  }

  private static func folders() throws -> [String] {
    let root = TestCatalog.repository.appendingPathComponent("Examples/Payloads").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: root).filter {
      FileManager.default.fileExists(atPath: "\(root)/\($0)/schemas")
    }
    return folders.sorted()
  }
}
