import SwiftUI

// A footer of buttons that share the width of the widest, chosen among candidates by `ViewThatFits`.

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
