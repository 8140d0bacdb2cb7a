import SwiftUI

// Text over two greys: what stands out from one does not from the other.
//
// none: insufficient-contrast

struct SplitCaption: View {
  var body: some View {
    Text("Last changed yesterday")
      .font(.footnote)
      .foregroundStyle(Color(red: 0.5, green: 0.5, blue: 0.5))
      .background {
        HStack(spacing: 0) {
          Color(red: 0.35, green: 0.35, blue: 0.35)
          Color(red: 0.65, green: 0.65, blue: 0.65)
        }
      }
  }
}

#Preview { SplitCaption() }
