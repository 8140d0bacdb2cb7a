import SwiftUI

// Content beyond the viewport along the scroll axis can be reached.

#Preview("clean") {
  ScrollView {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(1..<60) { number in
        Text("Line \(number)")
      }
    }
    .padding()
  }
}
