import Foundation
import Testing
import TicketSchema

@testable import TicketCodegen

@Suite("OutputFolder")
struct OutputFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A new file is whole where files need a name while they are written, too")
  func namedPlacing() throws {
    defer { folder.remove() }
    try folder.makeFolder("Generated")
    let open = try OutputFolder(folder.path("Generated"))
    try open.placeNamed(Array("one".utf8), as: "A.swift", temporary: ".a.tmp")
    #expect(try folder.text(of: "Generated/A.swift") == "one")
    try folder.makeLink("Generated/Dangling.swift", to: "nowhere")
    for name in ["A.swift", "Dangling.swift"] {
      #expect(throws: SystemFault(code: EEXIST)) {
        try open.placeNamed(Array("two".utf8), as: name, temporary: ".a.tmp")
      }
      #expect(throws: SystemFault(code: EEXIST)) {
        try open.place(Array("two".utf8), as: name, temporary: ".a.tmp")
      }
    }
    try open.place(Array("three".utf8), as: "B.swift", temporary: ".a.tmp")
    #expect(try folder.text(of: "Generated/A.swift") == "one")
    #expect(try folder.text(of: "Generated/B.swift") == "three")
    #expect(
      try folder.names(in: "Generated") == ["A.swift", "B.swift", "Dangling.swift"])
  }

  @Test("Both ways of placing a file give it the permissions of new files")
  func placedPermissions() throws {
    defer { folder.remove() }
    try folder.write("x", to: "Generated/usual")
    let open = try OutputFolder(folder.path("Generated"))
    try open.placeNamed(Array("x".utf8), as: "named", temporary: ".a.tmp")
    try open.place(Array("x".utf8), as: "placed", temporary: ".a.tmp")
    let permissions = try ["usual", "named", "placed"].map { name in
      try #require(try open.status(of: name)).permissions & 0o666
    }
    #expect(Set(permissions).count == 1)
  }
}
