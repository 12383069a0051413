import Diagnostics
import Foundation
import TicketKit
import TicketSchema

/// Counts captured responses on several cores.
///
/// Each line of a file belongs to one lane by its number, and the lanes are put together at the end:
/// the outcome depends neither on the number of cores nor on how the file was read.
package struct AuditLanes {
  /// A response that cannot be read.
  package struct Fault: Sendable {
    package let source: CaptureSource
    package let error: any Error

    /// Where in its file the response is no JSON text; nil where that is not what is wrong.
    package let position: SourcePosition?
  }

  /// How many faults of a file are kept; the others are counted.
  package static let faultLimit = 10

  private static let laneCount = 4
  private var lanes: [Lane]

  /// How many files were begun.
  private var fileCount = 0

  /// Lanes that count with the schemas of a report.
  package init(_ report: AuditReport) {
    lanes = Array(repeating: Lane(report: report.empty), count: Self.laneCount)
  }

  /// Begins with the next file.
  package mutating func beginFile() { fileCount += 1 }

  /// Counts responses of the file that was begun last.
  package mutating func add(_ captures: [CaptureSplitter.Capture], file: String) {
    let order = fileCount
    let lanes = lanes
    self.lanes = concurrentMap(Array(lanes.indices), runLength: 1) { number in
      var lane = lanes[number]
      for capture in captures where (capture.line ?? 0) % lanes.count == number {
        lane.add(capture, CaptureSource(file: file, line: capture.line, order: order))
      }
      return lane
    }
  }

  /// The first faults since the last call, in their order, and how many there were.
  package mutating func takeFaults() -> (first: [Fault], count: Int) {
    let first = lanes.flatMap(\.faults).sorted { ($0.source.line ?? 0) < ($1.source.line ?? 0) }
    let count = lanes.reduce(0) { $0 + $1.faultCount }
    for number in lanes.indices { lanes[number].forgetFaults() }
    return (Array(first.prefix(Self.faultLimit)), count)
  }

  /// What all lanes counted.
  package var report: AuditReport {
    var report = lanes[0].report
    for lane in lanes.dropFirst() { report.merge(lane.report) }
    return report
  }
}

/// The part of an audit that one task at a time counts.
private struct Lane: Sendable {
  private(set) var report: AuditReport
  private(set) var faults: [AuditLanes.Fault] = []
  private(set) var faultCount = 0

  init(report: AuditReport) { self.report = report }

  mutating func add(_ capture: CaptureSplitter.Capture, _ source: CaptureSource) {
    do {
      try report.add(capture.response, from: source)
    } catch {
      faultCount += 1
      if faults.count < AuditLanes.faultLimit {
        let position = Self.position(of: error, in: capture)
        faults.append(AuditLanes.Fault(source: source, error: error, position: position))
      }
    }
  }

  private static func position(
    of error: any Error, in capture: CaptureSplitter.Capture
  ) -> SourcePosition? {
    let found = (error as? TicketDecodingError)?.position(in: capture.response)
    return found.map {
      SourcePosition(
        line: $0.line + (capture.line ?? 1) - 1, utf8Column: $0.utf8Column,
        scalarColumn: $0.scalarColumn)
    }
  }

  mutating func forgetFaults() {
    faults = []
    faultCount = 0
  }
}
