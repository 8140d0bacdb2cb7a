import Geometry
import LayoutTree
import PlatformProfile
import Typography
import ViewLayout
import ViewTree

/// Short forms for building trees in tests.
func node(_ content: ViewContent) -> ViewNode { ViewNode(content) }

func text(_ string: String) -> ViewNode { node(.text(TextView(string))) }

func symbol(_ name: String) -> ViewNode { node(.image(ImageView(.symbol(name)))) }

var color: ViewNode { node(.style(.color(.system(.red)))) }

func box(_ width: Double, _ height: Double) -> ViewNode {
  color.modified(.frame(width: width, height: height, alignment: .center))
}

func stack(
  _ kind: StackView.Kind, _ children: [ViewNode], spacing: Double? = nil, alignment: Alignment = .center
) -> ViewNode {
  node(.stack(StackView(kind, alignment: alignment, spacing: spacing, children: children)))
}

extension ViewNode {
  func modified(_ modifier: ViewModifier) -> ViewNode { modified(by: modifier, range: nil) }

  /// Marks the view for `LayoutTree.frame(_:)`.
  func named(_ name: String) -> ViewNode { modified(.identifier(name)) }

  func padded(_ length: Double) -> ViewNode { modified(.padding(PaddingModifier(length: length))) }
}

extension LayoutTree {
  /// The frame of the box that carries an identifier.
  func frame(_ identifier: String) -> Rectangle? {
    boxes.first { $0.semantics.identifier == identifier }?.frame
  }
}

extension LayoutEngine {
  static func fake(_ text: FakeTextSetter = FakeTextSetter()) -> LayoutEngine {
    LayoutEngine(text: text, symbols: FakeSymbols(), metrics: FakeMetrics(), outlines: FakeOutlines())
  }
}

extension LayoutSettings {
  /// A bare canvas at 2x without safe area.
  static func canvas(
    _ width: Double, _ height: Double, profile: OSProfile = .iOS26, scale: Double = 2
  ) -> LayoutSettings {
    LayoutSettings(
      container: Rectangle(x: 0, y: 0, width: width, height: height), grid: PixelGrid(scale: scale), profile: profile)
  }
}
