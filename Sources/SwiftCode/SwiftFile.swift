/// One Swift source file as a tree.
package struct SwiftFile: Sendable {
  package init() {}
}
