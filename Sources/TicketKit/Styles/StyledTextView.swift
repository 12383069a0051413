#if canImport(SwiftUI)
  import SwiftUI

  /// A view that draws a `StyledText`, scaled with Dynamic Type, in the colours of its surroundings.
  public struct StyledTextView: View {
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric private var scale = 1.0

    private let text: StyledText

    /// Makes a view of a text.
    public init(_ text: StyledText) {
      self.text = text
    }

    /// The text, drawn.
    public var body: some View {
      Text(text.attributedString(scale: scale, colorScheme: colorScheme))
    }
  }

  extension StyledText {
    /// The text with SwiftUI's fonts and colours, for views that compose texts themselves.
    ///
    /// - Parameters:
    ///   - scale: What sizes are multiplied with, such as a `@ScaledMetric` of 1.
    ///   - colorScheme: Whether the surroundings are light or dark.
    public func attributedString(scale: Double, colorScheme: ColorScheme) -> AttributedString {
      var string = AttributedString()
      for run in runs {
        var attributes = AttributeContainer()
        attributes.swiftUI.font = run.style?.font(scale: scale)
        if let color = run.style?.color {
          let components = color.components(isDark: colorScheme == .dark)
          attributes.swiftUI.foregroundColor = Color(
            .sRGB, red: components.red, green: components.green, blue: components.blue,
            opacity: 1)
        }
        string.append(AttributedString(run.text, attributes: attributes))
      }
      return string
    }
  }

  extension TextStyle {
    fileprivate func font(scale: Double) -> Font? {
      guard let size else { return weight.map { .body.weight($0.swiftUIWeight) } }
      return .system(size: CGFloat(size * scale), weight: (weight ?? .regular).swiftUIWeight)
    }
  }

  extension FontWeight {
    fileprivate var swiftUIWeight: Font.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
#endif
