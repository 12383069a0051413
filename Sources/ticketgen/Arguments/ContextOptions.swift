import Foundation
import TicketKit
import TicketPreview
import TicketSchema

/// Where, for whom and when tickets are shown, as far as options say so.
struct ContextOptions: Equatable {
  /// An ISO 8601 text, which was checked; nil: the system's clock.
  var now: String?
  var locale: String?
  var timeZone: String?
}

extension ContextOptions {
  init(_ arguments: VerbArguments) {
    now = arguments.text(.now)
    locale = arguments.text(.locale)
    timeZone = arguments.text(.timeZone)
  }

  /// The context in which a project's tickets are shown; what no option says, its settings do.
  ///
  /// A clock without an offset is read in the zone of the context.
  func context(for settings: ProjectSettings) -> TicketContext {
    let zone = timeZone ?? settings.timeZone
    return TicketContext(
      settings, locale: locale, timeZone: zone,
      now: now.flatMap { iso8601Date($0, timeZone: zone) })
  }
}
