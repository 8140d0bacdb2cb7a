import SwiftUI

/// A box whose height follows the user's text size.
struct ScaledBox: View {
  @ScaledMetric private var side: CGFloat

  init(side: CGFloat) { _side = ScaledMetric(wrappedValue: side) }

  var body: some View {
    Color.orange.frame(width: 100, height: side).accessibilityIdentifier("box")
  }
}

#Preview("4") { ScaledBox(side: 4) }
#Preview("16") { ScaledBox(side: 16) }
#Preview("24") { ScaledBox(side: 24) }
#Preview("32") { ScaledBox(side: 32) }
#Preview("40") { ScaledBox(side: 40) }
#Preview("44") { ScaledBox(side: 44) }
#Preview("56") { ScaledBox(side: 56) }
