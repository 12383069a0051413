import Testing

@testable import TicketSchema

/// Date patterns by LDML's date field symbol table.
struct DatePatternCheckTests {
  @Test(arguments: [
    "yyyy-MM-dd HH:mm:ss", "yyyyMMddHHmmss", "yyyy/M/d", "dd.MM.yy", "MMM d, yyyy h:mm a",
    "EEE, dd MMM yyyy HH:mm:ss Z", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "yyyy年MM月dd日", "yyyy",
    "yyyy ''MM", "u-MM-dd",
  ])
  func readingPatternsPass(pattern: String) {
    #expect(DatePatternCheck(use: .reading).problems(of: pattern).map(\.message) == [])
  }

  @Test(arguments: [
    "yyyy-MM-dd", "EEEE d MMMM", "HH:mm", "mm", "h a", "QQQ yyyy", "yyyy'年'", "'am' yyyy", "G y",
    "d.M. (EEE d)",
  ])
  func showingPatternsPass(pattern: String) {
    #expect(DatePatternCheck(use: .showing).problems(of: pattern).map(\.message) == [])
  }

  /// The part that is wrong, and a word of the way out.
  @Test(arguments: [
    ("YYYY-MM-dd", "YYYY", "`yyyy`"), ("yyyy-MM-DD", "DD", "`dd`"),
    ("yyyy-MM-dd hh:mm", "hh", "`HH`"), ("yyyy-MM-dd K", "K", "`HH`"),
    ("yyyy-MM-ddTHH:mm", "T", "'T'"), ("yyyy-MM-dd'T", "'T", "close"),
    ("yyyy-MM-dd HH:MM", "MM", "`mm`"), ("yyyy-mm-dd", "mm", "`MM`"),
    ("yyyy-mm-dd HH:mm", "mm", "`MM`"), ("MM-dd", "MM-dd", "`yyyy`"), ("", "", "year"),
    ("yyyy-MMMMM", "MMMMM", "`MMMM`"), ("yyyy-MM-ddd", "ddd", "`dd`"), ("G yyyy", "G", "read"),
    ("yyyy-yyyy", "yyyy", "twice"), ("yyyy-MM-dd l", "l", "quote"),
    ("unix", "unix", "`seconds`"), ("rfc3339", "rfc3339", "`iso8601`"),
  ])
  func readingProblemsNameTheIntent(pattern: String, part: String, words: String) throws {
    let problems = DatePatternCheck(use: .reading).problems(of: pattern)
    let problem = try #require(problems.count == 1 ? problems.first : nil)
    #expect(String(decoding: Array(pattern.utf8)[problem.part], as: UTF8.self) == part)
    #expect(problem.message.contains(words))
  }

  @Test(arguments: [
    ("YYYY", "YYYY", "`yyyy`"), ("yyyy D", "D", "`dd`"), ("hh:mm", "hh", "`HH`"),
    ("'x'", "'x'", "such as"), ("", "", "such as"), ("yyyy j", "j", "quote"),
    ("yyyyyyyyyy", "yyyyyyyyyy", "`yyyyyyyyy`"), ("WW", "WW", "`W`"),
    ("iso8601", "iso8601", "`yyyy-MM-dd`"), ("short", "short", "no format"),
  ])
  func showingProblemsNameTheIntent(pattern: String, part: String, words: String) throws {
    let problems = DatePatternCheck(use: .showing).problems(of: pattern)
    let problem = try #require(problems.count == 1 ? problems.first : nil)
    #expect(String(decoding: Array(pattern.utf8)[problem.part], as: UTF8.self) == part)
    #expect(problem.message.contains(words))
  }
}
