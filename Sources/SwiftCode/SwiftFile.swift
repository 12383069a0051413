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

  /// The file's source text in UTF-8; the same tree gives the same bytes.
  package var bytes: [UInt8] {
    var printer = CodePrinter()
    printer.print(self)
    // The printer's buffer has room for much more, and files are kept until all are made.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(printer.bytes.count)
    bytes.append(contentsOf: printer.bytes)
    return bytes
  }

  /// The file's source text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
