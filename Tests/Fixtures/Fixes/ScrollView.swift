import SwiftUI

// Instructions that are taller than the screen at large sizes.
//
// fix: scroll-view content-beyond-container

struct Instructions: View {
  private let steps = [
    "Unplug the lamp and let it cool down", "Turn the base to the left", "Lift the shade straight up",
    "Put in the new bulb", "Turn the base to the right", "Plug the lamp in again",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(steps, id: \.self) { step in
        Text(step).font(.title3).fixedSize(horizontal: false, vertical: true)
      }
    }
    .padding()
  }
}

#Preview { Instructions() }
