import Diagnostics
import Testing
import TicketCodegen
import TicketSchema

@testable import ticketgen

@Suite("ExitStatus")
struct ExitStatusTests {
  private func status(_ kinds: any FindingKind...) -> Int32 {
    var findings = FindingCollector()
    for kind in kinds { findings.add(kind, "said", path: "here") }
    return ExitStatus(findings).rawValue
  }

  @Test func theGravestErrorDecides() {
    #expect(status() == 0)
    #expect(status(SchemaFinding.unreachableCase) == 0)
    #expect(status(SchemaFinding.unknownKey) == 1)
    #expect(status(CommandFinding.staleOutput) == 1)
    #expect(status(FolderFinding.linkLeavesFolder) == 1)
    #expect(status(OutputFinding.foreignFile) == 1)
    #expect(status(FolderFinding.unreadableFile) == 74)
    #expect(status(OutputFinding.unwritable) == 74)
    #expect(status(CommandFinding.standardOutput) == 74)
    #expect(status(SchemaFinding.unknownKey, FolderFinding.missingFolder) == 74)
    #expect(status(FolderFinding.missingFolder, SchemaFinding.unknownKey) == 74)
    #expect(status(FolderFinding.missingFolder, CommandFinding.internalFault) == 70)
  }
}
