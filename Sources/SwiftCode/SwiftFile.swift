/// One Swift source file as a tree: comment lines at its top, imports and declarations.
package struct SwiftFile: Sendable {
  /// The lines of the `//` comment that opens the file.
  package var header: [String]

  /// The modules that the file imports, in this order.
  package var imports: [String]
  package var declarations: [Declaration]

  package init(header: [String], imports: [String], declarations: [Declaration]) {
    self.header = header
    self.imports = imports
    self.declarations = declarations
  }

  /// The file's source text; the same tree gives the same text.
  package var text: String {
    var printer = CodePrinter()
    printer.print(self)
    return printer.text
  }
}
