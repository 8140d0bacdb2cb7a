import Diagnostics
import Geometry
import ViewTree

extension ModifierSite {
  /// Reports the numbers of a modifier that SwiftUI does not take: layout goes on as if they were not given.
  ///
  /// - Source: the run-time warning "Invalid frame dimension (negative or non-finite)."
  /// - Verification: documented for frames; inferred for the others.
  func reportInvalidNumbers(of modifier: ViewModifier) {
    for (name, value) in modifier.invalidNumbers {
      context.session.reportInvalidNumber(value, of: name, at: range)
    }
  }
}

extension LayoutSession {
  /// Notes that a number cannot be laid out.
  func reportInvalidNumber(_ value: Double, of name: String, at range: SourceRange?) {
    let kind = value.isFinite ? "is negative" : "is not finite"
    let message = "`\(name)` is \(value.isNaN ? "not a number" : "\(value)"), which \(kind); it is ignored here."
    guard !unmeasured.contains(where: { $0.code == "invalid-number" && $0.message == message && $0.range == range })
    else { return }
    unmeasured.append(("invalid-number", message, range, nil))
  }
}

extension ViewModifier {
  /// The arguments with values that have no meaning, by name.
  var invalidNumbers: [(name: String, value: Double)] {
    func lengths(_ all: [(String, Double?)]) -> [(name: String, value: Double)] {
      all.compactMap { name, value in value.flatMap { $0.isFinite && $0 >= 0 ? nil : (name, $0) } }
    }
    func finite(_ all: [(String, Double)]) -> [(name: String, value: Double)] {
      all.filter { !$0.1.isFinite }.map { ($0.0, $0.1) }
    }
    switch self {
    case .frame(let width, let height, _): return lengths([("frame(width:)", width), ("frame(height:)", height)])
    case .flexibleFrame(let frame):
      func bounds(_ bounds: FlexibleFrame.Bounds, _ axis: String) -> [(name: String, value: Double)] {
        // Infinity is taken where the container asks for no ideal length, and as "without limit".
        let ideal = bounds.ideal == .infinity ? nil : bounds.ideal
        let maximum = bounds.maximum == .infinity ? nil : bounds.maximum
        return lengths([
          ("frame(min\(axis):)", bounds.minimum), ("frame(ideal\(axis):)", ideal), ("frame(max\(axis):)", maximum),
        ])
      }
      return bounds(frame.width, "Width") + bounds(frame.height, "Height")
    case .padding(let padding): return padding.invalidNumbers("padding")
    case .safeAreaPadding(let padding): return padding.invalidNumbers("safeAreaPadding")
    case .contentMargins(let padding): return padding.invalidNumbers("contentMargins")
    case .aspectRatio(let ratio, _): return lengths([("aspectRatio", ratio)])
    case .position(let x, let y): return finite([("position(x:)", x), ("position(y:)", y)])
    case .offset(let x, let y): return finite([("offset(x:)", x), ("offset(y:)", y)])
    case .layoutPriority(let value): return value.isNaN ? [("layoutPriority", value)] : []
    case .zIndex(let value): return value.isNaN ? [("zIndex", value)] : []
    case .opacity(let value): return finite([("opacity", value)])
    case .border(_, let width): return lengths([("border(width:)", width)])
    case .blur(let radius): return finite([("blur(radius:)", radius)])
    case .scale(let x, let y, _): return finite([("scaleEffect(x:)", x), ("scaleEffect(y:)", y)])
    case .rotation(let radians, _): return finite([("rotationEffect", radians)])
    default: return []
    }
  }
}

extension PaddingModifier {
  /// Negative padding is allowed.
  fileprivate func invalidNumbers(_ name: String) -> [(name: String, value: Double)] {
    let values = insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? [length].compactMap(\.self)
    return values.filter { !$0.isFinite }.map { (name, $0) }
  }
}
