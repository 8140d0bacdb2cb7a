import SwiftUI

// Two texts whose colour a state chooses, set once around both: the title may be paler than the line below it.
//
// fix: passing-color insufficient-contrast
// edit: .foregroundStyle(isSoldOut ? Color(red:
// count: 1

struct TicketRow: View {
  let isSoldOut: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("Harbour concert").font(.title)
      Text("Pier 4, doors open at seven").font(.footnote)
    }
    .foregroundStyle(isSoldOut ? Color(red: 0.62, green: 0.6, blue: 0.66) : .primary)
    .padding()
    .background(.white)
    .environment(\.colorScheme, .light)
  }
}

#Preview("sold out") { TicketRow(isSoldOut: true) }
#Preview("on sale") { TicketRow(isSoldOut: false) }
