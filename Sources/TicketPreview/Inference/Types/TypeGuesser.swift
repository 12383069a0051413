import TicketKit
import TicketSchema

/// Finds the type that reads every value of a field.
struct TypeGuesser {
  let context: SampleContext
  let probes: FieldProbes

  /// The type that was found, with what is to be said of it.
  struct Outcome {
    let type: FieldType
    let absent: [String]
    let doubts: [String]
  }

  /// The first of the likely types that accepts every value; nil when no type does.
  func scalar(_ evidence: FieldEvidence) -> Outcome? {
    var candidates = bools(evidence)
    candidates += DateGuess(evidence: evidence, zone: context.zone).candidates
    if let candidate = EnumGuess(evidence: evidence).candidate { candidates.append(candidate) }
    candidates += NumberGuess(evidence: evidence, context: context).candidates
    candidates.append(text(evidence))
    let values = evidence.values.map(\.value)
    guard let right = candidates.first(where: { accepts($0, values) }) else { return nil }
    return outcome(right, candidates, evidence)
  }

  /// The type of a list of scalars; nil when no type reads it.
  ///
  /// - Parameters:
  ///   - lists: the arrays, and the scalars that stand in their place.
  ///   - evidence: the key, with the elements as values.
  func list(_ lists: [JSONTree], _ evidence: FieldEvidence) -> Outcome? {
    let isName = evidence.words.has(.id, .code, .contact)
    var elements: [ListElement] = []
    if !isName, evidence.areNumbers, !evidence.values.isEmpty {
      elements += evidence.hasFractions ? [.decimal()] : [.integer(), .decimal()]
    }
    elements.append(.string())
    let right = elements.first { element in
      accepts(TypeCandidate(.list(element)), lists)
    }
    return right.map { Outcome(type: .list($0), absent: [], doubts: []) }
  }

  /// The likeliest type of values that no type reads all of, with how many it does not read.
  func likeliest(_ evidence: FieldEvidence) -> TypeCandidate? {
    let candidates =
      DateGuess(evidence: evidence, zone: context.zone).candidates
      + NumberGuess(evidence: evidence, context: context).candidates
    return candidates.first { share($0, evidence) * 2 >= 1 }
  }

  // MARK: Judging

  private func accepts(_ candidate: TypeCandidate, _ values: [JSONTree]) -> Bool {
    guard let probe = probes.probe(candidate.type, absent: candidate.absent) else { return false }
    var isUsed = false
    for value in values {
      switch probe.verdict(of: value) {
      case .usable: isUsed = true
      case .absent: continue
      case .wrong: return false
      }
    }
    return isUsed || values.isEmpty
  }

  /// The share of the values that a candidate reads.
  private func share(_ candidate: TypeCandidate, _ evidence: FieldEvidence) -> Double {
    guard let probe = probes.probe(candidate.type, absent: candidate.absent) else { return 0 }
    let readable = evidence.values.count { probe.verdict(of: $0.value) == .usable }
    return Double(readable) / Double(max(1, evidence.values.count))
  }

  /// The place of the first row whose value a candidate does not read.
  func firstWrong(_ candidate: TypeCandidate, _ evidence: FieldEvidence) -> Int? {
    guard let probe = probes.probe(candidate.type, absent: candidate.absent) else { return nil }
    return evidence.values.firstIndex { probe.verdict(of: $0.value) == .wrong }
  }

  private func outcome(
    _ right: TypeCandidate, _ candidates: [TypeCandidate], _ evidence: FieldEvidence
  ) -> Outcome {
    var doubts = right.doubt.map { [$0] } ?? []
    // What is nearly a date or an amount, but for a row or two, is worth a word.
    let rejected = candidates.prefix { $0.type != right.type }.first { candidate in
      guard !candidate.type.isEnumeration, candidate.type.written != right.type.written else {
        return false
      }
      return share(candidate, evidence) * 2 >= 1
    }
    if let rejected, let wrong = firstWrong(rejected, evidence) {
      let text = ShownValue.text(of: evidence.values[wrong].value)
      doubts.append("it would be \(rejected.type.summary), but a row sends \(text)")
    }
    return Outcome(type: right.type, absent: right.absent, doubts: doubts)
  }

  // MARK: Candidates

  /// True and false in one of their forms.
  private func bools(_ evidence: FieldEvidence) -> [TypeCandidate] {
    if evidence.hasBools { return [TypeCandidate(.bool)] }
    let words: Set<String> = ["true", "false", "yes", "no", "y", "n"]
    let isWord = evidence.texts.contains { words.contains($0.text.lowercased()) }
    let isNamed =
      evidence.words.first == .flag || evidence.words.has(.overdue)
      || ["used", "expired", "overdue", "valid", "available"].contains(
        evidence.words.words.last ?? "")
    return isWord || isNamed ? [TypeCandidate(.bool)] : []
  }

  /// A text, without its markup where it has some.
  private func text(_ evidence: FieldEvidence) -> TypeCandidate {
    let hasTags = evidence.texts.contains { text in
      text.text.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
        && text.text.prefix(2000).contains(
          /<\/?[A-Za-z][A-Za-z0-9]*(?:\s[^<>]*)?\/?>|&(?:amp|lt|gt|quot|nbsp|#[0-9]+);/)
    }
    return TypeCandidate(
      .string(markup: hasTags ? .html : nil),
      doubt: hasTags ? "the texts look like HTML: `markup: html` takes the tags out" : nil)
  }
}

extension FieldType {
  /// Whether the type is an enum.
  var isEnumeration: Bool {
    if case .enumeration = self { true } else { false }
  }

  /// The type in a sentence.
  var summary: String {
    switch self {
    case .money(let options): options.isMinor ? "money in minor units" : "money"
    case .rate(let options): "a rate (\(options.form.rawValue))"
    case .date(let options): "a date (\(options.format))"
    default: written
    }
  }
}
