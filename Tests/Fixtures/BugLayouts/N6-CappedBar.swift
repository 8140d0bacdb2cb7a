import SwiftUI

// A bar whose text stops growing at the largest non-accessibility size.
//
// clean: failed capped-text-size AX1 5.0 frame

#Preview("clean") {
  HStack {
    Text("Today")
    Spacer()
    Text("Week")
  }
  .padding()
  .frame(height: 60)
  .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
}
