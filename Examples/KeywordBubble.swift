import SwiftUI

/// A keyword with its symbol on a capsule, with the platform's default padding.
///
/// Shows a collision that depends on the text size: from the second accessibility size on, the longer keyword takes two
/// lines, the capsule's ends grow rounder, and the symbol on the first line comes close to the round corner. At the
/// largest size it touches.
struct KeywordBubble: View {
  let keyword: String
  let symbol: String

  var body: some View {
    Label(keyword, systemImage: symbol)
      .font(.title)
      .foregroundStyle(.white)
      .padding()
      .background(.purple.opacity(0.75), in: Capsule())
  }
}

/// The same bubble with padding that grows with the title's line height.
///
/// Passes at every text size.
struct ScaledKeywordBubble: View {
  let keyword: String
  let symbol: String
  @ScaledMetric(relativeTo: .title) private var margin = 14.5

  init(keyword: String, symbol: String) {
    self.keyword = keyword
    self.symbol = symbol
  }

  var body: some View {
    Label(keyword, systemImage: symbol)
      .font(.title)
      .foregroundStyle(.white)
      .padding(margin)
      .background {
        Capsule().fill(.purple.opacity(0.75))
      }
  }
}

private enum SampleHerbs {
  static let short = "chives"
  static let long = "fern-leaf lavender"
  static let all = [short, long]
}

struct KeywordBubble_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      ForEach(SampleHerbs.all, id: \.self) { herb in
        KeywordBubble(keyword: herb, symbol: "leaf")
      }
    }
    .previewDisplayName("Default padding")
  }
}

#Preview("Scaled padding") {
  VStack {
    ForEach(SampleHerbs.all, id: \.self) { herb in
      ScaledKeywordBubble(keyword: herb, symbol: "leaf")
    }
  }
}
