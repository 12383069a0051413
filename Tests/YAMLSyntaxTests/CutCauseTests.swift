import Testing
import YAMLSyntax

@Suite struct CutCauseTests {
  @Test(arguments: [
    ("a: title == 'a #1'\n", YAMLCutCause.comment), ("a: title == 'a\t#1'\n", .comment),
    ("{a: b == 'x,y: z}\n", .comma), ("a: x\n", nil), ("a: x#1\n", nil), ("a: 'x' # c\n", nil),
    ("a: x,y\n", nil), ("{a: x }\n", nil), ("a: &n x #\nb: *n # c\n", .comment), ("a: x", nil),
    ("{a: x , b: y}", .comma),
  ])
  func whatCutsAPlainScalar(yaml: String, cause: YAMLCutCause?) throws {
    let node = try #require(YAMLReading(yaml).root?.entry("a")?.value)
    #expect(node.cutCause == cause)
  }

  @Test func aliasesAreNotCut() throws {
    let node = try #require(YAMLReading("b: &n x\na: *n # c\n").root?.entry("a")?.value)
    #expect(node.cutCause == nil)
  }

  @Test func causesHaveMarks() {
    #expect(YAMLCutCause.comment.mark == " #")
    #expect(YAMLCutCause.comma.mark == ",")
  }
}
