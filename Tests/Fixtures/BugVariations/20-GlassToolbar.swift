import SwiftUI

// Tinted words over thick material in an overlay.
//
// defect: cantTell insufficient-contrast xS 4.5 Text “Play all”

struct GlassToolbar: View {
  var body: some View {
    Color.teal
      .frame(width: 300, height: 160)
      .overlay(alignment: .bottom) {
        Text("Play all")
          .font(.headline)
          .foregroundStyle(.orange)
          .padding(10)
          .background(.thickMaterial)
      }
  }
}

struct PlainToolbar: View {
  var body: some View {
    Color.teal
      .frame(width: 300, height: 160)
      .overlay(alignment: .bottom) {
        Text("Play all")
          .font(.headline)
          .foregroundStyle(.white)
          .padding(10)
          .background(.black)
      }
  }
}

#Preview("defect") { GlassToolbar() }
#Preview("near miss") { PlainToolbar() }
