import Diagnostics
import Geometry
import LayoutTree
import PathGeometry
import PlatformProfile
import ViewTree

/// `List` and `Form`: all the room offered, with rows that scroll.
///
/// - Source: swiftui-layout, section 13.
/// - Verification: figures of iOS 26 measured; those of iOS 18 inferred.
struct ListLayout: ElementLayout {
  /// The page behind the rows; `nil` where it is hidden.
  var page: ResolvedStyle?

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    guard proposal.width == nil || proposal.height == nil, let rows = element.children.first else {
      return .filling(proposal, ideal: element.session.defaults.ideal)
    }
    let own = rows.size(for: ProposedViewSize(width: proposal.width, height: nil))
    return Measurement(proposal.replacingUnspecified(by: own), for: proposal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    element.children.map { _ in
      ChildPlacement(origin: .zero, proposal: ProposedViewSize(width: size.width, height: nil))
    }
  }

  var contentMargins: ContentMarginRole { .ends }

  func constraint(of element: LayoutElement) -> LayoutConstraint? { .scrolls(.vertical) }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return }
    let window = element.region.extending(element.frame, on: .all)
    if let page {
      painter.with({ $0.isBackdrop = true }) { $0.fill(.rectangle(window), with: page, of: box, in: window) }
    }
    painter.clipped(to: .rectangle(window), by: box, scrollableAxes: .vertical) { painter in
      for child in element.children { painter.paint(child) }
    }
  }
}

/// A row: its content at the leading side, in the middle of its height, above its separator.
///
/// The content may be followed by a background of the project.
struct RowLayout: ElementLayout {
  var insets: EdgeInsets
  var minimumHeight: Double
  var separator: Separator?
  /// What the row lies on, where its section does not paint that for all of its rows.
  var ground: ResolvedStyle?

  /// The line below a row.
  struct Separator {
    var style: ResolvedStyle
    /// In points.
    var thickness: Double
    /// From the row's trailing edge, where no guide says where the line ends.
    var trailingInset: Double
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: nil)
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let answer = element.content.measure(inner(proposal))
    let size = Size(
      width: proposal.width ?? answer.size.width + insets.horizontal,
      height: max(answer.size.height + insets.vertical, minimumHeight))
    return Measurement(size, width: .exactly(proposal.width), height: .all)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let inner = inner(ProposedViewSize(width: size.width, height: nil))
    let own = element.content.size(for: inner)
    let room = size.height - insets.vertical
    var result = [
      ChildPlacement(
        origin: Point(x: insets.leading, y: insets.top + (room - own.height) / 2), proposal: inner)
    ]
    for _ in element.children.dropFirst() {
      result.append(ChildPlacement(origin: .zero, proposal: ProposedViewSize(size)))
    }
    return result
  }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    if let ground, let box = element.box {
      painter.with({ $0.isBackdrop = true }) {
        $0.fill(.rectangle(element.frame), with: ground, of: box, in: element.frame)
      }
    }
    for background in element.children.dropFirst() {
      painter.with({ $0.isBackdrop = true }) { $0.paint(background) }
    }
    painter.paint(element.content)
    guard let separator, let box = element.box else { return }
    let frame = element.frame
    let content = element.content
    let isMirrored = element.environment.values.layoutDirection == .rightToLeft
    /// From the row's leading edge to a guide of the content.
    func place(of guide: AlignmentGuideID) -> Double? {
      guard content.mayHaveExplicitGuide(guide) else { return nil }
      return content.explicitGuide(guide, for: content.placedProposal).map { leading(of: content.frame) + $0 }
    }
    func leading(of inner: Rectangle) -> Double {
      isMirrored ? frame.maxX - inner.maxX : inner.minX - frame.minX
    }
    let start =
      place(of: .listRowSeparatorLeading) ?? content.firstText.map { leading(of: $0.frame) } ?? insets.leading
    let end = place(of: .listRowSeparatorTrailing) ?? frame.width - separator.trailingInset
    let line = Rectangle(
      x: isMirrored ? frame.maxX - end : frame.minX + start, y: frame.maxY - separator.thickness,
      width: max(end - start, 0), height: separator.thickness)
    painter.with({ $0.isBackdrop = true }) { $0.fill(.rectangle(line), with: separator.style, of: box, in: line) }
  }
}

extension LayoutElement {
  /// The first text in source order, by which the line below a row begins; a control whose words are no texts of
  /// SwiftUI, but its own drawing, as a whole.
  ///
  /// - Verification: measured for texts; inferred for controls.
  fileprivate var firstText: LayoutElement? {
    if layout is TextLeaf || drawsItsWords { return self }
    // What lies behind or in front of a view is no part of it.
    let own = layout is SecondaryLayout || layout is MaskLayout ? children.prefix(1) : children[...]
    for child in own { if let text = child.firstText { return text } }
    return nil
  }

  /// Whether all the words of a control lie within what the platform draws.
  private var drawsItsWords: Bool {
    guard let control = layout as? ControlLayout else { return false }
    let values = environment.values
    switch control.kind {
    case .textField, .secureField, .textEditor: return true
    case .picker: return values.style(.picker) == "segmented" || values.hidesLabels
    case .datePicker: return values.hidesLabels
    default: return false
    }
  }
}
