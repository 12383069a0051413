import Diagnostics
import TicketKit

/// The page's section of what is wrong with the rows.
struct IssueSection {
  let responses: [PreviewResponse]

  /// The section; where nothing is wrong, a sentence that says so.
  var html: String {
    var rows = ""
    for response in responses {
      for issue in response.issues { rows += row(issue, file: response.file) }
    }
    let content =
      rows.isEmpty
      ? "<p class=\"none\">Every row fits its schema.</p>\n"
      : "<ol class=\"issues\">\n\(rows)</ol>\n"
    return "<section id=\"issues\" aria-labelledby=\"issues-title\">\n"
      + "<h2 id=\"issues-title\">Issues <span class=\"count\">\(count)</span></h2>\n"
      + content + "</section>\n"
  }

  /// How many issues there are.
  var count: Int { responses.reduce(0) { $0 + $1.issues.count } }

  private func row(_ issue: TicketIssue, file: String?) -> String {
    let place = file.map { "<bdi>\(htmlEscaped(visibleText($0)))</bdi>, " } ?? ""
    let outcome = issue.dropsRow ? "the row is left out" : "the row is shown"
    return """
      <li class="issue"><p><strong class="code">\(htmlEscaped(issue.code.rawValue))</strong> \
      \(place)row \(issue.row): \(outcome)</p>
      <p><code class="path">\(htmlEscaped(visibleText(issue.path)))</code></p>
      <p>expected <span dir="auto">\(htmlEscaped(visibleText(issue.expected)))</span>, \
      found <span dir="auto">\(htmlEscaped(visibleText(issue.found)))</span></p></li>

      """
  }
}
