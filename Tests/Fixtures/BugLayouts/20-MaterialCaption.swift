import SwiftUI

// Grey text on a material: what shines through is not known.
//
// defect: cantTell insufficient-contrast xS 4.5 Text “Recorded at dusk”

struct MaterialCaption: View {
  var body: some View {
    Text("Recorded at dusk")
      .foregroundColor(.gray)
      .padding()
      .background(.ultraThinMaterial)
  }
}

struct SolidCaption: View {
  var body: some View {
    Text("Recorded at dusk")
      .foregroundColor(.primary)
      .padding()
      .background(Color(.systemBackground))
  }
}

#Preview("defect") { MaterialCaption() }
#Preview("twin") { SolidCaption() }
