/// The first contract between generated code and TicketKit.
///
/// Generated code names it, so that output of a generator that wants another runtime does not
/// compile.
public enum TicketKitContract1 {}
