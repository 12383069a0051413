// What an app does with the AppKit side: compiles only where that side is compiled.
import AppKit

func drawWithAppKit(_ text: StyledText) -> [NSAttributedString] {
  [text.attributedString(), text.attributedString(font: .preferredFont(forTextStyle: .body))]
}
