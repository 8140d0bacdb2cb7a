import SwiftUI

// A footer of buttons that share the width of the widest, chosen among candidates by `ViewThatFits`.
//
// defect: failed content-beyond-container AX4 6.3 FooterButton | Text “Back”
// defect: failed content-beyond-container AX2 54.0 FooterButton | Text “Continue”
// defect: failed overlapping-content AX5 -1.0 Text “Back” | Text “Skip”
// defect: failed overlapping-content AX3 -27.4 Text “Save” | Text “Continue”

struct FooterButton: View {
  let title: String

  var body: some View {
    Text(title).font(.body).padding(.horizontal, 12).padding(.vertical, 8)
  }
}

struct EqualButtons: View {
  var body: some View {
    ViewThatFits(in: .vertical) {
      HStack(spacing: 8) {
        ForEach(["Back", "Skip", "Save", "Continue"], id: \.self) { title in
          FooterButton(title: title).fixedSize().frame(minWidth: 80)
        }
      }
      VStack {
        ForEach(["Back", "Skip", "Save", "Continue"], id: \.self) { FooterButton(title: $0) }
      }
    }
  }
}

struct FittingButtons: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        ForEach(["Back", "Skip", "Save", "Continue"], id: \.self) { title in
          FooterButton(title: title).fixedSize().frame(minWidth: 80)
        }
      }
      VStack {
        ForEach(["Back", "Skip", "Save", "Continue"], id: \.self) { FooterButton(title: $0) }
      }
    }
  }
}

#Preview("defect") { EqualButtons() }
#Preview("twin") { FittingButtons() }
