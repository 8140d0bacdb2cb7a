import SwiftUI

// On a canvas as high as one row a column has no room.
//
// none: broken-word

struct StatusRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Text("Announcements")
      Text("Unavailable")
    }
    .font(.headline)
  }
}

#Preview(traits: .fixedLayout(width: 320, height: 130)) { StatusRow() }
