import SwiftUI

// A chevron that names a side of the screen instead of a direction of reading.
//
// variants: rtl
// defect: failed direction-fixed-symbol xS 0.0 Symbol “chevron.right”

struct DisclosureRow: View {
  let symbol: String

  var body: some View {
    HStack {
      Text("Privacy")
      Spacer()
      Image(systemName: symbol).accessibilityHidden(true)
    }
    .padding()
  }
}

#Preview("defect") { DisclosureRow(symbol: "chevron.right") }
#Preview("twin") { DisclosureRow(symbol: "chevron.forward") }
