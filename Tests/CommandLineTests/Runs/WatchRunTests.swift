import Foundation
import Testing

@Suite("ticketgen generate --watch")
struct WatchRunTests {
  private let project: Project
  private let tool: RunningTool

  init() throws {
    project = try Project(named: "票 & 券")
    tool = try RunningTool(["generate", "schemas", "--watch"], in: project.url)
    try #require(shows("3 kinds: 4 files written to Generated, 0 unchanged; watching schemas"))
  }

  /// Whether a line comes as the last one.
  private func shows(_ line: String) -> Bool { eventually { tool.errorLines.last == line } }

  private func coupon(_ name: String) throws -> String {
    try project.text("schemas/coupon.yaml").replacingOccurrences(of: "coupon_common", with: name)
  }

  private func generated(_ name: String) -> Bool {
    eventually { (try? project.text("Generated/CouponTicket.swift").contains(name)) ?? false }
  }

  private func moveIntoPlace(_ name: String, _ text: String) throws {
    try project.write("schemas/.new", text)
    let new = project.url.appendingPathComponent("schemas/.new").path
    #expect(rename(new, project.url.appendingPathComponent(name).path) == 0)
  }

  @Test func aFileWrittenInPlaceRunsAgain() throws {
    try project.write("schemas/coupon.yaml", try coupon("written"))
    #expect(generated("\"written\""))
    #expect(
      shows("3 kinds: 1 file written to Generated, 3 unchanged; watching schemas"))
    #expect(tool.errorLines.count == 2)
    tool.send(SIGINT)
    #expect(tool.status() == 0)
  }

  @Test func aFileRenamedIntoPlaceRunsAgainAndAgain() throws {
    for name in ["first", "second", "third"] {
      let text = try project.text("schemas/coupon.yaml")
      try moveIntoPlace(
        "schemas/coupon.yaml", text.replacing(/coupon_\w+/) { _ in "coupon_\(name)" })
      #expect(generated("\"coupon_\(name)\""))
    }
    #expect(eventually { tool.errorLines.count == 4 })
    tool.send(SIGTERM)
    #expect(tool.status() == 0)
  }

  @Test func filesThatComeAndGo() throws {
    try project.write("schemas/deep/er/cash.yaml", Project.cashSchema)
    #expect(shows("4 kinds: 2 files written to Generated, 3 unchanged; watching schemas"))
    try moveIntoPlace(
      "schemas/deep/er/cash.yaml", Project.cashSchema.replacingOccurrences(of: "￥", with: "¥"))
    #expect(shows("4 kinds: 1 file written to Generated, 4 unchanged; watching schemas"))
    try project.remove("schemas/deep")
    #expect(
      shows("3 kinds: 1 file written to Generated, 3 unchanged, 1 removed; watching schemas"))
  }

  @Test func aFaultIsShownAndItsCureAsWell() throws {
    let good = try project.text("schemas/coupon.yaml")
    try project.write("schemas/coupon.yaml", "match: 1\nfields: {a: strin}\n")
    #expect(eventually { tool.errorLines.last?.hasSuffix("; watching schemas") ?? false })
    #expect(
      eventually { tool.errorLines.contains { $0.hasPrefix("schemas/coupon.yaml:2:13: error: ") } })
    #expect(eventually { tool.errorLines.last?.contains(" error") ?? false })
    #expect(tool.isRunning)
    try project.write("schemas/coupon.yaml", good)
    #expect(shows("3 kinds: 0 files written to Generated, 4 unchanged; watching schemas"))
  }

  @Test func aFolderThatIsMadeAnewIsWatched() throws {
    let away = project.url.appendingPathComponent("away")
    let schemas = project.url.appendingPathComponent("schemas")
    try FileManager.default.moveItem(at: schemas, to: away)
    #expect(shows("1 error; watching schemas"))
    try FileManager.default.createDirectory(at: schemas, withIntermediateDirectories: false)
    #expect(eventually { tool.errorLines.count { $0.hasSuffix("; watching schemas") } == 3 })
    try FileManager.default.removeItem(at: schemas)
    try FileManager.default.moveItem(at: away, to: schemas)
    #expect(shows("3 kinds: 0 files written to Generated, 4 unchanged; watching schemas"))
    try project.write("schemas/coupon.yaml", try coupon("after"))
    #expect(generated("\"after\""))
    tool.send(SIGINT)
    #expect(tool.status() == 0)
  }

  @Test func whatIsNoInputRunsNothing() throws {
    try project.write("schemas/notes.txt", "x")
    try project.write("schemas/.hidden.yaml", "x")
    try project.write("Generated/Notes.swift", "// mine\n")
    try project.write("other.yaml", "x")
    // Longer than changes are taken together: a run because of these would show before the next change.
    usleep(400_000)
    #expect(tool.errorLines.count == 1)
    // A change that counts, so that there is something to wait for.
    try project.write("schemas/coupon.yaml", try coupon("last"))
    #expect(generated("\"last\""))
    #expect(eventually { tool.errorLines.count == 2 })
    tool.send(SIGINT)
    #expect(tool.status() == 0)
    #expect(tool.errorLines.count == 2)
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGABRT])
  func aCrashIsAFaultInTicketgenItself(_ signal: Int32) {
    tool.send(signal)
    #expect(tool.status() == 70)
    #expect(tool.errorLines.last?.hasSuffix("[internal-fault]") ?? false)
  }

  @Test func aFolderThatWasNeverThereEndsAsWithoutWatching() throws {
    let run = try project.run("generate", "missing/", "--watch")
    #expect(run.status == 74)
    let plain = try project.run("generate", "missing/")
    #expect(run.errors == plain.errors)
  }
}
