import Diagnostics

/// One member of a JSON object.
typealias JSONMember = (name: String, value: JSONValue)

/// A member of a JSON object by its name.
func member(_ name: String, _ value: JSONValue) -> JSONMember { (name, value) }
