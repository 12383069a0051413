import SwiftCode
import TicketSchema

extension FactoryTranslator {
  /// The most kinds that one flat switch takes; the compiler's time for it grows with the square.
  private static let flatLimit = 100

  /// The kinds of one block where there are more.
  private static let blockSize = 50

  /// The function that makes a record's ticket; past `flatLimit` kinds it chooses one of several
  /// functions for a block of kinds each.
  ///
  /// It checks the record once, for all kinds.
  func translateKindSwitch() -> [Declaration] {
    let count = catalog.kinds.count
    let kind = Expression.member(.identifier("record"), "kind")
    let isChecked = Expression.call(
      .identifier("record"), "isChecked", [.init(label: "by", .identifier("layout"))])
    let check = Statement.guard([isChecked], else: [.return(.nil)])
    guard count > Self.flatLimit else {
      return [
        function("ticket", access, label: "for", [check, choice(of: kind, kinds(0..<count))])
      ]
    }
    let blocks = stride(from: 0, to: count, by: Self.blockSize).map { start in
      start..<min(start + Self.blockSize, count)
    }
    let blockCases = blocks.enumerated().map { number, block in
      SwitchCase(
        .integer(number),
        [.return(.call(blockName(block), [.init(.identifier("record"))]))])
    }
    let block = Expression.infix(.divide, [kind, .integer(Self.blockSize)])
    return [function("ticket", access, label: "for", [check, choice(of: block, blockCases)])]
      + blocks.map {
        function(blockName($0), .private, label: "_", [choice(of: kind, kinds($0))])
      }
  }

  private func blockName(_ block: Range<Int>) -> String {
    "ticketOfKind\(block.lowerBound)To\(block.upperBound - 1)"
  }

  /// Each case returns its ticket by itself, or the compiler would look for one type of them all.
  private func kinds(_ range: Range<Int>) -> [SwitchCase] {
    range.map { index in
      let ticket = Expression.call(
        catalog.kinds[index].typeName, [.init(label: "checked", .identifier("record"))])
      return SwitchCase(.integer(index), [.return(ticket)])
    }
  }

  private func choice(of subject: Expression, _ cases: [SwitchCase]) -> Statement {
    .switch(subject, cases + [SwitchCase(nil, [.return(.nil)])])
  }

  private func function(
    _ name: String, _ access: AccessLevel, label: String, _ body: [Statement]
  ) -> Declaration {
    .function(
      FunctionDeclaration(
        access: access, isStatic: true, .function(name),
        parameters: [.init(label: label, "record", .named("TicketRecord"))],
        result: .optional(.any(.named("TicketModel"))), body: body))
  }
}
