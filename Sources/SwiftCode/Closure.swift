/// A closure with named parameters, whose types the place gives.
package final class Closure: Sendable {
  package let parameters: [String]
  package let result: SwiftType
  package let body: [Statement]

  package init(_ parameters: [String], result: SwiftType, body: [Statement]) {
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}
