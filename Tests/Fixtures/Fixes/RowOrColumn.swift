import SwiftUI

// Two texts share a row that is too narrow for their words at large sizes.
//
// fix: row-or-column broken-word

struct StatusRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Text("Deliveries")
      Spacer()
      Text("Unavailable")  // for now
    }
    .font(.headline)
    .padding()
  }
}

#Preview { StatusRow() }
