import SwiftUI

/// What a tile tells about an event.
struct Event {
  var name: String
  var day: Date
  var place: String
  var symbol: String
}

/// An event on a tinted tile with a stripe along its top.
///
/// Shows a layout that adapts by itself: the symbol shares the first line's baseline with the name, the date is written
/// as the locale writes it, long names wrap, and the stripe keeps its height at every text size: it is decoration.
struct EventTile: View {
  let event: Event
  private let stripe: CGFloat = 15

  init(event: Event) {
    self.event = event
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: event.symbol)
        .font(.title)
      VStack(alignment: .leading) {
        Text(event.name)
          .font(.title)
        Text(event.day, format: .dateTime.day(.defaultDigits).month(.wide))
        Text(event.place)
      }
    }
    .padding()
    .padding(.top, stripe)
    .background { tile }
    .clipShape(RoundedRectangle(cornerRadius: stripe, style: .continuous))
  }

  private var tile: some View {
    ZStack(alignment: .top) {
      Rectangle()
        .opacity(0.3)
      Rectangle()
        .frame(maxHeight: stripe)
    }
    .foregroundColor(.teal)
  }
}

#Preview("Short name") {
  EventTile(event: Event(name: "Plant Tulips", day: .now, place: "Garden Gate", symbol: "gift"))
}

#Preview("Long name") {
  EventTile(
    event: Event(
      name: "Autumn market of the allotment gardeners", day: .now, place: "Old Brewery Yard", symbol: "gift"))
}
