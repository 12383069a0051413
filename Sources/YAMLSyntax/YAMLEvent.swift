/// One step of a YAML stream, in the words of the YAML specification's serialization tree.
package struct YAMLEvent: Hashable, Sendable {
  /// What happens at this step.
  package enum Kind: Hashable, Sendable {
    case streamStart
    case streamEnd
    case documentStart(isExplicit: Bool)
    case documentEnd(isExplicit: Bool)
    case alias(String)
    case scalar(text: String, style: YAMLScalar.Style, Properties?)
    case sequenceStart(isFlow: Bool, Properties?)
    case sequenceEnd
    case mappingStart(isFlow: Bool, Properties?)
    case mappingEnd
  }

  /// A node's anchor and tag, as far as they are written: a class, as most nodes have neither.
  package final class Properties: Sendable {
    package let anchor: String?

    /// The tag with its handle resolved, such as `tag:yaml.org,2002:str`; `!` is the non-specific tag.
    package let tag: String?

    package init(anchor: String? = nil, tag: String? = nil) {
      self.anchor = anchor
      self.tag = tag
    }
  }

  package let kind: Kind

  /// The step's UTF-8 byte offsets in the file, from the properties to the end as libyaml sees them.
  package let bytes: Range<Int>

  package init(_ kind: Kind, bytes: Range<Int>) {
    self.kind = kind
    self.bytes = bytes
  }
}

extension YAMLEvent.Properties: Hashable {
  package static func == (left: YAMLEvent.Properties, right: YAMLEvent.Properties) -> Bool {
    left.anchor == right.anchor && left.tag == right.tag
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(anchor)
    hasher.combine(tag)
  }
}
