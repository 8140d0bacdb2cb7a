import Foundation
import Geometry
import PathGeometry
import ViewTree

/// A `Path` of the audited source.
///
/// The calls of a path closure change it in place, as `inout` does; a copy is made where the value is taken over.
final class PathBuilder: @unchecked Sendable {
  var path: PathGeometry.Path

  init(path: PathGeometry.Path = PathGeometry.Path()) { self.path = path }
}

extension BuiltinType {
  /// - Verification: documented.
  static let path = BuiltinType(
    "Path", conformances: ["Shape", "View"], initializer: { PathConstruction.path($0) },
    members: pathMembers,
    view: { value, _ in
      let path = value.payload(PathBuilder.self)?.path ?? PathGeometry.Path()
      return ViewNode(.shape(ShapeView(.path(path))))
    })

  private static let pathMembers: [BuiltinMember] = [
    step("addArc") { path, reader in
      if reader.call["withCenter"] != nil { return addUIKitArc(to: &path, &reader) }
      guard let center: Point = reader.native("center", "CGPoint"), let radius = reader.number("radius") else { return }
      let start: AngleValue? = reader.native("startAngle", "Angle")
      let end: AngleValue? = reader.native("endAngle", "Angle")
      let isClockwise = reader.bool("clockwise") ?? false
      PathConstruction.addArc(
        to: &path, center: center, radius: radius, from: start?.radians ?? 0, to: end?.radians ?? 0,
        isClockwise: isClockwise)
    },
    step("addCurve") { path, reader in
      guard let end: Point = reader.native("to", "CGPoint"),
        let first: Point = reader.native("control1", "CGPoint") ?? reader.native("controlPoint1", "CGPoint"),
        let second: Point = reader.native("control2", "CGPoint") ?? reader.native("controlPoint2", "CGPoint")
      else { return }
      path.elements.append(.cubic(control1: first, control2: second, end: end))
    },
    step("addEllipse") { path, reader in
      if let frame: Rectangle = reader.native("in", "CGRect") { path.elements += Path.ellipse(in: frame).elements }
    },
    step("addLine") { path, reader in
      if let point: Point = reader.native("to", "CGPoint") { path.elements.append(.line(point)) }
    },
    step("addLines") { path, reader in
      guard case .array(let points)? = reader.call.first else { return }
      for (index, value) in points.enumerated() {
        guard let point = reader.call.evaluator.resolve(value, as: "CGPoint").payload(Point.self) else { continue }
        path.elements.append(index == 0 ? .move(point) : .line(point))
      }
    },
    step("addPath") { path, reader in
      let evaluator = reader.call.evaluator
      if let other = reader.call.first.map({ evaluator.resolve($0, as: "Path") })?.payload(PathBuilder.self) {
        path.elements += other.path.elements
      }
    },
    step("addQuadCurve") { path, reader in
      guard let end: Point = reader.native("to", "CGPoint"),
        let control: Point = reader.native("control", "CGPoint") ?? reader.native("controlPoint", "CGPoint")
      else { return }
      path.elements.append(.quadratic(control: control, end: end))
    },
    step("addRect") { path, reader in
      if let frame: Rectangle = reader.native(nil, "CGRect") { path.elements += Path.rectangle(frame).elements }
    },
    step("addRoundedRect") { path, reader in
      guard let frame: Rectangle = reader.native("in", "CGRect"), let size: Size = reader.native("cornerSize", "CGSize")
      else { return }
      path.elements += Path.roundedRectangle(in: frame, cornerSize: size, curve: .continuous).elements
    },
    BuiltinMember("applying") { call in
      var reader = ArgumentReader(call)
      guard let builder = call.receiver.payload(PathBuilder.self) else { return nil }
      let transform: Geometry.AffineTransform = reader.native(nil, "CGAffineTransform") ?? .identity
      return .native("Path", PathBuilder(path: builder.path.applying(transform)))
    },
    BuiltinMember("cgPath") { $0.receiver },
    BuiltinMember("isEmpty") { call in
      call.receiver.payload(PathBuilder.self).map { .bool($0.path.elements.isEmpty) }
    },
    step("close") { path, _ in path.elements.append(.close) },
    step("closeSubpath") { path, _ in path.elements.append(.close) },
    step("move") { path, reader in
      if let point: Point = reader.native("to", "CGPoint") { path.elements.append(.move(point)) }
    },
  ]

  /// A call that draws one more step.
  private static func step(
    _ name: String, _ draw: @escaping @Sendable (inout PathGeometry.Path, inout ArgumentReader) -> Void
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall, let builder = call.receiver.payload(PathBuilder.self) else { return nil }
      var reader = ArgumentReader(call)
      draw(&builder.path, &reader)
      return reader.failure == nil ? .void : call.unresolved("unknown-value", reader.message)
    }
  }
}

/// The forms of `Path(…)`.
enum PathConstruction {
  static func path(_ call: BuiltinCall) -> Value? {
    var reader = ArgumentReader(call)
    if let closure = call.trailingClosure {
      let builder = PathBuilder()
      _ = call.evaluator.call(closure, [.native("Path", builder)])
      return .native("Path", builder)
    }
    if let frame: Rectangle = reader.native("ellipseIn", "CGRect") { return native(.ellipse(in: frame)) }
    if let frame: Rectangle = reader.native("roundedRect", "CGRect") {
      if let size: Size = reader.native("cornerSize", "CGSize") {
        return native(.roundedRectangle(in: frame, cornerSize: size, curve: .continuous))
      }
      return native(.roundedRectangle(in: frame, radius: reader.number("cornerRadius") ?? 0, curve: .continuous))
    }
    guard let argument = call.first else { return native(Path()) }
    if let other = call.evaluator.resolve(argument, as: "Path").payload(PathBuilder.self) { return native(other.path) }
    if let frame: Rectangle = reader.native(nil, "CGRect") { return native(.rectangle(frame)) }
    return nil
  }

  private static func native(_ path: PathGeometry.Path) -> Value { .native("Path", PathBuilder(path: path)) }

  /// An arc as cubic curves of at most a quarter turn. `isClockwise` is SwiftUI's: with y down, `true` turns the other
  /// way on the screen.
  static func addArc(
    to path: inout PathGeometry.Path, center: Point, radius: Double, from start: Double, to end: Double,
    isClockwise: Bool
  ) {
    var sweep = end - start
    if isClockwise {
      while sweep > 0 { sweep -= 2 * .pi }
    } else {
      while sweep < 0 { sweep += 2 * .pi }
    }
    sweep = max(-2 * .pi, min(2 * .pi, sweep))
    func point(_ angle: Double) -> Point { Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
    path.elements.append(path.isEmpty ? .move(point(start)) : .line(point(start)))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for index in 0..<pieces {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      path.elements.append(
        .cubic(
          control1: point(a) + Point(x: -sin(a), y: cos(a)) * reach,
          control2: point(b) - Point(x: -sin(b), y: cos(b)) * reach, end: point(b)))
    }
  }
}
