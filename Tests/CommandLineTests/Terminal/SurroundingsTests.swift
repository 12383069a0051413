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
}
