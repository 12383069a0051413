/// One file of schemas for a person to go on with: its name in the folder and its text.
package struct StarterFile: Hashable, Sendable {
  /// The file's path from the folder: `coupon.yaml`.
  package let name: String

  /// What stands in the file.
  package let text: String

  /// A file with a text.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
