import Diagnostics

/// What is wrong with a kind that is to be added.
package enum StarterFinding: String, FindingKind {
  /// The name makes no schema file of a kind.
  case wrongKindName = "wrong-kind-name"

  /// The folder for a starter holds schemas already.
  case folderInUse = "folder-in-use"

  package var severity: Finding.Severity { .error }
}
