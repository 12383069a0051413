/// The templates of one text by language, or the one template for all of them.
package struct LocalizedTemplate: Hashable, Sendable {
  /// One template with its BCP 47 tag as written; nil where it is the only one, for every language.
  package struct Entry: Hashable, Sendable {
    package var tag: String?
    package var template: Template

    package init(tag: String?, template: Template) {
      self.tag = tag
      self.template = template
    }
  }

  /// The entries in the order of the schema, at least one; the first stands for languages that have
  /// none.
  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }

  /// One template for every language.
  package init(_ template: Template) { entries = [Entry(tag: nil, template: template)] }

  /// One template for every language.
  package init(parts: [Template.Part]) { self.init(Template(parts: parts)) }
}
