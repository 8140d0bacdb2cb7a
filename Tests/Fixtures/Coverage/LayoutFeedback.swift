import SwiftUI

// Views that hear of sizes which layout finds, and set state from them.
// room 300x200

private struct HeightKey: PreferenceKey {
  static let defaultValue: Double = 0

  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

private struct SizesKey: PreferenceKey {
  static let defaultValue: [CGSize] = []

  static func reduce(value: inout [CGSize], nextValue: () -> [CGSize]) { value += nextValue() }
}

/// Writes its size into a binding.
private struct SizeProbe: ViewModifier {
  @Binding var size: CGSize

  func body(content: Content) -> some View {
    content
      .background(GeometryReader { Color.clear.preference(key: SizesKey.self, value: [$0.size]) })
      .onPreferenceChange(SizesKey.self) { size = $0.first ?? .zero }
  }
}

private struct TallestOfTwo: View {
  @State private var height = 0.0

  var body: some View {
    HStack(spacing: 0) {
      probed(Box(40, 20)).mark("a")
      probed(Box(40, 50)).mark("b")
      Color.blue.frame(width: 10, height: height).mark("c")
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }

  private func probed(_ box: some View) -> some View {
    box.background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
  }
}

private struct Pill: View {
  @State private var size = CGSize.zero

  var body: some View {
    Color.red.frame(width: size.width + 20, height: size.height + 4).mark("pill")
      .overlay(Box(60, 30).mark("label").modifier(SizeProbe(size: $size)))
  }
}

private struct Observed: View {
  @State private var width = 1.0

  var body: some View {
    VStack(spacing: 0) {
      Box(70, 20).mark("a").onGeometryChange(for: Double.self) {
        $0.size.width
      } action: {
        width = $0
      }
      Color.blue.frame(width: width, height: 10).mark("b")
    }
  }
}

private struct Appearing: View {
  @State private var width = 1.0

  var body: some View {
    VStack(spacing: 0) {
      Box(80, 20).mark("a")
        .background(GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } })
      Color.blue.frame(width: width, height: 10).mark("b")
    }
  }
}

/// Sets state of its own, wherever it stands.
private struct Moving: View {
  @State private var distance = 0.0
  @State private var height = 0.0

  var body: some View {
    VStack(spacing: 0) {
      Box(80, 20).mark("a").onGeometryChange(for: Double.self, of: { $0.size.height }) { height = $0 }
      Color.blue.frame(width: 30, height: height).mark("b")
    }
    .padding(.leading, distance)
    .onAppear { distance = 40 }
  }
}

/// Hears of its size in a queue.
private struct Queued: View {
  @State private var width = 1.0

  var body: some View {
    VStack(spacing: 0) {
      Box(80, 20).mark("a").background(
        GeometryReader { proxy -> Color in
          DispatchQueue.main.async { width = proxy.size.width }
          return Color.clear
        })
      Color.blue.frame(width: width, height: 10).mark("b")
    }
  }
}

/// Sets state later that only rows read which it has set before.
private struct Postponed: View {
  @State private var isShown = false
  @State private var rows: [Int] = []

  var body: some View {
    GeometryReader { _ in
      ForEach(rows, id: \.self) { _ in Box(80, 20).mark("a").opacity(isShown ? 1 : 0.5) }
        .onAppear {
          rows = [1]
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isShown = true }
        }
    }
  }
}

private struct Titled: View {
  @State private var title = 0.0

  var body: some View {
    VStack(spacing: 0) {
      Box(10, 10).mark("a").preference(key: HeightKey.self, value: 90)
      Color.blue.frame(width: title, height: 10).mark("b")
    }
    .onPreferenceChange(HeightKey.self, perform: { title = $0 })
  }
}

private struct Growing: View {
  @State private var width = 10.0

  var body: some View {
    Box(width, 10).mark("a")
      .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.width) })
      .onPreferenceChange(HeightKey.self) { width = $0 + 1 }
  }
}

private struct Measured: Equatable {
  var id = UUID()
  var width: Double
}

private struct MeasuredKey: PreferenceKey {
  static let defaultValue: [Measured] = []

  static func reduce(value: inout [Measured], nextValue: () -> [Measured]) { value += nextValue() }
}

/// Each layout says something new, of which the same is kept.
private struct Steady: View {
  @State private var width = 1.0

  var body: some View {
    VStack(spacing: 0) {
      Box(50, 20).mark("a")
        .background(
          GeometryReader { Color.clear.preference(key: MeasuredKey.self, value: [Measured(width: $0.size.width)]) })
      Color.blue.frame(width: width, height: 10).mark("b")
    }
    .onPreferenceChange(MeasuredKey.self) { width = $0.first?.width ?? 0 }
  }
}

/// What it hears makes a number that is not known.
private struct Doubtful: View {
  @State private var width = 30.0

  var body: some View {
    Color.blue.frame(width: width, height: 10).mark("a")
      .onGeometryChange(for: Double.self) {
        $0.size.width
      } action: {
        width = $0 * unknownFactor
      }
  }
}

private struct AnchorKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct Underlined: View {
  var body: some View {
    HStack(spacing: 0) {
      Box(40, 20).mark("a")
      Box(60, 20).mark("b").anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
    }
    .overlayPreferenceValue(AnchorKey.self) { anchor in
      GeometryReader { proxy in
        let frame = anchor.map { proxy[$0] } ?? .zero
        Color.blue.frame(width: frame.width, height: 2).mark("line").offset(x: frame.minX, y: frame.maxY)
      }
    }
  }
}

private struct Spaced: View {
  var body: some View {
    VStack(spacing: 0) {
      Box(100, 30)
      GeometryReader { proxy in
        Color.blue.frame(width: 10, height: proxy.frame(in: .named("card")).minY).mark("a")
      }
      .frame(width: 100, height: 50)
    }
    .coordinateSpace(name: "card")
  }
}

/// Every layout tells another value, and nothing keeps any.
private struct Bound: View {
  struct Told: Equatable {
    let id = UUID()
    let width: CGFloat
    static func == (left: Told, right: Told) -> Bool { left.id == right.id }
  }
  struct Key: PreferenceKey {
    static var defaultValue: [Told] { [] }
    static func reduce(value: inout [Told], nextValue: () -> [Told]) { value += nextValue() }
  }
  @Binding var width: CGFloat
  var body: some View {
    Color.red.frame(width: 80, height: 20)
      .background(GeometryReader { Color.clear.preference(key: Key.self, value: [Told(width: $0.size.width)]) })
      .onPreferenceChange(Key.self) { width = $0.first?.width ?? 0 }
      .offset(x: width).mark("a")
  }
}

#Preview(".anchorPreference (key, value, ^)") {
  // line 100 90 60 2
  Underlined()
}
#Preview(".overlayPreferenceValue (_, ^)") {
  // line 100 90 60 2
  Underlined()
}
#Preview(".coordinateSpace (name)") {
  // a 100 90 10 30
  Spaced()
}
#Preview(".onPreferenceChange (_, ^)") {
  // c 185 75 10 50
  TallestOfTwo()
}
#Preview(".preference (key, value)") {
  // label 120 85 60 30
  // pill 110 83 80 34
  Pill()
}
#Preview(".onPreferenceChange (_, perform)") {
  // b 105 100 90 10
  Titled()
}
#Preview(".onGeometryChange (for, ^, action)") {
  // b 115 105 70 10
  Observed()
}
#Preview("An action within a reader") {
  // b 110 105 80 10
  Appearing()
}
#Preview("State of a view within a reader") {
  // a 40 0 80 20
  // b 65 20 30 20
  GeometryReader { _ in Moving() }
}
#Preview("A size that is set in a queue") {
  // a 110 85 80 20
  // b 110 105 80 10
  Queued()
}
#Preview("State that is set later in a reader") {
  // a 0 0 80 20
  Postponed()
}
#Preview("Sizes that go on changing") {
  // a 143 95 14 10
  Growing()
}
#Preview("New words about the same size") {
  // b 125 105 50 10
  Steady()
}
#Preview("A new value that is bound to a constant") {
  // a 110 90 80 20
  Bound(width: .constant(3))
}
#Preview("A size that leads to what is not known") {
  // a 135 95 30 10
  Doubtful()
}
