import Testing
import TicketSchema

@Suite("parentPath")
struct ParentPathTests {
  @Test(arguments: [
    ("a/b", "a"), ("a/b/", "a"), ("a//b", "a"), ("/a/b", "/a"), ("a", "."), ("a/", "."),
    ("/a", "/"), ("//a", "/"), ("/", "/"), (".", "."), ("", "."), ("票/券.html", "票"),
    ("../a", ".."),
  ])
  func goesUpOneStep(_ path: String, _ parent: String) {
    #expect(parentPath(of: path) == parent)
  }
}
