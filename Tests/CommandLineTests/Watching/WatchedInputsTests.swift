import Foundation
import Testing

@testable import ticketgen

@Suite("WatchedInputs")
struct WatchedInputsTests {
  private let project: Project

  init() throws { project = try Project() }

  private var inputs: WatchedInputs {
    WatchedInputs(WatchedPaths(paths: [path("schemas"), path("data/a.json")]))
  }

  private func path(_ name: String) -> String { project.url.appendingPathComponent(name).path }

  @Test func countsSchemasAndFilesAlone() throws {
    try project.write("data/a.json", "[]")
    let before = inputs
    #expect(!before.isMissing)
    #expect(
      before.files.count == 4
        + (FileManager.default.fileExists(
          atPath: path("schemas/ticketgen.yaml")) ? 0 : -1) + 1)
    try project.write("data/b.json", "[]")
    try project.write("schemas/notes.txt", "x")
    try project.write("schemas/.git/a.yaml", "x")
    #expect(inputs == before)
    try project.write("schemas/sub/x.yml", "x")
    #expect(inputs != before)
    try project.remove("schemas/sub")
    #expect(inputs == before)
    try project.write("data/a.json", "[1]")
    #expect(inputs != before)
  }

  @Test func ofTicketFilesOnlyThoseCount() throws {
    func look() -> WatchedInputs {
      WatchedInputs(WatchedPaths(paths: [path("mixed")], ticketFilesOnly: true))
    }
    try project.write("mixed/coupon.ticket.yaml", "match: 1")
    try project.write("mixed/ticketgen.yaml", "locale: zh_CN")
    try project.write("mixed/compose.yaml", "services: {}")
    let before = look()
    #expect(
      before.files.keys.sorted() == [
        path("mixed/coupon.ticket.yaml"), path("mixed/ticketgen.yaml"),
      ])
    try project.write("mixed/compose.yaml", "services: {web: {}}")
    #expect(look() == before)
    try project.write("mixed/coupon.ticket.yaml", "match: [1]")
    #expect(look() != before)
  }

  @Test func whatARunRefusesCounts() throws {
    try project.write("data/a.json", "[]")
    let before = inputs
    try FileManager.default.createSymbolicLink(
      atPath: path("schemas/gone"), withDestinationPath: "nowhere")
    #expect(inputs != before)
    try project.remove("schemas/gone")
    #expect(inputs == before)
  }

  @Test func watchesTheFoldersInWhichAChangeShows() throws {
    try project.write("schemas/sub/x.yml", "x")
    #expect(
      inputs.folders == [project.url.path, path("schemas"), path("schemas/sub")])
    #expect(inputs.isMissing)
    try project.write("data/a.json", "x")
    #expect(
      inputs.folders == [
        project.url.path, path("data"), path("schemas"), path("schemas/sub"),
      ])
    #expect(WatchedInputs(WatchedPaths(paths: ["no/such/folder"])).folders == ["."])
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("schemas/loop"), withDestinationPath: ".")
    #expect(inputs.folders == [project.url.path, path("schemas")])
  }
}
