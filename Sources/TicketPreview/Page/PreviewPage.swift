import TicketSchema

/// The tickets of responses as one HTML page that holds all it needs: no script, no file, no request.
package enum PreviewPage {
  /// Returns the page.
  ///
  /// - Parameters:
  ///   - responses: The responses to show, in order.
  ///   - catalog: The schemas that they were read by.
  ///   - locale: The locale that texts were made for, such as `zh_CN`; nil: the settings'.
  package static func html(
    for responses: [PreviewResponse], catalog: TicketCatalog, locale: String? = nil
  ) -> String {
    let sections = sections(for: responses, catalog: catalog)
    let issues = IssueSection(responses: responses)
    let language = languageTag(of: locale ?? catalog.settings.locale)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>Tickets</title>
      <style>
      \(PageStyleSheet.css)</style>
      </head>
      <body>
      <a class="skip" href="#tickets">Skip to the tickets</a>
      <header>
      <h1>Tickets</h1>
      \(themeSwitch)\(navigation(sections, issues))</header>
      <main id="tickets">
      \(emptyNote(sections))<div lang="\(htmlEscaped(language))">
      \(sections.map(\.html).joined())</div>
      \(issues.html)</main>
      </body>
      </html>

      """
  }

  /// The kinds that have tickets, in the catalog's order.
  private static func sections(
    for responses: [PreviewResponse], catalog: TicketCatalog
  ) -> [KindSection] {
    var articles = [[TicketArticle]](repeating: [], count: catalog.kinds.count)
    for response in responses {
      for ticket in response.tickets where articles.indices.contains(ticket.kind) {
        articles[ticket.kind].append(TicketArticle(ticket: ticket, file: response.file))
      }
    }
    return zip(catalog.kinds, articles).enumerated().compactMap { number, pair in
      pair.1.isEmpty ? nil : KindSection(kind: pair.0, number: number, articles: pair.1)
    }
  }

  private static func navigation(_ sections: [KindSection], _ issues: IssueSection) -> String {
    let kinds = sections.map { section in
      "<li><a href=\"#\(section.anchor)\">\(section.title)"
        + " <span class=\"count\">\(section.articles.count)</span></a></li>\n"
    }
    return "<nav aria-label=\"Kinds\"><ul>\n" + kinds.joined()
      + "<li><a href=\"#issues\">Issues <span class=\"count\">\(issues.count)</span></a></li>\n"
      + "</ul></nav>\n"
  }

  private static func emptyNote(_ sections: [KindSection]) -> String {
    sections.isEmpty ? "<p class=\"none\">No row gave a ticket.</p>\n" : ""
  }

  /// Radio buttons that the style sheet alone obeys.
  private static let themeSwitch = """
    <fieldset class="theme"><legend>Appearance</legend>
    <label><input type="radio" name="theme" id="theme-auto" checked> system</label>
    <label><input type="radio" name="theme" id="theme-light"> light</label>
    <label><input type="radio" name="theme" id="theme-dark"> dark</label>
    </fieldset>

    """

  /// The BCP 47 tag of a locale identifier: `zh_CN@calendar=…` is `zh-CN`.
  private static func languageTag(of locale: String) -> String {
    String(locale.prefix { $0 != "@" && $0 != "." }).replacing("_", with: "-")
  }
}
