/// What may stand as the value of a key, in the words of findings and of the reference page.
package enum SchemaForm: String, CaseIterable, Sendable {
  case text = "a text"
  case texts = "a text or a list of texts"
  case number = "a number"
  case flag = "true or false"
  case mapping = "a mapping"
  case list = "a list"
  case mappingOrList = "a mapping or a list"
  case textOrMapping = "a text or a mapping"
  case textsOrMapping = "a text, a list of texts or a mapping"
}
