#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension StyledText {
    /// The text for a text field: system fonts, colours that follow the appearance.
    ///
    /// - Parameter font: The font of runs without a size.
    public func attributedString(
      font: NSFont = .preferredFont(forTextStyle: .body)
    ) -> NSAttributedString {
      let string = NSMutableAttributedString(string: "")
      for run in runs {
        var attributes: [NSAttributedString.Key: Any] = [
          .font: run.style?.font(default: font) ?? font
        ]
        if let color = run.style?.color { attributes[.foregroundColor] = color.dynamicColor }
        string.append(NSAttributedString(string: run.text, attributes: attributes))
      }
      return string
    }
  }

  extension TextStyle {
    fileprivate func font(default font: NSFont) -> NSFont {
      if size == nil, weight == nil { return font }
      return .systemFont(
        ofSize: size.map { CGFloat($0) } ?? font.pointSize,
        weight: (weight ?? .regular).nsFontWeight)
    }
  }

  extension FontWeight {
    fileprivate var nsFontWeight: NSFont.Weight {
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

  extension TextColor {
    fileprivate var dynamicColor: NSColor {
      NSColor(name: nil) { appearance in
        let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
        let components = components(isDark: isDark)
        return NSColor(
          srgbRed: CGFloat(components.red), green: CGFloat(components.green),
          blue: CGFloat(components.blue), alpha: 1)
      }
    }
  }
#endif
