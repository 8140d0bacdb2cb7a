import SwiftUI

private let word = "plain *stars*"
private let count = 1234

#Preview("Sources") {
  Text("literal")
  Text(word)
  Text(verbatim: "**raw**")
  Text("**bold** and *italic* with `code` and [a link](https://example.org)")
  Text("1. no list, # no title")
  Text("\(count) items of \(word)")
  Text("half \(0.5)")
  Text("\(2.5, specifier: "%.1f") m")
  Text("100 %")
  Text("commented", comment: "for translators")
  Text(LocalizedStringKey("key"))
  Text(.now, style: .date)
  Text(Date.now, style: .time)
  Text(Date.now, format: .dateTime.day().month(.wide))
  Text(Date.now, format: Date.FormatStyle().day(.defaultDigits).month(.wide))
  Text(Date.now, format: .dateTime.weekday(.wide).hour().minute())
  Text(count, format: .number)
  Text(0.256, format: .percent)
  Text(9.5, format: .currency(code: "EUR"))
  Text(3.14159, format: .number.precision(.fractionLength(2)))
  Text("a") + Text("b").bold() + Text("\(Image(systemName: "star")) c").foregroundColor(.red)
  Text(String(count)) + Text(verbatim: "!")
  Text(Date.now.formatted(date: .abbreviated, time: .omitted))
  Text(count.formatted())
  Text(AttributedString("attributed"))
}

#Preview("Modifiers") {
  Text("a").font(.title)
  Text("a").font(.title.bold())
  Text("a").font(.system(size: 12))
  Text("a").font(.system(size: 12, weight: .heavy, design: .rounded))
  Text("a").font(.system(.body, design: .serif))
  Text("a").font(.system(.caption, design: .monospaced, weight: .bold))
  Text("a").font(Font.body.weight(.medium).italic())
  Text("a").font(.custom("Inter", size: 14))
  Text("a").font(.custom("Inter", size: 14, relativeTo: .title))
  Text("a").font(.custom("Inter", fixedSize: 14))
  Text("a").font(.body.monospacedDigit())
  Text("a").font(Font(UIFont.preferredFont(forTextStyle: .headline)))
  Text("a").font(nil)
  Text("a").fontWeight(.semibold).bold().italic().underline().strikethrough()
  Text("a").bold(false).fontDesign(.rounded).fontWidth(.condensed).monospaced().monospacedDigit()
  Text("a").kerning(1).tracking(2).baselineOffset(3)
  Text("a").foregroundColor(.red).foregroundColor(nil)
  Text("a").foregroundStyle(.secondary)
  Text("a").foregroundStyle(.red, .blue)
  Text("a").multilineTextAlignment(.center)
  Text("a").lineLimit(2)
  Text("a").lineLimit(nil)
  Text("a").lineLimit(2, reservesSpace: true)
  Text("a").lineLimit(2...4)
  Text("a").lineLimit(3...)
  Text("a").lineSpacing(4).truncationMode(.middle).allowsTightening(true).minimumScaleFactor(0.5)
  Text("a").textCase(.uppercase).textCase(nil)
  Text("a").dynamicTypeSize(.large)
  Text("a").dynamicTypeSize(...DynamicTypeSize.xxLarge)
  Text("a").dynamicTypeSize(.small ... .accessibility1)
}

#Preview("Labels") {
  Label("t", systemImage: "leaf")
  Label("t", image: "none")
  Label {
    Text("t")
  } icon: {
    Image(systemName: "leaf")
  }
  Label(title: { Text("t") }, icon: { Circle() })
  Label("t", systemImage: "leaf").labelStyle(.iconOnly)
  Label("t", systemImage: "leaf").labelStyle(TitleOnlyLabelStyle())
  Label("t", systemImage: "leaf").labelStyle(Stacked(gap: 3))
}

private struct Stacked: LabelStyle {
  var gap: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: gap) {
      configuration.icon
      configuration.title
    }
  }
}

#Preview("Images") {
  Image(systemName: "star.fill")
  Image(systemName: count > 3 ? "a" : "b").imageScale(.large).symbolRenderingMode(.hierarchical).symbolVariant(.fill)
  Image("missing")
  Image(decorative: "missing")
  Image(systemName: "star").resizable()
  Image(systemName: "star").resizable(resizingMode: .tile)
  Image(systemName: "star").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  Image(systemName: "star").renderingMode(.template).interpolation(.high)
  Image(systemName: "star").resizable().scaledToFit().frame(width: 20)
  Image(uiImage: UIImage(systemName: "star")!)
  AsyncImage(url: nil)
  AsyncImage(url: nil) { image in
    image.resizable()
  } placeholder: {
    ProgressView()
  }
}
