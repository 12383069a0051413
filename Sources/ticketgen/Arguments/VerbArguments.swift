import Diagnostics
import TicketSchema

/// The operands and options that were written for one verb.
struct VerbArguments {
  let verb: Verb

  /// Whether the verb was written, or is the one that is meant without any.
  let isWritten: Bool
  let operands: [String]
  let options: [ArgumentSplit.Occurrence]

  /// The values of the options, the last one where an option is repeated; "" for options without a value.
  func checkedOptions() throws(UsageError) -> [Option: String] {
    var values: [Option: String] = [:]
    for occurrence in options {
      guard let option = occurrence.option, verb.options.contains(option) else {
        throw error(.unknownOption(occurrence.spelling, nearest: nearest(to: occurrence.spelling)))
      }
      values[option] = try value(of: occurrence, for: option)
    }
    return values
  }

  /// The options of the verbs that run the generator.
  func generatorOptions(_ values: [Option: String]) throws(UsageError) -> GeneratorOptions {
    guard let schemas = try singleOperand() else { throw error(.missingOperand(.schemas)) }
    if schemas.isEmpty { throw error(.emptyOperand(.schemas)) }
    if schemas == "-" || values[.output] == "-" { throw error(.streamForFolder) }
    return GeneratorOptions(
      schemas: schemas,
      output: values[.output],
      access: values[.access].flatMap(ProjectSettings.Access.init))
  }

  /// The only operand, if there is one; more than one is an error.
  func singleOperand() throws(UsageError) -> String? {
    if operands.count > 1 { throw error(.unexpectedOperands(Array(operands.dropFirst()))) }
    return operands.first
  }

  private func value(
    of occurrence: ArgumentSplit.Occurrence, for option: Option
  ) throws(UsageError) -> String {
    guard option.valueName != nil else {
      if let value = occurrence.value { throw error(.unexpectedValue(option, value)) }
      return ""
    }
    guard let value = occurrence.value else { throw error(.missingValue(option)) }
    if value.isEmpty { throw error(.emptyValue(option)) }
    if let values = option.values, !values.contains(value) {
      throw error(.invalidValue(option, value))
    }
    return value
  }

  private func nearest(to spelling: String) -> Option? {
    let name = String(spelling.drop { $0 == "-" })
    return nearestName(to: name, among: verb.options.map(\.rawValue)).flatMap(Option.init)
  }

  private func error(_ fault: UsageError.Fault) -> UsageError {
    UsageError(fault: fault, verb: isWritten ? verb : nil)
  }
}
