// What an app does with the UIKit side: compiles only where that side is compiled.
import UIKit

func drawWithUIKit(_ text: StyledText) -> [NSAttributedString] {
  [
    text.attributedString(),
    text.attributedString(font: .preferredFont(forTextStyle: .body), compatibleWith: nil),
  ]
}
