import SwiftUI

// MARK: An offer with its button

struct Paywall: View {
  var body: some View {
    VStack(spacing: 16) {
      ScrollView {
        VStack {
          Color.purple.frame(height: 200)
          Text("Ignite your child's *curiosity*")
            .font(.largeTitle).fontWeight(.heavy).multilineTextAlignment(.center).padding(.bottom)
            .accessibilityIdentifier("title")
          Text("{{rc-paywall-xLarge lines 2-2}} **thousands** of parents.")
            .font(.subheadline).multilineTextAlignment(.center).accessibilityIdentifier("subtitle")
        }
        .padding(.horizontal, 20)
      }
      Text("{{rc-paywall-xSmall lines 3-3}}")
        .font(.callout).multilineTextAlignment(.center).padding(.horizontal).accessibilityIdentifier("offer")
      Button {
      } label: {
        Text("Purchase for $3.99 per month").frame(maxWidth: .infinity)
      }
      .font(.title3.weight(.semibold))
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .controlSize(.large)
      .dynamicTypeSize(...DynamicTypeSize.accessibility3)
      .padding(.horizontal)
      .accessibilityIdentifier("purchase")
      ViewThatFits(in: .horizontal) {
        Links(titles: ["Restore purchases", "Terms and conditions", "Privacy policy"])
        Links(titles: ["Restore", "Terms and conditions", "Privacy policy"])
        Links(titles: ["Restore", "Terms", "Privacy"])
      }
      .dynamicTypeSize(...DynamicTypeSize.accessibility3)
      .padding(.horizontal)
      .accessibilityIdentifier("footer")
    }
  }
}

/// Buttons in a row, with bullets between them.
struct Links: View {
  var titles: [String]

  var body: some View {
    HStack {
      ForEach(0..<3) { index in
        if index > 0 { Text("•") }
        Button(titles[index]) {}
      }
    }
    .font(.caption.weight(.bold))
    .lineLimit(1)
  }
}

#Preview("Paywall") { Paywall() }
