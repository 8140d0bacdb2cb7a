import SwiftUI

// Titles pulled together by negative spacing, with forced line breaks.
//
// defect: failed broken-word xxxL 111.9 Text “Open Workshops”
// defect: failed overlapping-content xS -9.2 Text “Open Workshops” | Text “Springtime”
// defect: failed broken-word xxxL 103.4 Text “Springtime”

struct PosterTitle: View {
  var body: some View {
    VStack(alignment: .leading, spacing: -22) {
      Text("Open\nWorkshops").font(.largeTitle).bold()
      Text("Springtime").font(.largeTitle).bold()
    }
    .frame(width: 200, alignment: .leading)
  }
}

struct CalmPosterTitle: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Open").font(.title2).bold()
      Text("Spring").font(.title2).bold()
    }
    .frame(width: 300, alignment: .leading)
  }
}

#Preview("defect") { PosterTitle() }
#Preview("twin") { CalmPosterTitle() }
