import SwiftUI

// Instructions above a picture's room that may not shrink, in a stack with a fixed height.
//
// defect: failed truncated-text L 4404.8 Text “Work the dough on a floured board until…”

struct RecipeStep: View {
  let words: String

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(words).font(.callout)
      Rectangle().fill(Color(.tertiarySystemFill)).frame(height: 380)
    }
    .padding()
    .frame(maxHeight: 520)
  }
}

struct ScrolledRecipeStep: View {
  let words: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        Text(words).font(.callout)
        Rectangle().fill(Color(.tertiarySystemFill)).frame(height: 380)
      }
      .padding()
    }
  }
}

let kneading = """
  Work the dough on a floured board until it springs back under your thumb, shape it into a ball, lay it into the oiled \
  bowl, cover it with a damp cloth and leave it where it is warm until it has grown to twice its size, an hour perhaps.
  """

#Preview("defect") { RecipeStep(words: kneading) }
#Preview("near miss") { ScrolledRecipeStep(words: kneading) }
