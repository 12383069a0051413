/// The first contract between generated code and TicketKit.
///
/// Generated code names it, so that output of a generator that wants another runtime does not
/// compile. From the first release on, what generated code calls changes only with its number.
public enum TicketKitContract1 {}
