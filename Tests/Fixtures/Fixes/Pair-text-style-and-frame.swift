import SwiftUI

// A count of fixed size in a disc of fixed size: larger text would leave the disc unless it grows as well.
//
// fix: text-style fixed-text-size
// edit: .frame(width: side, height: side)

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
