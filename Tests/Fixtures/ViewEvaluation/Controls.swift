import SwiftUI

private enum Flavour: String, CaseIterable, Identifiable {
  case sweet, sour

  var id: Self { self }
}

private struct Framed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(isEnabled ? 4 : 2).opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Tick: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; Image(systemName: configuration.isOn ? "checkmark" : "circle")
    }
  }
}

extension ButtonStyle where Self == Framed {
  fileprivate static var framed: Framed { Framed() }
}

#Preview("Buttons") {
  Button("t") {}
  Button(action: {}) { Text("t") }
  Button(action: {}, label: { Text("t") })
  Button {
  } label: {
    Label("t", systemImage: "leaf")
  }
  Button("t", action: {})
  Button("t", systemImage: "leaf") {}
  Button("t", role: .destructive) {}
  Button(role: .cancel) {
  } label: {
    Text("t")
  }
  Button("t") {}.buttonStyle(.framed)
  Button("t") {}.buttonStyle(Framed()).disabled(true)
  Menu("m") { Button("a") {} }
  Menu {
    Button("a") {}
  } label: {
    Text("m")
  }
  Link("l", destination: URL(string: "https://example.org")!)
  Link(destination: URL(string: "https://example.org")!) { Text("l") }
  ShareLink(item: "x")
  EditButton()
}

#Preview("Values") {
  Toggle("t", isOn: .constant(true))
  Toggle(isOn: .constant(false)) { Text("t") }
  Toggle("t", systemImage: "leaf", isOn: .constant(true))
  Toggle("t", isOn: .constant(true)).toggleStyle(Tick())
  TextField("p", text: .constant("x"))
  TextField("p", text: .constant(""), axis: .vertical)
  TextField("p", text: .constant(""), prompt: Text("q"))
  TextField("p", value: .constant(3), format: .number)
  SecureField("p", text: .constant("x"))
  TextEditor(text: .constant("x"))
  Slider(value: .constant(5), in: 0...10)
  Slider(value: .constant(5), in: 0...10, step: 1) {
    Text("l")
  } minimumValueLabel: {
    Text("0")
  } maximumValueLabel: {
    Text("10")
  }
  Stepper("s", value: .constant(1), in: 0...3)
  Stepper(value: .constant(1)) { Text("s") }
  ProgressView()
  ProgressView("p")
  ProgressView(value: 0.25)
  ProgressView("p", value: 1, total: 4)
  Gauge(value: 0.5) {
    Text("g")
  } currentValueLabel: {
    Text("50")
  }
}

#Preview("Choices") {
  Picker("p", selection: .constant(Flavour.sour)) {
    ForEach(Flavour.allCases) { flavour in Text(flavour.rawValue).tag(flavour) }
  }
  Picker(selection: .constant(1), label: Text("p")) { Text("one").tag(1) }
  Picker(selection: .constant(1)) {
    Text("one").tag(1)
  } label: {
    Text("p")
  }
  DatePicker("d", selection: .constant(.now), displayedComponents: .date)
  ColorPicker("c", selection: .constant(.red))
  DisclosureGroup("d") { Text("a") }
  DisclosureGroup("d", isExpanded: .constant(true)) { Text("a") }
  GroupBox("g") { Text("a") }
  LabeledContent("l", value: "v")
  LabeledContent("l") { Text("v") }
  LabeledContent {
    Text("v")
  } label: {
    Text("l")
  }
  ContentUnavailableView("t", systemImage: "leaf", description: Text("d"))
  ContentUnavailableView.search
}

#Preview("Shapes") {
  Rectangle()
  Circle().fill(.red)
  Ellipse().stroke(Color.red, lineWidth: 2)
  Capsule(style: .circular).strokeBorder(.red, lineWidth: 3)
  RoundedRectangle(cornerRadius: 4)
  RoundedRectangle(cornerSize: CGSize(width: 2, height: 3)).stroke(
    style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
  UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: 2)
  Circle().trim(from: 0, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 5)).rotationEffect(.degrees(-90))
  Rectangle().inset(by: 2).fill(.blue).frame(width: 3)
  Circle().fill(.red).overlay(Circle().stroke())
  Circle().foregroundColor(.green)
  Path { path in
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 5))
    path.closeSubpath()
  }
  Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)).fill(.red)
  Triangle().fill(.orange)
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

#Preview("Colours") {
  Color.red
  Color.primary.opacity(0.5)
  Color(red: 0.1, green: 0.2, blue: 0.3)
  Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
  Color(white: 0.5)
  Color(hue: 0.5, saturation: 1, brightness: 1)
  Color(uiColor: .secondarySystemBackground)
  Color(UIColor.systemGray4)
  Color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  Color(UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black })
  Color("missing")
  Color.red.mix(with: .blue, by: 0.25)
  Color.red.gradient
  LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
  LinearGradient(
    stops: [.init(color: .red, location: 0.2), Gradient.Stop(color: .blue, location: 1)], startPoint: .top,
    endPoint: .bottom)
  RadialGradient(colors: [.red, .clear], center: .center, startRadius: 1, endRadius: 2)
  AngularGradient(colors: [.red, .blue], center: .top)
}

#Preview("Elsewhere") {
  GeometryReader { proxy in Text("\(Int(proxy.size.width))").frame(width: proxy.size.width / 2) }
  Map()
  KFImage(nil).resizable().placeholder { ProgressView() }.frame(width: 9)
  Markdown("x")
}

#Preview("Values that are not known") {
  Circle().trim(from: 0, to: nowhere).stroke(.red, lineWidth: 2)
  Text("a").frame(width: nowhere)
  Text("a \(nowhere)")
  Text("a").foregroundStyle(Color.nowhere)
  ForEach(nowhere) { Text("\($0)") }
}
