import SwiftUI

// The text is written in the preview, which is no view of the app.
//
// none: content-beyond-container

#Preview {
  VStack(alignment: .leading, spacing: 16) {
    Text("Unplug the lamp and let it cool down, then turn the base to the left and lift the shade straight up.")
      .fixedSize(horizontal: false, vertical: true)
    Text("Put in the new bulb, turn the base to the right, and plug the lamp in again when all is dry and tight.")
      .fixedSize(horizontal: false, vertical: true)
  }
  .font(.title)
  .padding()
}
