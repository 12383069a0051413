/// Something of a schema that has a name, as findings say it: "the case `used`".
///
/// The text is made only when a finding needs it.
struct NamedThing: CustomStringConvertible {
  private let role: String
  let name: String

  init(_ role: String, _ name: String) {
    self.role = role
    self.name = name
  }

  var description: String { role.isEmpty ? quote(name) : "\(role) \(quote(name))" }
}
