import Auditing
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

  /// Fills in the parties and the cause: the padding between the ink and the shape.
  func complete(_ observation: Observation, in tree: AuditedTree) -> Observation {
    var observation = observation
    var shape = tree.subject(held.holder.box)
    shape.title = held.holder.shapeName
    observation.otherParty = shape
    observation.marks = [.distance(from: held.clearance.inkPoint, to: held.clearance.edgePoint)]
    let padding = tree.ancestors(of: ink.box).first { box in
      if case .padding = tree[box].constraint { return true }
      return false
    }
    if let padding, tree.commonAncestor(padding, held.holder.box) != padding || held.holder.box == padding {
      observation.cause = tree.subject(padding)
      observation.property = .padding
    } else {
      observation.cause = tree.subject(held.holder.box)
      observation.property = .shape
    }
    return observation
  }
}
