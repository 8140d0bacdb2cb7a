import SwiftUI

// A bar added with `safeAreaInset` pushes the end of the content up, so nothing stays behind it.

#Preview("clean") {
  ScrollView {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(1..<60) { number in
        Text("Entry \(number)")
      }
    }
    .padding()
  }
  .safeAreaInset(edge: .bottom) {
    Text("Total: 59")
      .frame(maxWidth: .infinity)
      .padding()
      .background(Color(.systemBackground))
  }
}
