// The symbols of SwiftUI that TicketKit uses, declared as Apple's SDK declares them.
@_exported import Foundation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public struct Text: View, Sendable {
  public init(_ attributedContent: AttributedString) {}
  public var body: Never { fatalError() }
}

public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

public struct EnvironmentValues {
  public var colorScheme: ColorScheme { .light }
}

@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

extension Environment: Sendable where Value: Sendable {}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { 1 }
}

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public enum Design: Hashable, Sendable {
    case `default`
  }
  public static let body = Font()
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font { Font() }
  public func weight(_ weight: Font.Weight) -> Font { self }
}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
  }
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
}

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
