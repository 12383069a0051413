import YAMLSyntax

/// Reads one ticket or base file: from its bytes to the document as written.
enum SchemaFileReader {
  /// The document; nil when it cannot be read, which is reported.
  static func read(
    _ input: SchemaReader.Input, of role: KindFileName.Role, report: inout SchemaReport
  ) -> SchemaDocument? {
    report.collect { YAMLReader.read(input.file, into: &$0) }
      .flatMap { SchemaDocument($0, of: role, report: &report) }
  }
}
