import TicketSchema

/// The page's section of the tickets of one kind.
struct KindSection {
  let kind: TicketKind

  /// The section's number on the page, by which it is linked to.
  let number: Int

  /// The tickets, each with the file to name.
  let articles: [TicketArticle]

  /// The section's place in links.
  var anchor: String { "kind-\(number)" }

  /// What the section is called.
  var title: String { htmlEscaped(kind.name) }

  /// The section with its heading.
  var html: String {
    let summary = kind.summary.map { "<p class=\"summary\" dir=\"auto\">\(htmlEscaped($0))</p>\n" }
    return "<section id=\"\(anchor)\" aria-labelledby=\"\(anchor)-title\">\n"
      + "<h2 id=\"\(anchor)-title\">\(title) <span class=\"count\">\(articles.count)</span></h2>\n"
      + (summary ?? "")
      + "<ul class=\"tickets\">\n" + articles.map(\.html).joined() + "</ul>\n</section>\n"
  }
}
