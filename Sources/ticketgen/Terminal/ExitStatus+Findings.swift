import Diagnostics
import TicketCodegen
import TicketSchema

extension ExitStatus {
  /// How a run with these findings ends: the gravest of what each error comes to.
  init(_ findings: FindingCollector) {
    let errors = findings.findings.filter { $0.severity == .error }
    self = errors.map { Self.status(ofID: $0.id) }.max { $0.gravity < $1.gravity } ?? .done
  }

  private static func status(ofID id: String) -> ExitStatus {
    if id == CommandFinding.internalFault.rawValue { return .fault }
    let isInputOutput =
      FolderFinding(rawValue: id)?.isInputOutput ?? OutputFinding(rawValue: id)?.isInputOutput
      ?? CommandFinding(rawValue: id)?.isInputOutput ?? false
    return isInputOutput ? .inputOutput : .findings
  }

  /// What the system refused outweighs what is wrong with the input.
  private var gravity: Int {
    switch self {
    case .done: 0
    case .findings: 1
    case .usage: 2
    case .inputOutput: 3
    case .fault: 4
    }
  }
}
