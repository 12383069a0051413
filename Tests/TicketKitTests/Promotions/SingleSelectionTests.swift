import Testing

@testable import TicketKit

@Suite struct SingleSelectionTests {
  @Test func theFirstIsSelectedUnlessAnotherIsNamed() {
    #expect(SingleSelection(["a", "b"])?.selected == "a")
    #expect(SingleSelection(["a", "b"], selected: "b")?.selected == "b")
    #expect(SingleSelection(first: "a", others: ["b"]).selected == "a")
    #expect(SingleSelection(first: "a").choices == ["a"])
  }

  @Test func exactlyOneOfTheChoicesIsSelected() {
    #expect(SingleSelection<String>([]) == nil)
    #expect(SingleSelection(["a"], selected: "b") == nil)
    var selection = SingleSelection(first: 1, others: [2, 3])
    let isChosen = selection.select(3)
    #expect(isChosen && selection.selected == 3 && selection.selectedIndex == 2)
    let isOther = selection.select(4)
    #expect(!isOther && selection.selected == 3)
    #expect(selection.choices.filter(selection.isSelected) == [3])
  }

  @Test func equalChoicesAreOne() {
    #expect(SingleSelection(["a", "b", "a"], selected: "a")?.choices == ["a", "b"])
    #expect(SingleSelection(first: "a", others: ["a", "b", "b"]).choices == ["a", "b"])
  }
}
