/// One declaration of a file or a type, or a comment line that stands between declarations.
///
/// Declarations and calls are objects that never change: a tree is passed on and printed without
/// copies of them.
package enum Declaration: Sendable {
  /// A `//` comment that belongs to the declarations behind it.
  case comment(String)
  case typeAlias(TypeAlias)
  case type(TypeDeclaration)
  case enumCase(EnumCase)
  case requirement(PropertyRequirement)
  case stored(StoredProperty)
  case computed(ComputedProperty)
  case function(FunctionDeclaration)
}
