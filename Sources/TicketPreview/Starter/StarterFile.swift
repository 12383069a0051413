/// One file of schemas for a person to go on with: its name in the folder and its text.
package struct StarterFile: Hashable, Sendable {
  /// The file's path from the folder: `coupon.yaml`.
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
