import SwiftUI

// A symbol that grows with the text through a modifier, in a fixed circle that a custom modifier clips.
//
// defect: failed clipped-text AX2 9.8 Symbol “wind” | clipShape

struct RoundBadge: ViewModifier {
  let side: CGFloat

  func body(content: Content) -> some View {
    content
      .frame(width: side, height: side)
      .background(Color.orange.opacity(0.3))
      .clipShape(.circle)
  }
}

struct WeatherDot: View {
  var body: some View {
    Label {
      Text("Gusts")
    } icon: {
      Image(systemName: "wind").font(.title).modifier(RoundBadge(side: 40))
    }
  }
}

struct GrowingWeatherDot: View {
  @ScaledMetric(relativeTo: .title) private var side: CGFloat = 64

  var body: some View {
    Label {
      Text("Gusts")
    } icon: {
      Image(systemName: "wind").font(.title).modifier(RoundBadge(side: side))
    }
  }
}

#Preview("defect") { WeatherDot() }
#Preview("near miss") { GrowingWeatherDot() }
