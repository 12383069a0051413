import Testing
import YAMLSyntax

@Suite struct TabTests {
  /// YAML reads these on as text, where an editor shows a list.
  @Test(arguments: [
    ("a:\n  - 满\n   \t- y\n", "3:4-5"), ("a: x\n \t-\n", "2:2-3"),
    ("a: x\r\n\r\n \t-\ty\r\n", "3:2-3"),
  ])
  func tabBeforeADash(yaml: String, place: String) {
    #expect(
      YAMLReading(yaml).report == [
        "\(place) tab-indentation: a tab stands before the dash: indent with spaces"
      ])
  }

  @Test(arguments: [
    "a: x\n \ty\n", "a:\tb\n", "a: x\t\nb: y\t# c\n", "a: \"x\n\t- y\"\n", "a: |\n  x\n  \t- y\n",
    "a: x\n  - y\n",
    "a: x\n \t-y\n", "{\n\ta: b\n}\n",
  ])
  func tabsElsewhereAreWhiteSpace(yaml: String) {
    #expect(YAMLReading(yaml).ids.isEmpty)
  }
}
