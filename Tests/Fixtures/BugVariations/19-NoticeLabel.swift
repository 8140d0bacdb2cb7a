import SwiftUI

// A label style with a light tint on a tinted card that is light in both schemes.
//
// defect: failed insufficient-contrast xS 1.2 Text “Water is off”

struct NoticeStyle: LabelStyle {
  let ink: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
    .foregroundStyle(ink)
    .padding()
    .background(Color(red: 0.85, green: 0.95, blue: 0.85), in: RoundedRectangle(cornerRadius: 8))
  }
}

#Preview("defect") { Label("Water is off", systemImage: "drop").labelStyle(NoticeStyle(ink: .primary)) }
#Preview("near miss") {
  Label("Water is off", systemImage: "drop").labelStyle(NoticeStyle(ink: Color(red: 0, green: 0.2, blue: 0)))
}
