import SwiftUI

// Title, subtitle and value compete for one line; a tap target of 44 points grows with the text.
//
// defect: failed truncated-text AX1 264.9 Text “Notifications”
// defect: failed truncated-text AX1 353.5 Text “Sounds and badges”
// defect: failed truncated-text AX5 6.1 Text “Delivered”
// defect: failed small-target xS 38.0 Button “More”
// defect: failed over-scaled-metric AX3 124.0 frame

struct SettingsRow: View {
  @ScaledMetric private var target: CGFloat = 44

  var body: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading) {
        Text("Notifications").lineLimit(1)
        Text("Sounds and badges").font(.footnote).lineLimit(1)
      }
      Spacer()
      Text("Delivered").lineLimit(1).layoutPriority(1)
      Button(action: {}) {
        Image(systemName: "info.circle").font(.system(size: 20)).frame(width: target, height: target)
      }
      .accessibilityLabel("More")
    }
    .padding(.horizontal)
  }
}

struct StackedSettingsRow: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Notifications")
      Text("Sounds and badges").font(.footnote)
      Text("Delivered")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal)
  }
}

#Preview("defect") { SettingsRow() }
#Preview("twin") { StackedSettingsRow() }
