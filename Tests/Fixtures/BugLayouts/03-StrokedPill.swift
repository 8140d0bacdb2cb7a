import SwiftUI

// A pill with little padding: one line stays inside, two lines cross the round ends.
//
// defect: failed ink-outside-shape xS -25.4 Text “Waiting for the approval of the owner” | capsule

struct Pill: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.caption2)
      .padding(.horizontal, 4)
      .overlay(Capsule().stroke(Color.primary, lineWidth: 1))
      .frame(maxWidth: 180)
  }
}

struct BoxedPill: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.caption2)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .overlay(RoundedRectangle(cornerRadius: 7).stroke(Color.primary, lineWidth: 1))
      .frame(maxWidth: 180)
  }
}

#Preview("defect") { Pill(text: "Waiting for the approval of the owner") }
#Preview("twin") { BoxedPill(text: "Waiting for the approval of the owner") }
