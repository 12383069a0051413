import TicketCodegen
import TicketSchema

/// The generated files of one catalog under names that no other catalog has, and a function that
/// shows what its tickets show.
struct CompiledCatalog {
  let number: Int
  let catalog: TicketCatalog

  /// The files by their names.
  var files: [(name: String, text: String)] {
    var files = TicketGenerator.files(for: catalog, access: .internal).map { output in
      (name: "C\(number)_\(output.name)", text: renamed(output.text))
    }
    files.append(("C\(number)_dump.swift", dump))
    return files
  }

  /// What the list of a module's cases has for the catalog.
  var listed: String { "HarnessCase(\(number), Numbering<C\(number)Factory>.self, dump\(number))" }

  private func renamed(_ text: String) -> String {
    text.replacing("TicketFactory", with: "C\(number)Factory")
      .replacing("TicketStyle", with: "C\(number)Style")
      .replacing("ProjectTicket", with: "C\(number)Project")
  }

  private var dump: String {
    var lines = [
      "import Harness", "import TicketKit", "",
      "func dump\(number)(_ ticket: any TicketModel, _ dump: inout TicketDump) {",
      "  switch ticket {",
    ]
    for kind in catalog.kinds {
      lines.append("  case let own as \(kind.typeName):")
      lines.append("    dump.begin(\"type\", own.type.rawValue)")
      if kind.idField != nil { lines.append("    dump.add(\"id\", own.id)") }
      for property in kind.display {
        // The project's properties are there on every ticket too.
        let ticket = property.ownership == .projectTicket ? "ticket" : "own"
        lines.append(
          "    dump.add(\(literal(property.name)), \(ticket).\(property.swiftName))")
      }
      let shown = Set(kind.display.map(\.name))
      for property in catalog.settings.properties where !shown.contains(property.name) {
        lines.append(
          "    dump.add(\(literal(property.name)), ticket.\(property.swiftName))")
      }
    }
    return (lines + ["  default: break", "  }", "}", ""]).joined(separator: "\n")
  }

  private func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      result += "\\u{\(String(scalar.value, radix: 16))}"
    }
    return result + "\""
  }
}
