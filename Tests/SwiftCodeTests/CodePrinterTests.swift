import SwiftCode
import Testing

@Suite("CodePrinter")
struct CodePrinterTests {
  @Test("A file has its header, its imports and its declarations apart")
  func file() {
    let file = SwiftFile(
      header: ["One.", "Two."], imports: ["Foundation", "Testing"],
      declarations: [
        .comment("Why."),
        .typeAlias(
          TypeAlias(
            access: .private, "A", .dictionary(key: .named("String"), value: .any(.named("P"))))),
        .type(TypeDeclaration(access: .public, .extension, "B", members: [])),
      ])
    #expect(
      file.text == """
        // One.
        // Two.

        import Foundation
        import Testing

        // Why.
        private typealias A = [String: any P]

        public extension B {}

        """)
    #expect(SwiftFile(header: [], imports: [], declarations: []).text == "")
  }

  @Test("Short members stand together, long ones apart, and comments begin a group")
  func members() {
    let type = TypeDeclaration(
      documentation: "A type.", access: .public, .structure, "S",
      conformances: [.named("Hashable"), .named("Sendable")],
      members: [
        .stored(StoredProperty(access: .private, .variable, "a", type: .optional(.named("Int")))),
        .stored(StoredProperty(isStatic: true, .constant, "b", value: .nil)),
        .computed(
          ComputedProperty(
            access: .public, "c", type: .optional(.any(.named("P"))), body: [.expression(.nil)])),
        .comment("Group."),
        .stored(StoredProperty(documentation: "One.", .constant, "d", type: .named("Int"))),
        .stored(StoredProperty(.constant, "e", type: .named("Int"))),
        .function(
          FunctionDeclaration(
            access: .public, .failableInitializer,
            parameters: [
              .init(label: "_", "x", .named("Int")), .init(label: "at", "y", .named("Int")),
            ],
            throws: true, body: [.assignment(.member(.instance, "d"), .identifier("x"))])),
        .type(
          TypeDeclaration(
            .enumeration, "E",
            members: [
              .enumCase(EnumCase("f")),
              .enumCase(EnumCase("g", values: [.named("Int"), .named("String")])),
            ])),
      ])
    #expect(
      printed(.type(type)) == """
        /// A type.
        public struct S: Hashable, Sendable {
          private var a: Int?
          static let b = nil
          public var c: (any P)? { nil }

          // Group.
          /// One.
          let d: Int

          let e: Int

          public init?(_ x: Int, at y: Int) throws {
            self.d = x
          }

          enum E {
            case f
            case g(Int, String)
          }
        }
        """)
  }

  @Test("Conditions with one short statement stand on a line")
  func conditionsOnOneLine() {
    #expect(
      printedBody(
        .guard([.identifier("a"), .not(.identifier("b"))], else: [.return(.nil)]),
        .if([.identifier("c")], then: [.return(.boolean(true))]),
        .if([.identifier("c")], then: [.variable("d", .integer(1)), .return(.identifier("d"))]),
        .return(.try(.call(.identifier("x"), "f", [])))) == """
          guard a, !b else { return nil }
          if c { return true }
          if c {
            var d = 1
            return d
          }
          return try x.f()
          """)
  }

  @Test("Conditions that are too long take a line each")
  func longConditions() {
    let long = Expression.identifier(String(repeating: "l", count: 60))
    #expect(
      printedBody(
        .if([long, .not(long)], then: [.return(.nil)]),
        .guard([long, long], else: [.return(.nil)]),
        .if([long], then: [.return(.call("f", [.init(long)]))]),
        .guard([long], else: [.return(.call("f", [.init(long)]))]))
          == """
          if LONG,
            !LONG
          {
            return nil
          }
          guard LONG,
            LONG
          else {
            return nil
          }
          if LONG {
            return f(LONG)
          }
          guard LONG else {
            return f(LONG)
          }
          """.replacing("LONG", with: String(repeating: "l", count: 60)))
  }

  @Test("A switch has its short cases on a line each")
  func switchStatement() {
    #expect(
      printedBody(
        .switch(
          .member(.identifier("x"), "kind"),
          [
            SwitchCase(.integer(0), [.expression(.implicitMember("a"))]),
            SwitchCase(.string("b"), [.return(.call("f", []))]),
            SwitchCase(.integer(2), [.assignment(.identifier("y"), .nil), .return(.nil)]),
            SwitchCase(nil, [.expression(.call(Call(.implicitMember("c"), [.init(.integer(1))])))]),
          ])) == """
          switch x.kind {
          case 0: .a
          case "b": return f()
          case 2:
            y = nil
            return nil
          default: .c(1)
          }
          """)
  }

  @Test("Calls that are too long have their arguments on the next line, or on a line each")
  func calls() {
    let arguments = (0..<3).map { _ in
      Call.Argument(label: "a", .string(String(repeating: "s", count: 25)))
    }
    #expect(
      printed(.call(.identifier("base"), "method", arguments))
        == """
        base.method(
          a: "SSS", a: "SSS", a: "SSS")
        """.replacing("SSS", with: String(repeating: "s", count: 25)))
    #expect(
      printed(.call("f", arguments + [.init(.nil)]))
        == """
        f(
          a: "SSS",
          a: "SSS",
          a: "SSS",
          nil)
        """.replacing("SSS", with: String(repeating: "s", count: 25)))
    let lines = Call(
      .identifier("g"), [.init(.call("f", [.init(.integer(1))])), .init(.integer(2))],
      hasArgumentLines: true)
    #expect(
      printed(.call(lines)) == """
        g(
          f(1),
          2)
        """)
  }

  @Test("A line has room for a hundred characters, however many bytes they take")
  func lineLength() {
    // Of the hundred, two spaces, `f("` and `")` take seven.
    let fits = String(repeating: "满", count: 93)
    #expect(printed(.call("f", [.init(.string(fits))])) == "f(\"\(fits)\")")
    #expect(printed(.call("f", [.init(.string(fits + "满"))])) == "f(\n  \"\(fits)满\")")
  }

  @Test("No line that can be broken is longer, whatever has to stand behind its end")
  func brokenLines() {
    for count in 80...91 {
      let name = Expression.identifier(String(repeating: "l", count: count))
      let call = Expression.call("g", [.init(name), .init(.integer(1))])
      let text = printed(.call("f", [.init(call), .init(call)]))
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 98 }, "\(text)")
    }
    for count in 1...80 {
      let name = Expression.identifier(String(repeating: "l", count: count))
      let call = Expression.call("g", [.init(name), .init(.integer(1))])
      let nested = Expression.call("f", [.init(label: "x", .call("h", [.init(call)]))])
      let either = Expression.infix(.or, [name, call])
      let statements: [Statement] = [
        .expression(.call("f", [.init(call), .init(call)])), .expression(nested),
        .return(.infix(.and, [either, either])),
        .if([either, .not(either)], then: [.return(.nil)]),
        .guard([call, .infix(.and, [name, either])], else: [.return(.nil)]),
        .switch(nested, [SwitchCase(call, [.return(call)]), SwitchCase(nested, [.return(.nil)])]),
      ]
      for statement in statements {
        let text = printedBody(statement)
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 98 }, "\(text)")
      }
    }
  }

  @Test("Operands get parentheses where the operator binds tighter, and where && meets ||")
  func operators() {
    let (a, b, c) = (
      Expression.identifier("a"), Expression.identifier("b"), Expression.identifier("c")
    )
    #expect(printed(.infix(.and, [a, .infix(.or, [b, c])])) == "a && (b || c)")
    #expect(printed(.infix(.or, [.infix(.and, [a, b]), c])) == "(a && b) || c")
    #expect(printed(.infix(.or, [.infix(.less, [a, b]), c])) == "a < b || c")
    #expect(printed(.not(.infix(.and, [a, b]))) == "!(a && b)")
    #expect(printed(.not(.call("f", []))) == "!f()")
    #expect(printed(.infix(.equal, [.infix(.equal, [a, b]), c])) == "(a == b) == c")
    #expect(printed(.infix(.minus, [a, .infix(.minus, [b, c])])) == "a - (b - c)")
    #expect(printed(.infix(.less, [a, .infix(.plus, [b, .integer(60)])])) == "a < b + 60")
    #expect(printed(.infix(.divide, [.infix(.plus, [a, b]), c])) == "(a + b) / c")
    #expect(printed(.infix(.and, [a])) == "a")
    #expect(printed(.infix(.greater, [.infix(.coalescing, [a, b]), c])) == "a ?? b > c")
    #expect(printed(.infix(.coalescing, [.infix(.plus, [a, b]), c])) == "a + b ?? c")
    #expect(printed(.infix(.plus, [.infix(.coalescing, [a, b]), c])) == "(a ?? b) + c")
  }

  @Test("A binding stands among conditions")
  func bindings() {
    let value = Expression.optionalMember(.identifier("a"), "b")
    #expect(
      printedBody(
        .if(
          [.binding("in", value), .infix(.greater, [.identifier("in"), .integer(0)])],
          then: [.return(.identifier("in"))])) == "if let `in` = a?.b, `in` > 0 { return `in` }")
    let name = String(repeating: "l", count: 60)
    #expect(
      printedBody(
        .if(
          [.binding(name, value), .infix(.greater, [.identifier(name), .integer(0)])],
          then: [.return(.nil)])) == """
          if let \(name) = a?.b,
            \(name) > 0
          {
            return nil
          }
          """)
  }

  @Test("Operands that are too long take a line each")
  func longOperators() {
    let name = String(repeating: "l", count: 40)
    let operand = Expression.identifier(name)
    #expect(
      printedBody(.if([.infix(.or, [operand, operand, operand])], then: [.return(.nil)])) == """
        if \(name)
          || \(name)
          || \(name)
        {
          return nil
        }
        """)
    #expect(
      printedBody(.return(.infix(.or, [operand, operand, operand]))) == """
        return \(name)
          || \(name)
          || \(name)
        """)
  }

  @Test("A protocol has its requirements, of which a documented one stands apart")
  func protocols() {
    #expect(
      printed(
        .type(
          TypeDeclaration(
            access: .package, isNonisolated: true, .protocol, "P", conformances: [.named("Q")],
            members: [
              .requirement(PropertyRequirement("a", type: .array(.named("Int")))),
              .requirement(PropertyRequirement("in", type: .optional(.array(.named("Type"))))),
              .requirement(PropertyRequirement(documentation: "B.", "b", type: .named("Int"))),
            ]))) == """
          package nonisolated protocol P: Q {
            var a: [Int] { get }
            var `in`: [`Type`]? { get }

            /// B.
            var b: Int { get }
          }
          """)
  }

  @Test("A cast binds tighter than a comparison, and gets parentheses before a dot")
  func casts() {
    let cast = Expression.conditionalCast(.instance, .any(.named("P")))
    let sum = Expression.infix(.plus, [.identifier("a"), .identifier("b")])
    #expect(printed(cast) == "self as? any P")
    #expect(printed(.optionalMember(cast, "self")) == "(self as? any P)?.`self`")
    #expect(printed(.member(.identifier("a"), "b")) == "a.b")
    #expect(printed(.member(sum, "c")) == "(a + b).c")
    #expect(printed(.infix(.equal, [cast, .nil])) == "self as? any P == nil")
    #expect(printed(.infix(.plus, [cast, .nil])) == "(self as? any P) + nil")
    #expect(printed(.conditionalCast(sum, .named("Int"))) == "a + b as? Int")
    #expect(
      printed(.conditionalCast(.infix(.and, [.nil, .nil]), .named("Int")))
        == "(nil && nil) as? Int")
  }

  @Test("A closure stands on the call's line, or keeps the arguments there")
  func closures() {
    let short = Closure(
      ["x", "in"], result: .named("Int"), body: [.expression(.identifier("x"))])
    #expect(
      printed(.call(Call(.member(.identifier("a"), "map"), [], closure: short)))
        == "a.map { x, `in` -> Int in x }")
    let long = Closure(
      ["x"], result: .named("Int"),
      body: [
        .choice("y", .identifier("x"), [SwitchCase(nil, [.expression(.integer(1))])]),
        .return(.identifier("y")),
      ])
    #expect(
      printedBody(
        .return(.call(Call(.identifier("f"), [.init(.integer(1))], closure: long)))) == """
          return f(1) { x -> Int in
            let y = switch x {
            default: 1
            }
            return y
          }
          """)
    let argument = Call.Argument(.string(String(repeating: "s", count: 60)))
    #expect(
      printed(.call(Call(.identifier("f"), [argument, argument], closure: short)))
        == """
        f(
          "SSS",
          "SSS") { x, `in` -> Int in
          x
        }
        """.replacing("SSS", with: String(repeating: "s", count: 60)))
  }

  @Test("Deeply nested expressions take no more time than their text", .timeLimit(.minutes(1)))
  func nesting() {
    var expression = Expression.identifier("x")
    for _ in 0..<200 {
      expression = .call(
        "function", [.init(expression), .init(.string(String(repeating: "s", count: 90)))])
    }
    let text = printed(expression)
    #expect(text.split(separator: "\n").count > 200)
    let wide = Expression.call("f", (0..<100_000).map { .init(.integer($0)) })
    #expect(printed(wide).split(separator: "\n").count == 100_001)
  }
}
