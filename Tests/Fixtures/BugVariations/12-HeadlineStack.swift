import SwiftUI

// Lines of a headline moved over each other with an offset instead of a spacing.
//
// defect: failed overlapping-content xS -4.3 Text “Harbour” | Text “Nights”
// defect: failed fixed-text-size xS 44.0 Text “Harbour”
// defect: failed fixed-text-size xS 44.0 Text “Nights”

struct HeadlineStack: View {
  var pull: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Harbour").font(.system(size: 44, weight: .black))
      Text("Nights").font(.system(size: 44, weight: .black)).offset(y: -pull)
    }
  }
}

struct CalmHeadlineStack: View {
  var body: some View {
    VStack(alignment: .leading, spacing: -2) {
      Text("Harbour").font(.title.weight(.black))
      Text("Nights").font(.title.weight(.black))
    }
  }
}

#Preview("defect") { HeadlineStack(pull: 26) }
#Preview("near miss") { CalmHeadlineStack() }
