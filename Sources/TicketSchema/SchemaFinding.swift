import Diagnostics

/// Every finding that the schema language raises; the raw value is the stable id.
package enum SchemaFinding: String, FindingKind {
  // The shape of a file.
  case wrongNode = "wrong-node"
  case emptyList = "empty-list"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongValue = "wrong-value"

  // Files and names.
  case noSchemas = "no-schemas"
  case misplacedSettings = "misplaced-settings"
  case duplicateKind = "duplicate-kind"
  case duplicateBase = "duplicate-base"
  case unnameable = "unnameable"
  case nameCollision = "name-collision"
  case reservedName = "reserved-name"

  // Settings.
  case typeAndEach = "type-and-each"
  case wrongColor = "wrong-color"
  case unknownColor = "unknown-color"
  case wrongLocale = "wrong-locale"
  case unknownTimeZone = "unknown-time-zone"
  case wrongCurrency = "wrong-currency"

  // Inheritance.
  case unknownBase = "unknown-base"
  case cyclicExtends = "cyclic-extends"
  case notInBase = "not-in-base"

  // Match and id.
  case noDiscriminator = "no-discriminator"
  case duplicateMatch = "duplicate-match"
  case hasAndUnknown = "has-and-unknown"
  case neverMatches = "never-matches"
  case wrongID = "wrong-id"

  // Fields.
  case unknownType = "unknown-type"
  case optionNotForType = "option-not-for-type"
  case pathSyntax = "path-syntax"
  case wrongDefault = "wrong-default"
  case datePattern = "date-pattern"
  case duplicateCaseValue = "duplicate-case-value"
  case outerWhiteSpace = "outer-white-space"
  case keyReadTwice = "key-read-twice"
  case unusedEmbedded = "unused-embedded"
  case tooManyFields = "too-many-fields"

  // Display.
  case missingProperty = "missing-property"
  case textAndRuns = "text-and-runs"
  case languageTag = "language-tag"
  case duplicateLanguage = "duplicate-language"
  case runsNotAllowed = "runs-not-allowed"
  case unknownStyle = "unknown-style"
  case cutByYAML = "cut-by-yaml"
  case templateSyntax = "template-syntax"
  case unknownField = "unknown-field"
  case boolInTemplate = "bool-in-template"
  case formatNeeded = "format-needed"
  case formatNotForType = "format-not-for-type"
  case numberPattern = "number-pattern"
  case noEndingCase = "no-ending-case"
  case mayBeAbsent = "may-be-absent"
  case unreachableCase = "unreachable-case"
  case repeatedCondition = "repeated-condition"

  // Promotions.
  case wrongPromotionField = "wrong-promotion-field"
  case amountAndRate = "amount-and-rate"
  case mixedCurrencies = "mixed-currencies"

  // Conditions.
  case conditionSyntax = "condition-syntax"
  case conditionTooDeep = "condition-too-deep"
  case typeMismatch = "type-mismatch"
  case unknownCase = "unknown-case"

  package var severity: Finding.Severity {
    switch self {
    case .outerWhiteSpace, .keyReadTwice, .unusedEmbedded, .unreachableCase, .repeatedCondition:
      .warning
    default: .error
    }
  }
}
