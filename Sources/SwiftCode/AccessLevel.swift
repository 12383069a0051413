/// Who may see a declaration; `internal` is Swift's default and is not written.
package enum AccessLevel: String, Sendable {
  case `public`
  case package
  case `internal`
  case `private`
}
