import Diagnostics
import Testing

@Suite struct NearestNameTests {
  private let keys = ["summary", "match", "id", "fields", "display", "promotion", "extends"]

  @Test(arguments: [
    ("sumary", "summary"), ("summmary", "summary"), ("Match", "match"), ("mtach", "match"),
    ("field", "fields"), ("feilds", "fields"), ("dispaly", "display"), ("ID", "id"),
    ("promotions", "promotion"), ("extend", "extends"),
  ])
  func misspeltNamesHaveANearest(name: String, nearest: String) {
    #expect(nearestName(to: name, among: keys) == nearest)
  }

  @Test(arguments: ["colour", "x", "", "type", "row", "满"])
  func farNamesHaveNone(name: String) {
    #expect(nearestName(to: name, among: keys) == nil)
  }

  @Test func nothingIsNearAmongNothing() {
    #expect(nearestName(to: "a", among: []) == nil)
  }

  @Test func aNameIsNotItsOwnSuggestion() {
    #expect(nearestName(to: "match", among: ["match", "matches"]) == "matches")
  }

  @Test func theOrderGivenDoesNotMatter() {
    let names = ["goodNamf", "goodNamd", "goodName2"]
    #expect(
      nearestName(to: "goodName", among: names)
        == nearestName(to: "goodName", among: names.reversed()))
    #expect(nearestName(to: "ab1", among: ["ab3", "ab2"]) == "ab2")
  }

  @Test func letterCaseCostsNothingBeyondATie() {
    #expect(nearestName(to: "goodname", among: ["goodName", "goodnama"]) == "goodName")
    // Each is one edit away, and two more where capitals count.
    #expect(nearestName(to: "goodname", among: ["GoodNamf", "goodnamf"]) == "goodnamf")
    #expect(nearestName(to: "GoodName", among: ["goodnama", "GoodNamf"]) == "GoodNamf")
  }

  @Test func nearIsAThirdOfTheLetters() {
    #expect(nearestName(to: "abcdef", among: ["abcdxy"]) == "abcdxy")
    #expect(nearestName(to: "abcdef", among: ["abcxyz"]) == nil)
    #expect(nearestName(to: "abcdefghi", among: ["abcdefxyz"]) == "abcdefxyz")
  }

  @Test func longNamesCostNothing() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(nearestName(to: long, among: [long + "b", "a"]) == nil)
    #expect(nearestName(to: "match", among: [long, "matsh"]) == "matsh")
  }
}
