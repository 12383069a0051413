/// Texts of one field with a format and what stands around it, without lists of parts on the way.
extension TicketRecord {
  /// The text of a date field by its LDML date pattern; nothing when it is absent.
  public func text(date field: Int, as pattern: String) -> String {
    text("", date: field, as: pattern, "")
  }

  /// The text of a date field, which is nothing when it is absent, behind a literal one.
  public func text(_ prefix: StaticString, date field: Int, as pattern: String) -> String {
    text(prefix, date: field, as: pattern, "")
  }

  /// The text of a date field, which is nothing when it is absent, before a literal one.
  public func text(date field: Int, as pattern: String, _ suffix: StaticString) -> String {
    text("", date: field, as: pattern, suffix)
  }

  /// The text of a date field, which is nothing when it is absent, between literal ones.
  public func text(
    _ prefix: StaticString, date field: Int, as pattern: String, _ suffix: StaticString
  ) -> String {
    TextWriter.text { writer in
      writer.append(prefix)
      append(.date(field, pattern), to: &writer)
      writer.append(suffix)
    }
  }

  /// A rate field as a plain number of some form, which is nothing when it is absent, as one run.
  public func run(rate field: Int, as form: RateForm) -> StyledText.Run {
    StyledText.Run(text([.rate(field, form)]))
  }

  /// A rate field as a plain number of some form, which is nothing when it is absent, as one run in
  /// a style.
  public func run(rate field: Int, as form: RateForm, style: TextStyle) -> StyledText.Run {
    StyledText.Run(text([.rate(field, form)]), style: style)
  }
}
