import Colorimetry
import Geometry
import LayoutTree
import PathGeometry
import ViewTree

/// Collects what is painted, from back to front, with the clips, opacity and movement of everything above.
struct Painter {
  /// What modifiers above say of the drawing.
  struct State {
    var opacity = 1.0
    var transform: AffineTransform?
    /// The movement where it is no affine one: seen in perspective. `transform` is unused then.
    var projection: ProjectiveTransform?
    /// Indices of clips, outermost first.
    var clips: [Int] = []
    var filters: [ColorFilter] = []
    var unmeasuredReason: String?
    var isHidden = false
    var isBackdrop = false
    var effects: [DrawnEffect] = []

    /// Takes an effect that nothing but the drawing knows, inside of those above; where it is seen in
    /// perspective, that is said.
    mutating func draw(_ kind: DrawnEffect.Kind, of element: LayoutElement) {
      guard let box = element.box else { return }
      guard projection == nil else {
        element.session.reportOnce(
          "unmodelled-drawing", "The view is drawn without its shadow or blur, since it is seen in perspective.",
          of: element)
        return
      }
      effects.append(
        DrawnEffect(
          box: box, kind: transform.map { kind.moved(by: $0) } ?? kind, outerClips: clips.count))
    }
  }

  private(set) var items: [PaintItem] = []
  private(set) var clips: [ClipShape] = []
  private(set) var boxes: [LayoutBox]
  private var state = State()
  /// How many items were painted flat in a place that is seen in perspective.
  private(set) var flatItems = 0
  private let session: LayoutSession

  /// - Parameter expectedItems: about how many items will be painted.
  init(boxes: [LayoutBox], session: LayoutSession, expectedItems: Int = 0) {
    self.boxes = boxes
    self.session = session
    items.reserveCapacity(expectedItems)
  }

  /// Paints an element and what is below it.
  mutating func paint(_ element: LayoutElement) {
    if let box = element.box {
      let fitted = state.projection.flatMap { $0.fitted(to: element.frame) }
      if let transform = fitted ?? state.transform {
        boxes[box].drawingTransform = AffineTransform.translation(x: element.frame.minX, y: element.frame.minY)
          .concatenating(transform)
      }
      if state.isHidden { boxes[box].semantics.isHidden = true }
    }
    element.layout.paint(element, with: &self)
  }

  /// Runs `body` with a changed state.
  mutating func with(_ change: (inout State) -> Void, _ body: (inout Painter) -> Void) {
    let saved = state
    change(&state)
    body(&self)
    state = saved
  }

  /// Runs `body` with everything cut off outside `path`, which lies in the container's layout coordinates.
  mutating func clipped(
    to path: Path, by box: Int, scrollableAxes: AxisSet = [], _ body: (inout Painter) -> Void
  ) {
    var drawn = state.transform.map { path.applying($0) } ?? path
    if let projection = state.projection { drawn = path.projected(by: projection) ?? path }
    let index = clips.count
    clips.append(ClipShape(path: drawn, box: box, scrollableAxes: scrollableAxes))
    with({ $0.clips.append(index) }, body)
  }

  /// Adds content with a style spread over a frame.
  ///
  /// - Parameter name: what the source calls the style.
  mutating func add(
    _ content: PaintItem.Content, style: ResolvedStyle, named name: String? = nil, of box: Int, in frame: Rectangle
  ) {
    add(content, paint: style.paint(in: frame), named: name, of: box)
  }

  /// Fills an area; nothing where the area is empty or wholly clear.
  mutating func fill(
    _ content: PaintItem.Content, with style: ResolvedStyle, named name: String? = nil, of box: Int, in frame: Rectangle
  ) {
    switch content {
    case .area(let path): if path.isEmpty { return }
    case .rectangle(let rectangle): if rectangle.isEmpty || !rectangle.size.isFinite { return }
    default: break
    }
    add(content, style: style, named: name, of: box, in: frame)
  }

  mutating func add(_ content: PaintItem.Content, paint: Paint, named name: String? = nil, of box: Int) {
    guard !state.isHidden else { return }
    // Optimization: made in place, since an item is large, and changed only where something above says so.
    items.append(PaintItem(box: box, content: content, paint: paint, opacity: state.opacity, clips: state.clips))
    let index = items.count - 1
    if let transform = state.transform { items[index].transform = transform }
    if let projection = state.projection {
      var item = items.removeLast()
      project(&item, by: projection)
      items.append(item)
    }
    if state.isBackdrop { items[index].isBackdrop = true }
    if let reason = state.unmeasuredReason { items[index].unmeasuredReason = reason }
    if !state.effects.isEmpty { items[index].effects = state.effects }
    if state.filters.isEmpty {
      if let name { items[index].colorName = name }
    } else {
      for filter in state.filters.reversed() { filter.apply(to: &items[index], session: session) }
    }
  }

  /// Puts an item where it is seen: areas exactly, all else into the box around it.
  private mutating func project(_ item: inout PaintItem, by projection: ProjectiveTransform) {
    let frame = boxes[item.box].frame
    var isExact = false
    switch item.content {
    case .area(let path):
      if let seen = path.projected(by: projection) {
        item.content = .area(seen)
        isExact = true
      }
    case .rectangle(let rectangle):
      if let seen = Path.rectangle(rectangle).projected(by: projection) {
        item.content = .area(seen)
        isExact = true
      }
    case .image, .symbol, .text: item.transform = projection.fitted(to: frame)
    }
    if isExact, case .gradient(let gradient) = item.paint {
      isExact = false
      if case .linear(let start, let end) = gradient.kind, let first = projection.apply(start),
        let last = projection.apply(end)
      {
        item.paint = .gradient(PaintedGradient(kind: .linear(start: first, end: last), stops: gradient.stops))
      }
    }
    guard !isExact else { return }
    flatItems += 1
    item.unmeasuredReason = item.unmeasuredReason ?? "perspective"
  }

  /// What a mask paints, without the clips and movements around it.
  func maskItems(of element: LayoutElement) -> [PaintItem] {
    var trial = Painter(boxes: boxes, session: session)
    trial.paint(element)
    return trial.items
  }

  /// The outline that a mask leaves, where the mask is one opaque shape or colour.
  static func maskPath(of items: [PaintItem]) -> Path? {
    guard items.count == 1, let item = items.first, item.opacity == 1, item.clips.isEmpty, item.effects == nil,
      case .color(let color) = item.paint, color.light.alpha == 1
    else { return nil }
    let path: Path
    switch item.content {
    case .area(let area): path = area
    case .rectangle(let rectangle): path = .rectangle(rectangle)
    default: return nil
    }
    return item.transform.map { path.applying($0) } ?? path
  }

  /// A mask as it is drawn here; `nil` where a part of it cannot be drawn.
  func drawableMask(_ items: [PaintItem]) -> [PaintItem]? {
    guard state.projection == nil else { return nil }
    var result = items
    for index in result.indices {
      // The clips are those of another painter.
      guard result[index].clips.isEmpty, result[index].effects == nil else { return nil }
      if case .unknown = result[index].paint { return nil }
      guard let movement = state.transform else { continue }
      result[index].transform = result[index].transform?.concatenating(movement) ?? movement
    }
    return result
  }
}

extension DrawnEffect.Kind {
  /// The effect where what is above moves the drawing; the items of a mask are moved already.
  fileprivate func moved(by transform: AffineTransform) -> DrawnEffect.Kind {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    switch self {
    case .shadow(let shadow):
      return .shadow(
        DrawnEffect.Shadow(
          color: shadow.color, radius: shadow.radius * scale, x: transform.a * shadow.x + transform.c * shadow.y,
          y: transform.b * shadow.x + transform.d * shadow.y))
    case .blur(let radius): return .blur(radius: radius * scale)
    case .mask: return self
    }
  }
}

extension Size {
  var isFinite: Bool { max(width, height) <= Rectangle.largestCoordinate }
}
