import Testing
import YAMLSyntax

@Suite struct DocumentTests {
  @Test(arguments: [
    ("", "1:1-1"), ("\n\n", "1:1-1"), ("# only a comment\n", "1:1-1"), ("\u{FEFF}", "1:1-1"),
    ("---\n", "2:1-1"), ("%YAML 1.2\n---\n...\n", "3:1-1"), ("--- # 满\n", "2:1-1"),
  ])
  func emptyFiles(yaml: String, place: String) {
    let reading = YAMLReading(yaml)
    #expect(
      reading.report == ["\(place) empty-file: the file holds no keys: write some, or remove it"])
    #expect(reading.root == nil)
  }

  @Test func nullFile() {
    #expect(YAMLReading("~\n").ids == ["1:1-2 null-value"])
    #expect(YAMLReading("~\n").root == nil)
  }

  @Test func aDocumentMayBeMarked() {
    #expect(YAMLReading("%YAML 1.2\n---\na: 1\n...\n").tree == "{a: ‹1›}")
    #expect(YAMLReading("--- {a: 1}\n...\n# end\n").tree == "{a: ‹1›}")
  }

  @Test(arguments: [
    ("满: 1\n---\nb: 2\n", "2:1-4"), ("a: 1\n--- b\n", "2:1-4"), ("a: 1\n...\n---\nb: 2\n", "3:1-4"),
    ("a: 1\n---\n", "2:1-4"),
    ("---\na: 1\n---\nb: 2\n---\nc\n", "3:1-4"),
  ])
  func severalDocuments(yaml: String, place: String) {
    let reading = YAMLReading(yaml)
    #expect(
      reading.report == [
        "\(place) several-documents: a second document begins here: one file holds one"
      ])
    #expect(reading.root != nil)
  }

  @Test func scalarAndListFilesAreReadAsTheyAre() {
    #expect(YAMLReading("a:1\n").tree == "‹a:1›")
    #expect(YAMLReading("- a\n").tree == "[‹a›]")
  }

  @Test func findingsBeforeASyntaxErrorAreKept() {
    #expect(
      YAMLReading("a: ~\na: 1\nb: {c}元\nd: ~\n").ids
        == ["1:4-5 null-value", "2:1-2 duplicate-key", "3:7-10 yaml-syntax"])
  }
}
