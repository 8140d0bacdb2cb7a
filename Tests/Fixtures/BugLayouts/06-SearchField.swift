import SwiftUI

// A search field of fixed height whose leading view has a fixed width.
//
// defect: failed truncated-text AX1 79.0 Text “Library”
// defect: failed clipped-text AX5 1.3 Text “Search titles” | clipShape
// defect: failed truncated-text AX5 19.1 Text “Search titles”

struct SearchBar: View {
  var body: some View {
    HStack(spacing: 8) {
      Text("Library").font(.subheadline).lineLimit(1).frame(width: 64)
      Text("Search titles").font(.body).foregroundStyle(Color(.label)).lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 12)
    .frame(height: 36)
    .background(Color(.secondarySystemBackground))
    .clipped()
    .padding()
  }
}

struct GrowingSearchBar: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Library").font(.subheadline)
      Text("Search titles").font(.body).foregroundStyle(Color(.label))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(Color(.secondarySystemBackground))
    .padding()
  }
}

#Preview("defect") { SearchBar() }
#Preview("twin") { GrowingSearchBar() }
