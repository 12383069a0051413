import SwiftCode
import TicketSchema

extension KindTranslator {
  /// What a case shows, a text or runs of text, as the last statements of a body.
  ///
  /// - Parameter isReturned: whether a value has to be returned by name.
  func translateValue(
    _ value: DisplayValue, isReturned: Bool
  ) -> [Statement] {
    switch value {
    case .text(let text):
      [
        translateLanguages(text.languages, isReturned: isReturned) {
          translateText(text.template($0))
        }
      ]
    case .runs(let runs):
      translateRuns(runs.map { ($0.text, $0.style) }, isReturned: isReturned)
    }
  }

  /// A styled text: where all runs come in the same languages it is chosen as a whole, and otherwise
  /// run by run.
  private func translateRuns(
    _ runs: [(text: LocalizedTemplate, style: String?)], isReturned: Bool
  ) -> [Statement] {
    let localized = runs.map(\.text.languages).filter { !$0.isEmpty }
    guard let languages = localized.first, localized.contains(where: { $0 != languages }) else {
      return [
        translateLanguages(localized.first ?? [], isReturned: isReturned) { language in
          styledText(runs.map { translateRun($0.text.template(language), style: $0.style) })
        }
      ]
    }
    var choices: [Statement] = []
    var parts: [Expression] = []
    for (index, run) in runs.enumerated() {
      let languages = run.text.languages
      if !languages.isEmpty {
        let name = "run\(index + 1)"
        choices.append(
          .choice(
            name, languageIndex(languages),
            cases(languages) { language in
              .expression(translateRun(run.text.template(language), style: run.style))
            }))
        parts.append(.identifier(name))
      } else {
        parts.append(translateRun(run.text.template(0), style: run.style))
      }
    }
    return choices + [.return(styledText(parts))]
  }

  private func styledText(_ runs: [Expression]) -> Expression {
    .call(
      Call(
        .identifier("StyledText"), runs.map { .init($0) }, hasArgumentLines: runs.count > 1))
  }

  /// A value that is chosen by the context's language, or the one that there is.
  private func translateLanguages(
    _ languages: [String], isReturned: Bool, _ value: (Int) -> Expression
  ) -> Statement {
    func statement(_ language: Int) -> Statement {
      isReturned ? .return(value(language)) : .expression(value(language))
    }
    if languages.isEmpty { return statement(0) }
    return .switch(languageIndex(languages), cases(languages, statement))
  }

  /// The index of the language that suits the context.
  private func languageIndex(_ languages: [String]) -> Expression {
    record("language", languages.map { .init(.string($0)) })
  }

  /// The cases of a switch over the languages; the first one is the `default`.
  private func cases(
    _ languages: [String], _ statement: (Int) -> Statement
  ) -> [SwitchCase] {
    languages.indices.dropFirst().map { SwitchCase(.integer($0), [statement($0)]) }
      + [SwitchCase(nil, [statement(0)])]
  }
}

extension LocalizedTemplate {
  /// The tags of the languages, in order; none where one template is that of every language.
  fileprivate var languages: [String] {
    entries.count > 1 ? entries.map { $0.tag ?? "" } : []
  }

  /// The template of a language by its index; one template alone is that of every language.
  fileprivate func template(_ language: Int) -> Template {
    if entries.indices.contains(language) { return entries[language].template }
    return entries.first?.template ?? Template(parts: [])
  }
}
