import Testing

@testable import ticketgen

@Suite("OutputLocation")
struct OutputLocationTests {
  @Test(arguments: [
    ("schemas", "Generated"), ("schemas/", "Generated"), ("./schemas//", "Generated"),
    ("a/schemas", "a/Generated"), ("/a/schemas/", "/a/Generated"), (".", "../Generated"),
    ("..", "../../Generated"), ("../schemas", "../Generated"), ("/schemas", "/Generated"),
    ("a b/票 & 券", "a b/Generated"),
  ])
  func standsBesideTheSchemasFolder(_ schemas: String, _ expected: String) {
    #expect(OutputLocation.path(schemas: schemas, option: nil, setting: nil) == expected)
  }

  @Test func aSettingCountsFromTheSettingsFile() {
    func path(_ setting: String, _ schemas: String = "a/schemas") -> String {
      OutputLocation.path(schemas: schemas, option: nil, setting: setting)
    }
    #expect(path("../Generated") == "a/Generated")
    #expect(path("out") == "a/schemas/out")
    #expect(path("../../x/./y") == "x/y")
    #expect(path("../../../x") == "../x")
    #expect(path("/abs/x") == "/abs/x")
    #expect(path(".") == "a/schemas")
    #expect(path("..", "schemas") == ".")
  }

  @Test func anOptionCountsFromTheWorkingFolderAndWins() {
    func path(_ option: String) -> String {
      OutputLocation.path(schemas: "a/schemas", option: option, setting: "../x")
    }
    #expect(path("out") == "out")
    #expect(path("./out/") == "out")
    #expect(path("/") == "/")
    #expect(path("/../x") == "/x")
    #expect(path("../out") == "../out")
  }
}
