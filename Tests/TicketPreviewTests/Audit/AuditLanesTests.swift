import Foundation
import Testing
import TicketKit

@testable import TicketPreview

struct AuditLanesTests {
  @Test(arguments: [1, 7, 400])
  func asOneAfterTheOther(_ batchSize: Int) throws {
    let catalog = try TestCatalog.folder("schemas")
    let responses = FixtureMaker(catalog: catalog).responses(count: 40, isHostile: true)
    var lines: [String] = []
    for number in 0..<120 { lines.append(responses[number * 7 % responses.count].line) }
    lines[5] = "{\"modelType\":"
    lines[50] = "nothing"

    var report = try AuditReport(catalog: catalog)
    var lanes = AuditLanes(report)
    for file in ["a", "b"] {
      lanes.beginFile()
      var captures: [CaptureSplitter.Capture] = []
      for (number, line) in lines.enumerated() {
        let capture = CaptureSplitter.Capture(response: Data(line.utf8), line: number + 1)
        captures.append(capture)
        try? report.add(capture.response, from: CaptureSource(file: file, line: number + 1))
        if captures.count == batchSize {
          lanes.add(captures, file: file)
          captures = []
        }
      }
      lanes.add(captures, file: file)
      let faults = lanes.takeFaults()
      #expect(faults.count == 2)
      #expect(faults.first.map(\.source.text) == ["\(file):6", "\(file):51"])
    }
    #expect(lanes.report.text() == report.text())
    #expect(lanes.report.json() == report.json())
    #expect(lanes.takeFaults().count == 0)
  }
}
