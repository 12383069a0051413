import Testing

@testable import SwiftCode

@Suite("InvisibleScalars")
struct InvisibleScalarsTests {
  /// Every scalar but most of the planes that hold nothing.
  private static let everyScalar = [UInt32(0)...0x400FF, 0xDFF00...0xE10FF, 0x10FF00...0x10FFFF]
    .joined().compactMap(Unicode.Scalar.init)

  @Test("Everything that Unicode calls control, format, space or ignorable is invisible")
  func completeness() {
    let categories: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
    ]
    let missed = Self.everyScalar.filter { scalar in
      let properties = scalar.properties
      let isInvisible =
        categories.contains(properties.generalCategory)
        || properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
      return isInvisible && !InvisibleScalars.contains(scalar)
    }
    let refusedEscapes = (UInt32(0xFDD0)...0xFDEF).compactMap(Unicode.Scalar.init)
    #expect(missed == [" ", "\u{3000}"] + refusedEscapes)
  }

  @Test("Letters, digits, marks, punctuation and symbols are visible")
  func visibleScalars() {
    // Blank ones: braille without dots, a filler of Khitan, a note without a head.
    let blank: Set<Unicode.Scalar> = ["\u{2800}", "\u{16FE4}", "\u{1D159}"]
    let hidden = Self.everyScalar.filter { scalar in
      switch scalar.properties.generalCategory {
      case .unassigned, .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator,
        .privateUse, .surrogate:
        false
      default:
        InvisibleScalars.contains(scalar) && !scalar.properties.isDefaultIgnorableCodePoint
          && !blank.contains(scalar) && scalar != "\u{FFFC}"
      }
    }
    #expect(hidden == [])
  }

  @Test("What is visible by its bytes is neither invisible nor a joining mark")
  func visibleBytes() {
    let wrong = Self.everyScalar.filter { scalar in
      scalar.utf8.allSatisfy(InvisibleScalars.isVisible)
        && (InvisibleScalars.contains(scalar) || InvisibleScalars.isJoiningMark(scalar))
    }
    #expect(wrong == [])
  }
}
