import Auditing
import Geometry
import LayoutTree
import PathGeometry

/// What both rules about clearance say of an ink and the shape that holds it.
struct ClearanceFinding {
  let held: HeldInk
  let ink: Ink

  /// The smallest clearance that is comfortable, in points: the limit, or a share of the text's size where that is less.
  func required(minimum: Double, share: Double) -> Double { min(minimum, share * ink.emSize) }

  var clearance: Figure { Figure("clearance", held.clearance.distance, .points, tolerance: held.tolerance) }

  /// The exact clearance of ink that a curved shape holds with room to spare.
  static func clearances(in tree: AuditedTree) -> DeferredFacts {
    DeferredFacts(in: tree) { tree, box in
      guard let ink = tree.inkIndex(of: box), let held = tree.heldInk(ink, rectangles: false) else {
        return Fact("clearance", 0, .points)
      }
      return Fact(ClearanceFinding(held: held, ink: tree.inks[ink]).clearance)
    }
  }

  /// The figures, the clearance first.
  func figures(required: Double) -> [Figure] {
    [
      clearance,
      Figure("required-clearance", required, .points),
      Figure("box-clearance", held.boxClearance, .points),
    ]
  }

  /// Fills in the parties and the cause.
  func complete(_ observation: Observation, in tree: AuditedTree) -> Observation {
    var observation = observation
    observation.otherParty = tree.subject(held.holder.box).named(after: held.holder)
    observation.marks = [.distance(from: held.clearance.inkPoint, to: held.clearance.edgePoint)]
    let cause = cause(in: tree)
    observation.cause = tree.subject(cause.box)
    observation.property = cause.property
    return observation
  }

  /// What keeps the ink and the edge so close: a frame of fixed size that the ink has outgrown along the way from one to
  /// the other, else the padding there, else the shape.
  private func cause(in tree: AuditedTree) -> (box: Int, property: AdjustableProperty) {
    let axes = self.axes
    var padding: Int?
    for box in tree.ancestors(of: ink.box) {
      guard box == held.holder.box || tree.commonAncestor(box, held.holder.box) != box else { break }
      switch tree.boxes[box].constraint {
      case .fixedFrame(let width, let height):
        let frame = tree.drawnFrame(of: box)
        if axes.contains(.vertical), height != nil, ink.bounds.overflow(of: frame, along: .vertical) > 0 {
          return (box, .frameHeight)
        }
        if axes.contains(.horizontal), width != nil, ink.bounds.overflow(of: frame, along: .horizontal) > 0 {
          return (box, .frameWidth)
        }
      case .padding(let insets, _):
        let isAlong =
          axes.contains(.vertical) && (insets.top > 0 || insets.bottom > 0)
          || axes.contains(.horizontal) && (insets.leading > 0 || insets.trailing > 0)
        if isAlong { padding = padding ?? box }
      case .maximumFrame, .fixedSize, .scrolls, .lineLimit, .textSizeRange, nil: break
      }
    }
    return padding.map { ($0, .padding) } ?? (held.holder.box, .shape)
  }

  /// The axes along which the ink has to move or shrink: of a nearly straight way from the ink to the edge one, else both.
  private var axes: AxisSet {
    let way = held.clearance.edgePoint - held.clearance.inkPoint
    if abs(way.x) < Self.straightness * abs(way.y) { return .vertical }
    return abs(way.y) < Self.straightness * abs(way.x) ? .horizontal : [.horizontal, .vertical]
  }

  /// A way that leads aside by less than this share of its length is straight.
  private static let straightness = 0.35
}

extension Defect {
  /// What to do about ink that is too close to the edge of its shape.
  var clearanceRemedy: String {
    switch observation.property {
    case .frameHeight: "Make the frame's height a minimum, or scale it with @ScaledMetric."
    case .frameWidth: "Make the frame's width a minimum, or scale it with @ScaledMetric."
    default: "Let the padding grow with the text (@ScaledMetric), or take a shape with smaller corners."
    }
  }
}
