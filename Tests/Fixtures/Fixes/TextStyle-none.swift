import SwiftUI

// A count in a disc of fixed size, which larger text would leave.
//
// none: fixed-text-size

struct CountDisc: View {
  var body: some View {
    Text("12")
      .font(.system(size: 13, weight: .bold))
      .foregroundStyle(.white)
      .frame(width: 24, height: 24)
      .background(Color(red: 0.6, green: 0, blue: 0), in: Circle())
  }
}

#Preview { CountDisc() }
