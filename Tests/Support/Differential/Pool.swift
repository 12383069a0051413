/// The texts, names and numbers that random schemas and payloads are made of.
enum Pool {
  /// Texts for templates, literals, defaults and payloads.
  static let texts = [
    "", " ", "a", "VIP", "满100元可用", "· 全场通用", "￥", "折", "0", "1", "-", "x\"y", "back\\slash",
    "\\(1 + 1)", "\"#\"\"\"", "%@ %d %%", "line\nfeed", "\r\n", "tab\tend", "\u{0}\u{1B}[31m",
    "\u{202E}txet\u{2066}", "\u{2028}\u{85}", "é", "e\u{301}", "\u{212A}", "K", ";", "\u{37E}",
    "👨‍👩‍👧‍👦🎫", "خصم 20٪", "ﬁ", "</script><b>x</b>&amp;&#20803;", "<!-- c -->a<br/>b", "'quoted'",
    "\u{200D}joined\u{FE0F}", "nb\u{A0}sp\u{3000}\u{E0041}",
    "*/ /* //", "{\"a\": 1}", "\u{FEFF}bom", "null", "true", "1.0", "新人礼", "\u{10FFFF}\u{E000}",
  ]

  /// Names of fields; each gives another name in Swift.
  static let fieldNames = [
    "title", "sale-price", "名称", "class", "TEST_RUNNER", "coupon_v2", "goodName", "deadline",
    "é", "self-made", "2nd", "x", "value", "record2", "some", "none", "in", "isOver", "满",
  ]

  /// A field's name that can stand in a template and not in a condition.
  static let quotedFieldName = "say \"hi\" \\(x)"

  /// The names that cannot stand in a condition.
  static let templateNames = [quotedFieldName, "2nd"]

  /// Names of further display properties.
  static let propertyNames = [
    "badge", "sub-title", "default", "switch", "扩展", "x y", "note_2", "zip", "3rd", "run1",
    "plainText", "e\u{301}tat", "func",
  ]

  /// Names of enum cases with texts that select them.
  static let caseNames = [
    "unused", "used", "default", "some", "none", "expired-early", "nil", "on sale", "已用", "X",
  ]

  /// Names that a payload has beside those of the schema.
  static let strayNames = ["extra", "a", "list", "名", "", "x y", "type", "data"]

  static let numberPatterns = [
    "0", "0.00", "#,##0.##", "#,##0", "0%", "0.0#%", "0.0‰", "00000", "0.###", "#,##,##0.0",
    "0.00;'('0.00')'", "'#'0", "0' 个'",
  ]

  static let moneyPatterns = ["¤#,##0.00", "0.00", "#,##0' '¤¤", "¤0.##;'-'¤0.##", "0"]

  static let datePatterns = [
    "yyyy-MM-dd", "yyyy年M月d日", "d MMM yyyy", "EEEE, d MMMM y", "HH:mm:ss.SSS", "h:mm a",
    "yyyy-MM-dd'T'HH:mm:ssXXX", "yy/M/d", "dd.MM.yyyy HH:mm", "'at' HH", "MMM d, y G", "E d",
  ]

  /// Formats in which dates are sent.
  static let dateFormats = [
    "iso8601", "seconds", "milliseconds", "yyyy-MM-dd HH:mm:ss", "yyyyMMdd", "d/M/yyyy",
    "dd MMM yyyy", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "MM/dd/yyyy hh:mm a",
  ]

  static let zones = [
    "Asia/Shanghai", "UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Apia",
    "Australia/Lord_Howe",
  ]

  static let locales = [
    "zh_CN", "en_US", "de_DE", "fr_FR", "ar_EG", "ja_JP", "hi_IN", "zh_Hant_TW", "en_GB", "pt_BR",
    "sv_SE", "th_TH", "fa_IR",
  ]

  static let languages = ["zh", "en", "de", "zh-Hant", "en-GB", "ar", "fr", "ja"]

  static let currencies = ["CNY", "USD", "JPY", "KWD", "EUR", "eur", "CLF"]

  static let rateForms = [
    "percentOff", "percentPaid", "fractionOff", "fractionPaid", "basisPointsOff", "tenthsPaid",
  ]
}
