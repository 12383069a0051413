import Testing

@testable import ticketgen

@Suite("Surroundings")
struct SurroundingsTests {
  @Test func aTerminalWithoutEscapeSequencesHasNoColor() {
    #expect(!Surroundings().isColorUnwelcome)
    #expect(!Surroundings(noColor: "").isColorUnwelcome)
    #expect(Surroundings(noColor: "1").isColorUnwelcome)
    #expect(Surroundings(isTerminalDumb: true).isColorUnwelcome)
  }

  @Test(
    "Paths count from the workspace, also from one that is the root of the file system",
    arguments: [
      ("/", "/a/b", "a/b"), ("//", "/a", "a"), ("/", "/", ""), ("/a", "/a/b", "b"),
      ("/a/", "/a/b/c", "b/c"),
      ("/a", "/a", ""), ("/a", "/ab", ""), ("/a", "/", ""),
    ])
  func pathsCountFromTheWorkspace(workspace: String, folder: String, prefix: String) {
    #expect(Surroundings(workspace: workspace, folder: folder).repositoryPrefix == prefix)
  }
}
