import Auditing

/// Examples for the rules about clearance.
enum ClearanceExamples {
  static let tight = [
    RuleExample(
      "a symbol in the growing round corner of a capsule",
      """
      import SwiftUI

      #Preview {
        Label("thyme and marjoram", systemImage: "leaf")
          .font(.title)
          .padding()
          .background(.green.opacity(0.2), in: Capsule())
      }
      """),
    RuleExample(
      "a large corner radius with a small padding",
      """
      import SwiftUI

      #Preview {
        Text("Herbs")
          .font(.title)
          .padding(4)
          .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 40))
      }
      """),
    RuleExample(
      "a number that nearly fills its circle",
      """
      import SwiftUI

      #Preview {
        Text("128")
          .font(.title)
          .frame(width: 61, height: 61)
          .background(.orange.opacity(0.3), in: Circle())
      }
      """),
  ]

  static let outside = [
    RuleExample(
      "a number too wide for its circle",
      """
      import SwiftUI

      #Preview {
        Text("1280").font(.title).fixedSize()
          .frame(width: 52, height: 52)
          .background(.orange.opacity(0.3), in: Circle())
      }
      """),
    RuleExample(
      "several lines in a capsule",
      """
      import SwiftUI

      #Preview {
        Text("Three lines of text that need a wider shape")
          .frame(width: 130)
          .padding(6)
          .background(.blue.opacity(0.2), in: Capsule())
      }
      """),
    RuleExample(
      "text that outgrows a background of fixed height",
      """
      import SwiftUI

      #Preview {
        Text("Continue")
          .padding(.horizontal, 24)
          .frame(height: 30)
          .background(.blue.opacity(0.2))
      }
      """),
  ]

  static let roomy = [
    RuleExample(
      "padding that grows with the text",
      """
      import SwiftUI

      struct Tag: View {
        @ScaledMetric(relativeTo: .title) private var margin = 16

        var body: some View {
          Label("rosemary", systemImage: "leaf")
            .font(.title)
            .padding(margin)
            .background(.green.opacity(0.2), in: Capsule())
        }
      }

      #Preview { Tag() }
      """),
    RuleExample(
      "rows that scroll over a card",
      """
      import SwiftUI

      #Preview {
        ScrollView {
          VStack { ForEach(0..<40, id: \\.self) { Text("Row \\($0)").padding(.vertical, 3) } }.frame(maxWidth: .infinity)
        }
        .frame(height: 303)
        .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
      }
      """),
    RuleExample(
      "a plain rectangle flush with its text",
      """
      import SwiftUI

      #Preview {
        Text("Flush with its background").background(.gray.opacity(0.2))
      }
      """),
    RuleExample(
      "a small badge with its usual narrow padding",
      """
      import SwiftUI

      #Preview {
        Text("NEW")
          .font(.caption2)
          .padding(.horizontal, 12)
          .padding(.vertical, 2)
          .background(.gray.opacity(0.2), in: Capsule())
      }
      """),
  ]

  static let unmeasured = [
    RuleExample(
      "a number in a circle, moved by a modifier that is not known",
      """
      import SwiftUI

      #Preview {
        Text("1280").font(.title).fixedSize()
          .glow(radius: 2)
          .frame(width: 52, height: 52)
          .background(.orange.opacity(0.3), in: Circle())
      }
      """)
  ]

  static let perhapsTight = [
    RuleExample(
      "a label in a capsule, under a modifier that is not known",
      """
      import SwiftUI

      #Preview {
        Label("thyme and marjoram", systemImage: "leaf")
          .font(.title)
          .glow(radius: 2)
          .padding()
          .background(.green.opacity(0.2), in: Capsule())
      }
      """)
  ]
}
