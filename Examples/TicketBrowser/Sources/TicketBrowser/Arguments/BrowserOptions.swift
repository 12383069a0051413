import Foundation

/// What the command line asks for.
struct BrowserOptions: Equatable {
  /// Why a command line cannot be used.
  struct Fault: Error, Equatable {
    let message: String
  }

  /// Whether the tab is printed once, as plain text.
  var isOnce = false

  /// Whether only the help is wanted.
  var isHelp = false

  /// The tab to begin with.
  var tab = Tab.coupon

  /// The amount whose best price is wanted.
  var amount = AmountEntry()

  /// The server; nil: a small one of this program with sample responses.
  var url: URL?

  /// What `--help` prints.
  static let help = """
    TicketBrowser [--url URL] [--once] [--tab TAB] [--amount AMOUNT]

    Shows coupons, discounts and vouchers in the terminal, and quotes the best price for an amount.

      --url URL        the server, which answers GET URL/coupon, URL/discount and URL/convert;
                       without it a server with sample responses runs on 127.0.0.1
      --once           print one tab as plain text, and leave
      --tab TAB        coupon, discount or convert
      --amount AMOUNT  the amount to quote, such as 120 or 41.62
      --help           print this

    """

  /// Reads the arguments behind the program's name.
  init(_ arguments: [String]) throws(Fault) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var given = parts.count > 1 ? String(parts[1]) : nil
      switch name {
      case "--once": isOnce = true
      case "--help", "-h": isHelp = true
      case "--tab": tab = try Self.tab(Self.value(&given, &rest, of: name))
      case "--amount": amount = try Self.amount(Self.value(&given, &rest, of: name))
      case "--url": url = try Self.url(Self.value(&given, &rest, of: name))
      default: throw Fault(message: "unknown argument '\(argument)'")
      }
      guard given == nil else { throw Fault(message: "\(name) takes no value") }
    }
  }

  /// The value of an option, behind `=` or in the next argument.
  private static func value(
    _ given: inout String?, _ rest: inout ArraySlice<String>, of name: String
  ) throws(Fault) -> String {
    defer { given = nil }
    guard let value = given ?? rest.popFirst() else {
      throw Fault(message: "\(name) needs a value")
    }
    return value
  }

  private static func tab(_ text: String) throws(Fault) -> Tab {
    guard let tab = Tab(rawValue: text) else {
      let names = Tab.allCases.map(\.rawValue).joined(separator: ", ")
      throw Fault(message: "there is no tab '\(text)': \(names)")
    }
    return tab
  }

  private static func amount(_ text: String) throws(Fault) -> AmountEntry {
    guard let amount = AmountEntry(text) else {
      throw Fault(message: "'\(text)' is no amount such as 120 or 41.62")
    }
    return amount
  }

  private static func url(_ text: String) throws(Fault) -> URL {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host?.isEmpty == false
    else { throw Fault(message: "'\(text)' is no address of http or https") }
    return url
  }
}
