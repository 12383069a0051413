/// States that an access stays within its memory: checked in debug builds, and in every build that
/// sets `TICKETKIT_CHECKED`.
///
/// A false condition would be a fault of TicketKit, whatever the bytes are: everyone who reads or
/// writes has compared with a count before.
@inline(__always)
func checkBounds(_ condition: @autoclosure () -> Bool) {
  #if TICKETKIT_CHECKED
    precondition(condition(), "an access is out of bounds")
  #else
    assert(condition(), "an access is out of bounds")
  #endif
}
