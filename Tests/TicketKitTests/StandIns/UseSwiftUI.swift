// What an app does with the SwiftUI side: compiles only where that side is compiled.
import SwiftUI

struct UseSwiftUI: View {
  var body: some View { StyledTextView("text") }

  nonisolated static let string = StyledText("text").attributedString(
    scale: 1, colorScheme: .dark)
}
