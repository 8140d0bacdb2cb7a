import SwiftUI

// A title along a fade from white to black: its colour stands out at one end only.
//
// defect: failed insufficient-contrast xS 1.1 Text “Long evening”

struct TitleFade: View {
  let ink: Color
  let end: Color

  var body: some View {
    ZStack {
      LinearGradient(colors: [.white, end], startPoint: .leading, endPoint: .trailing)
      Text("Long evening").font(.body).foregroundStyle(ink).rotationEffect(.zero)
    }
    .frame(width: 340, height: 160)
  }
}

#Preview("defect") { TitleFade(ink: Color(white: 0.35), end: .black) }
#Preview("near miss") { TitleFade(ink: .black, end: Color(white: 0.8)) }
