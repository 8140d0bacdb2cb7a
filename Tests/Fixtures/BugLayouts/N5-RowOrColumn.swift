import SwiftUI

// A row that becomes a column when it no longer fits.

#Preview("clean") {
  ViewThatFits(in: .horizontal) {
    HStack {
      Text("Arrives in")
      Spacer()
      Text("12 minutes")
    }
    VStack(alignment: .leading) {
      Text("Arrives in")
      Text("12 minutes")
    }
  }
  .padding()
}
