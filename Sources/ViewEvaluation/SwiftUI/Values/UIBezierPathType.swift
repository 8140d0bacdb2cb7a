import Geometry
import PathGeometry

/// UIKit's paths: a `Path` made and changed with other labels.
///
/// - Verification: documented.
extension BuiltinType {
  static let uiBezierPath = BuiltinType(
    "UIBezierPath",
    initializer: { call in
      var reader = ArgumentReader(call)
      if call.arguments.isEmpty { return .native("Path", PathBuilder()) }
      if let frame: Rectangle = reader.native("rect", "CGRect") {
        return .native("Path", PathBuilder(path: .rectangle(frame)))
      }
      if let frame: Rectangle = reader.native("ovalIn", "CGRect") {
        return .native("Path", PathBuilder(path: .ellipse(in: frame)))
      }
      if call["arcCenter"] != nil {
        let builder = PathBuilder()
        addUIKitArc(to: &builder.path, &reader)
        return reader.failure == nil ? .native("Path", builder) : nil
      }
      guard let frame: Rectangle = reader.native("roundedRect", "CGRect") else { return nil }
      if let radius = reader.number("cornerRadius") {
        return .native(
          "Path", PathBuilder(path: .roundedRectangle(in: frame, radius: radius, curve: .continuous)))
      }
      guard let size: Size = reader.native("cornerRadii", "CGSize"), let corners = call["byRoundingCorners"] else {
        return nil
      }
      let names = cornerNames(corners, call.evaluator)
      let order = ["topLeft", "bottomLeft", "bottomRight", "topRight"]
      // A radius is never more than half of the shorter side, infinity included.
      let radius = min(size.width, min(frame.width, frame.height) / 2)
      let radii = order.map { names.contains($0) || names.contains("allCorners") ? radius : 0 }
      return .native("Path", PathBuilder(path: .unevenRoundedRectangle(in: frame, radii: radii, curve: .circular)))
    })

  /// An arc with angles in radians; UIKit's clockwise is that of the screen.
  static func addUIKitArc(to path: inout PathGeometry.Path, _ reader: inout ArgumentReader) {
    let center: Point? = reader.native("withCenter", "CGPoint") ?? reader.native("arcCenter", "CGPoint")
    guard let center, let radius = reader.number("radius"), let start = reader.number("startAngle"),
      let end = reader.number("endAngle")
    else { return }
    PathConstruction.addArc(
      to: &path, center: center, radius: radius, from: start, to: end,
      isClockwise: reader.bool("clockwise") == false)
  }

  static let rectCorner: BuiltinType = {
    var type = BuiltinType.tokens(
      "UIRectCorner", ["allCorners", "bottomLeft", "bottomRight", "topLeft", "topRight"])
    // An option set: several corners are an array literal.
    type.conformances = ["ExpressibleByArrayLiteral"]
    return type
  }()

  private static func cornerNames(_ value: Value, _ evaluator: Evaluator) -> [String] {
    if case .array(let parts) = value { return parts.flatMap { cornerNames($0, evaluator) } }
    return evaluator.resolve(value, as: "UIRectCorner").payload(Token.self).map { [$0.name] } ?? []
  }
}
