/// One file of schemas for a person to go on with: its name in the folder and its text.
package struct StarterFile: Hashable, Sendable {
  package let name: String
  package let text: String
}
