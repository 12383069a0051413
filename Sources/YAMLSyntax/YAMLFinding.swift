import Diagnostics

/// The finding ids of the YAML reader.
package enum YAMLFinding: String, FindingKind {
  /// libyaml refuses the text; the message is libyaml's.
  case syntax = "yaml-syntax"

  /// The file holds no node.
  case emptyFile = "empty-file"

  /// The file is longer than `YAMLReader.maximumBytes`.
  case fileTooBig = "file-too-big"

  /// A second document begins.
  case severalDocuments = "several-documents"

  /// A place that needs a value holds none, a plain `null` or `~`.
  case nullValue = "null-value"

  /// A mapping has a key twice.
  case duplicateKey = "duplicate-key"

  /// A key is a mapping or a list.
  case complexKey = "complex-key"

  /// A tag is not one of YAML's core tags, or does not fit its node.
  case unknownTag = "unknown-tag"

  /// An alias names no anchor above it.
  case undefinedAlias = "undefined-alias"

  /// An alias stands inside the node that it names.
  case cyclicAlias = "cyclic-alias"

  /// `<<` is given something other than mappings.
  case mergeNotMapping = "merge-not-mapping"

  /// A tab stands before a dash that YAML would read as text.
  case tabIndentation = "tab-indentation"

  /// A character that must be written as an escape.
  case rawCharacter = "raw-character"

  /// A byte that is no UTF-8.
  case invalidUTF8 = "invalid-utf8"

  /// More nodes than `YAMLReader.maximumNodes` once aliases are expanded.
  case tooManyNodes = "too-many-nodes"

  /// Deeper nesting than `YAMLReader.maximumDepth`.
  case tooDeep = "too-deep"

  package var severity: Finding.Severity { .error }
}
