/// protoc beside ticketgen, for as many messages with the same fields; thrift is told of in a remark.
enum ProtocAgainstGenerate: Benchmark {
  static let name = "protoc/generate"
  static let summary =
    "protoc --cpp_out for 1,000 messages, against ticketgen for 1,000 kinds with the same fields"
  static let reach = Reach.atLeast(1.0)

  static func measure() throws -> Outcome {
    let protoc = try Program.protoc()
    var outcome = try PeerRuns.measure(
      protoc,
      arguments: { project in
        ["--cpp_out=\(project.copy)", "-I\(project.folder(of: .protobuf))"]
          + project.files(of: .protobuf)
      },
      output: { "\($0.fileName).pb.h" })
    let thrift = try Program.thrift()
    let beside = try PeerRuns.measure(
      thrift,
      arguments: { project in
        ["-r", "--gen", "swift", "-out", project.copy, project.allThrift]
      },
      output: { "\($0.fileName).swift" })
    outcome.remarks.append(
      "thrift -r --gen swift for 1,000 structs: \(Outcome.rounded(beside.ratio)) (\(beside.sides))")
    return outcome
  }
}
