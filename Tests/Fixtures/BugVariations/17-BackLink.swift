import SwiftUI

// Links of a toolbar made by hand, with arrows named by a side.
//
// variants: rtl
// defect: failed direction-fixed-symbol xS 0.0 Symbol “arrow.left”

struct BackLink: View {
  let symbol: String

  var body: some View {
    Button {
    } label: {
      Label("Overview", systemImage: symbol)
    }
    .tint(.primary)
    .padding()
  }
}

#Preview("defect") { BackLink(symbol: "arrow.left") }
#Preview("near miss") { BackLink(symbol: "arrow.backward") }
