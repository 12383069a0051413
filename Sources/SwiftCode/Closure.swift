/// A closure with named parameters, whose types the place gives.
package struct Closure: Sendable {
  package var parameters: [String]
  package var result: SwiftType
  package var body: [Statement]

  package init(_ parameters: [String], result: SwiftType, body: [Statement]) {
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}
