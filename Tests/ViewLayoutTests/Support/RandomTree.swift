import Geometry
import PathGeometry
import TestSupport
import ViewTree

/// Random trees for properties, each the same for the same seed.
struct RandomTree {
  /// What may occur besides stacks, frames, padding, texts and boxes.
  struct Content: OptionSet {
    let rawValue: Int
    /// Views that take what they are offered.
    static let expanding = Content(rawValue: 1)
    /// Grids, overlays, aspect ratios, priorities.
    static let modifiers = Content(rawValue: 2)
    /// Grids, lists, scroll views, bars, controls, and modifiers with sides.
    static let containers = Content(rawValue: 4)
    static let all: Content = [.expanding, .modifiers]
  }

  private var random: SeededGenerator
  private var names = 0
  private let content: Content

  init(seed: UInt64, content: Content = .all) {
    random = SeededGenerator(seed: seed)
    self.content = content
  }

  mutating func tree(depth: Int) -> ViewNode {
    names += 1
    let name = "n\(names)"
    return modified(depth == 0 ? leaf() : container(depth: depth)).named(name)
  }

  private mutating func leaf() -> ViewNode {
    switch Int.random(in: 0..<(content.contains(.expanding) ? 6 : 4), using: &random) {
    case 0, 1: return text(words(Int.random(in: 1...6, using: &random)))
    case 2: return symbol("leaf")
    case 3: return box(length(), length())
    case 4: return color
    default: return node(.spacer(minLength: nil))
    }
  }

  private mutating func container(depth: Int) -> ViewNode {
    let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in tree(depth: depth - 1) }
    if content.contains(.containers), Int.random(in: 0..<3, using: &random) > 0 { return container(of: children) }
    let spacing: Double? = Bool.random(using: &random) ? nil : Double(Int.random(in: 0...12, using: &random))
    let kinds: [StackView.Kind] = [.horizontal, .vertical, .depth]
    let horizontal: [AlignmentGuideID] = [.leading, .horizontalCenter, .trailing]
    let vertical: [AlignmentGuideID] = [.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline]
    return stack(
      kinds.randomElement(using: &random)!, children, spacing: spacing,
      alignment: Alignment(
        horizontal: horizontal.randomElement(using: &random)!, vertical: vertical.randomElement(using: &random)!))
  }

  private mutating func modified(_ view: ViewNode) -> ViewNode {
    if content.contains(.containers), Int.random(in: 0..<4, using: &random) == 0 { return sided(view) }
    switch Int.random(in: 0..<(content.contains(.modifiers) ? 12 : 6), using: &random) {
    case 0: return view.padded(Double(Int.random(in: 0...10, using: &random)))
    case 1: return view.modified(.frame(width: length() + 40, height: nil, alignment: .topLeading))
    case 2: return view.modified(.padding(PaddingModifier(edges: .leading, length: 7)))
    case 6: return view.modified(.layoutPriority(Double(Int.random(in: 0...2, using: &random))))
    case 7:
      return view.modified(.overlay(content: box(5, 5), alignment: Alignment(horizontal: .trailing, vertical: .top)))
    case 8:
      return view.modified(
        .flexibleFrame(
          FlexibleFrame(
            width: .init(maximum: length() + 60), alignment: Alignment(horizontal: .leading, vertical: .top))))
    case 9: return view.modified(.fixedSize(horizontal: Bool.random(using: &random), vertical: true))
    case 10: return view.modified(.offset(x: 3, y: 1))
    case 11: return view.modified(.aspectRatio(1.5, .fit))
    default: return view
    }
  }

  /// A container that is no stack.
  private mutating func container(of children: [ViewNode]) -> ViewNode {
    let alignment = Alignment(
      horizontal: [.leading, .horizontalCenter, .trailing].randomElement(using: &random)!, vertical: .top)
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      return node(
        .grid(
          GridView(
            alignment: alignment, horizontalSpacing: 4,
            children: [
              node(.gridRow(GridRowView(children: children + [text("cell")]))),
              node(.gridRow(GridRowView(children: [text("under it"), box(length(), 9)]))),
            ])))
    case 1:
      return node(
        .lazyGrid(
          LazyGridView(
            axis: .vertical,
            tracks: [
              .init(.fixed(length() + 30), alignment: alignment), .init(.flexible(minimum: 20, maximum: .infinity)),
            ], alignment: alignment.horizontal, spacing: 3, children: children)))
    case 2: return stack(.lazyVertical, children, spacing: 5, alignment: alignment)
    case 3: return node(.scroll(ScrollContainer(axes: .vertical, children: children)))
    case 4: return node(.scroll(ScrollContainer(axes: .horizontal, children: [stack(.horizontal, children)])))
    case 5: return node(.list(ListView(Bool.random(using: &random) ? .list : .form, children: children)))
    case 6:
      return node(
        .viewThatFits(axes: .horizontal, candidates: [stack(.horizontal, children), stack(.vertical, children)]))
    case 7:
      return node(.navigation(NavigationContainer(typeName: "NavigationStack", columns: [stack(.vertical, children)])))
    case 8: return node(.control(ControlView(.labeledContent, label: text(words(2)), children: children)))
    case 9: return node(.control(ControlView(.disclosureGroup, label: text(words(3)), children: children)))
    default:
      var state = ControlState()
      state.isOn = Bool.random(using: &random)
      state.fraction = 0.25
      let control: ControlView.Kind = [.toggle, .stepper, .slider, .progress].randomElement(using: &random)!
      return stack(
        .vertical, children + [node(.control(ControlView(control, label: text(words(2)), state: state)))],
        alignment: alignment)
    }
  }

  /// A modifier that treats the two sides differently.
  private mutating func sided(_ view: ViewNode) -> ViewNode {
    let edge = Edge.allCases.randomElement(using: &random)!
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return view.modified(
        .safeAreaInset(edge: edge, alignment: .topLeading, spacing: 2, content: box(length() / 2, length() / 2)))
    case 1: return view.modified(.safeAreaPadding(PaddingModifier(edges: EdgeSet(edge), length: 6)))
    case 2: return view.modified(.background(content: box(length(), 5), alignment: .topLeading))
    case 3: return view.modified(.alignmentGuide(.leading, .quotient(.width, .constant(4))))
    case 4: return view.modified(.position(x: length(), y: length()))
    default: return view.modified(.ignoresSafeArea(EdgeSet(edge)))
    }
  }

  private mutating func length() -> Double { Double(Int.random(in: 1...60, using: &random)) }

  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in String(repeating: "a", count: Int.random(in: 1...7, using: &random)) }
      .joined(separator: " ")
  }
}
