import SwiftUI

// A keyword on a capsule whose round ends come too close once it takes two lines.
//
// fix: scaled-padding tight-clearance

struct RecipeChip: View {
  let title: String

  var body: some View {
    Label(title, systemImage: "leaf")
      .font(.title2)
      .padding(12)  // as in the sketch
      .background(.green.opacity(0.2), in: Capsule())
  }
}

#Preview { RecipeChip(title: "slowly roasted tomatoes") }
