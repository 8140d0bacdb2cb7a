import SwiftUI

// The capsule is written in the preview: no view could hold a scaled length.
//
// none: tight-clearance

#Preview {
  Label("slowly roasted tomatoes", systemImage: "leaf")
    .font(.title2)
    .padding(12)
    .background(.green.opacity(0.2), in: Capsule())
}
