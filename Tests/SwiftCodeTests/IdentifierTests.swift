import Foundation
import Testing

@testable import SwiftCode

@Suite("Identifiers")
struct IdentifierTests {
  @Test("Names get backticks where their place needs them, and nowhere else")
  func backticks() {
    func declared(_ name: String) -> String {
      printed(.stored(StoredProperty(.variable, name, type: .named("Int"))))
    }
    #expect(declared("default") == "var `default`: Int")
    #expect(declared("Type") == "var `Type`: Int")
    #expect(declared("await") == "var await: Int")
    #expect(declared("description") == "var description: Int")
    #expect(printed(.identifier("await")) == "`await`")
    #expect(printed(.identifier("get")) == "`get`")
    #expect(printed(.identifier("copy")) == "copy")
    #expect(printed(.implicitMember("default")) == ".default")
    #expect(printed(.implicitMember("init")) == ".`init`")
    #expect(printed(.member(.identifier("x"), "self")) == "x.`self`")
    #expect(printed(.member(.identifier("x"), "class")) == "x.class")
    #expect(printed(.call("f", [.init(label: "for", .integer(1))])) == "f(for: 1)")
    #expect(printed(.call("f", [.init(label: "inout", .integer(1))])) == "f(`inout`: 1)")
    #expect(printed(.call("f", [.init(label: "let", .integer(1))])) == "f(let: 1)")
    #expect(printed(.enumCase(EnumCase("throw"))) == "case `throw`")
  }

  @Test("A name can never end its place")
  func brokenNames() {
    #expect(printed(.identifier("a b\n;c")) == "a_b__c")
    #expect(printed(.identifier("1a")) == "_a")
    #expect(printed(.identifier("$a")) == "_a")
    #expect(printed(.identifier("`a`")) == "_a_")
    #expect(printed(.identifier("a\u{202E}b\u{2028}")) == "a_b_")
    #expect(printed(.identifier("")) == "`_`")
    #expect(printed(.identifier("优惠券")) == "优惠券")
  }

  /// Every word that Swift gives a meaning somewhere, reserved or not; but `self` and `_`, which are
  /// no names in backticks either.
  private static let words = SwiftKeywords.reserved.union(SwiftKeywords.expressionStarts)
    .union(SwiftKeywords.typeStarts).union(SwiftKeywords.specialMembers).union([
      "actor", "any", "async", "borrowing", "consume", "consuming", "convenience", "copy",
      "discard", "distributed", "dynamic", "each", "final", "indirect", "infix", "isolated",
      "lazy", "left", "macro", "module", "mutating", "none", "nonisolated", "nonmutating", "of",
      "open", "optional", "override", "package", "postfix", "precedence", "prefix", "required",
      "right", "sending", "some", "then", "type", "unowned", "unsafe", "weak", "x", "allCases",
      "description", "debugDescription", "hashValue", "rawValue", "Swift", "Foundation",
    ]).subtracting(["_", "self"])

  @Test("The compiler takes every keyword in every place")
  func keywords() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    let text = SwiftFile(
      header: [], imports: [],
      declarations: Self.words.sorted().enumerated().flatMap { places(of: $1, $0) }
    ).text
    let outcome = try compiler.typecheck(text)
    #expect(outcome.isSuccess, "\(outcome.output.prefix(2000))")
  }

  /// Declarations with a name in every place where the printer puts names.
  private func places(of name: String, _ number: Int) -> [Declaration] {
    let integer = SwiftType.named("Int")
    let members: [Declaration] = [
      .computed(ComputedProperty(name, type: integer, body: [.expression(.integer(1))])),
      .computed(ComputedProperty("value", type: integer, body: [.expression(.identifier(name))])),
      .computed(
        ComputedProperty(
          "text", type: .named("String"),
          body: [.expression(.member(.identifier(name), "description"))])),
      .computed(
        ComputedProperty(
          "choice", type: integer,
          body: [
            .if([.infix(.less, [.identifier(name), .integer(3)])], then: [.return(.integer(1))]),
            .return(.identifier(name)),
          ])),
      .function(
        FunctionDeclaration(
          .function("method"), parameters: [.init(label: name, "value", integer)],
          result: integer, body: [.expression(.identifier("value"))])),
      .function(
        FunctionDeclaration(
          .function("call"), parameters: [.init("other", .named("Members\(number)"))],
          result: integer,
          body: [
            .variable("local", .member(.identifier("other"), name)),
            .assignment(
              .identifier("local"),
              .call("method", [.init(label: name, .identifier("local"))])),
            .return(.identifier("local")),
          ])),
    ]
    var cases: [Declaration] = [
      .enumCase(EnumCase(name)),
      .computed(
        ComputedProperty(
          isStatic: true, "first", type: .named("Cases\(number)"),
          body: [.expression(.implicitMember(name))])),
    ]
    // Behind a type's name these two are Swift's own, in backticks too.
    if !["Type", "Protocol"].contains(name) {
      cases.append(
        .computed(
          ComputedProperty(
            isStatic: true, "second", type: .named("Cases\(number)"),
            body: [.expression(.member(.identifier("Cases\(number)"), name))])))
    }
    var declarations: [Declaration] = [
      .type(TypeDeclaration(.structure, "Members\(number)", members: members)),
      .type(
        TypeDeclaration(
          .enumeration, "Cases\(number)", conformances: [.named("Hashable")], members: cases)),
    ]
    // `Any` and `Self` as types are what they mean, not types of these names.
    if name != "Any", name != "Self" {
      let nested: [Declaration] = [
        .type(TypeDeclaration(.structure, name, members: [])),
        .stored(StoredProperty(.variable, "value", type: .optional(.named(name)))),
      ]
      declarations.append(.type(TypeDeclaration(.structure, "Types\(number)", members: nested)))
    }
    return declarations
  }

  @Test("The compiler takes every character that the printer lets through")
  func characters() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    let scalars = (UInt32(0)...0xE0FFF).compactMap(Unicode.Scalar.init)
    let heads = scalars.filter { Identifier.isHead($0) && isAtBorder($0, Identifier.isHead) }
    let tails = scalars.filter {
      Identifier.isContinuation($0) && isAtBorder($0, Identifier.isContinuation)
    }
    let names = heads.map { String($0) + "x" } + tails.map { "x" + String($0) }
    let constants = Set(names.map { $0.precomposedStringWithCanonicalMapping }).sorted().map {
      Declaration.stored(StoredProperty(.constant, $0, value: .integer(1)))
    }
    let text = SwiftFile(header: [], imports: [], declarations: constants).text
    #expect(text.count { $0 == "_" } == names.joined().count { $0 == "_" })
    let outcome = try compiler.typecheck(text)
    #expect(outcome.isSuccess, "\(outcome.output.prefix(2000))")
  }

  /// Whether the neighbours of a scalar are not all in the set that it is in.
  private func isAtBorder(
    _ scalar: Unicode.Scalar, _ contains: (Unicode.Scalar) -> Bool
  ) -> Bool {
    let neighbours = [scalar.value &- 1, scalar.value + 1].map(Unicode.Scalar.init)
    return !neighbours.allSatisfy { $0.map(contains) ?? false }
  }
}
