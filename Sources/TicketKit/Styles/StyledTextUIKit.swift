// On watchOS UIKit has neither dynamic colours nor views to draw the string: `StyledTextView` does.
#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension StyledText {
    /// The text for a label: system fonts that scale with Dynamic Type, colours that follow the
    /// surroundings.
    ///
    /// - Parameters:
    ///   - font: The font of runs without a size.
    ///   - traits: The traits to scale for; nil: the app's.
    public func attributedString(
      font: UIFont = .preferredFont(forTextStyle: .body),
      compatibleWith traits: UITraitCollection? = nil
    ) -> NSAttributedString {
      let string = NSMutableAttributedString(string: "")
      for run in runs {
        var attributes: [NSAttributedString.Key: Any] = [
          .font: run.style?.font(default: font, compatibleWith: traits) ?? font
        ]
        if let color = run.style?.color { attributes[.foregroundColor] = UIColor(color) }
        string.append(NSAttributedString(string: run.text, attributes: attributes))
      }
      return string
    }
  }

  extension TextStyle {
    fileprivate func font(
      default font: UIFont, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
      guard let size else {
        // The default font has been scaled.
        return weight.map { .systemFont(ofSize: font.pointSize, weight: $0.uiFontWeight) } ?? font
      }
      let unscaled = UIFont.systemFont(
        ofSize: CGFloat(size), weight: (weight ?? .regular).uiFontWeight)
      return UIFontMetrics.default.scaledFont(for: unscaled, compatibleWith: traits)
    }
  }

  extension FontWeight {
    fileprivate var uiFontWeight: UIFont.Weight {
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

  extension UIColor {
    fileprivate convenience init(_ color: TextColor) {
      self.init { traits in
        let components = color.components(isDark: traits.userInterfaceStyle == .dark)
        return UIColor(
          red: CGFloat(components.red), green: CGFloat(components.green),
          blue: CGFloat(components.blue), alpha: 1)
      }
    }
  }
#endif
