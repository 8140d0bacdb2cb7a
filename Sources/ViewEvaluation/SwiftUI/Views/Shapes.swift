import Diagnostics
import Geometry
import PathGeometry
import ViewTree

/// A shape with its paints.
struct ShapeDescription: ViewDescription {
  let typeName: String
  /// A modifier of the shape whose arguments have no value.
  struct UnknownModifier: Sendable {
    var name: String
    var reason: UnresolvedView
    var range: SourceRange?
  }

  var shape: ShapeView
  var range: SourceRange?
  var unknown: [UnknownModifier] = []

  func expand(in expansion: Expansion) -> ViewNode {
    unknown.reduce(ViewNode(.shape(shape), range: range)) { node, modifier in
      node.modified(by: .unresolved(name: modifier.name, modifier.reason), range: modifier.range)
    }
  }
}

extension BuiltinType {
  static let rectangle = plainShape("Rectangle", .rectangle)
  static let circle = plainShape("Circle", .circle)
  static let ellipse = plainShape("Ellipse", .ellipse)
  static let containerRelativeShape = plainShape("ContainerRelativeShape", .containerRelative)

  static let capsule = shape("Capsule") { reader in .capsule(style: cornerStyle(&reader)) }

  static let roundedRectangle = shape("RoundedRectangle") { reader in roundedRectangle(&reader) }

  static let unevenRoundedRectangle = shape("UnevenRoundedRectangle") { reader in
    let style = cornerStyle(&reader)
    if let radii: CornerRadii = reader.native("cornerRadii", "RectangleCornerRadii") {
      return .unevenRoundedRectangle(radii: radii.values, style: style)
    }
    let labels = ["topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius"]
    return .unevenRoundedRectangle(radii: labels.map { reader.number($0) ?? 0 }, style: style)
  }

  static let rectangleCornerRadii = BuiltinType(
    "RectangleCornerRadii",
    initializer: { call in
      var reader = ArgumentReader(call)
      let labels = ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"]
      return .native("RectangleCornerRadii", CornerRadii(values: labels.map { reader.number($0) ?? 0 }))
    })

  static let roundedCornerStyle = BuiltinType.cases("RoundedCornerStyle", CornerStyle.self)

  static let anyShape = BuiltinType(
    "AnyShape", conformances: ["Shape"],
    initializer: { call in
      guard let argument = call.first, let outline = call.evaluator.outline(of: argument) else { return nil }
      return call.view(ShapeDescription(typeName: "AnyShape", shape: ShapeView(outline), range: call.range))
    })

  /// The protocol, with the shapes that stand as its implicit members, and its modifiers.
  static let shapeProtocol = BuiltinType(
    "Shape", conformances: ["View"],
    statics: [
      shapeStatic("capsule") { .capsule(style: cornerStyle(&$0)) }, shapeStatic("circle") { _ in .circle },
      shapeStatic("containerRelative") { _ in .containerRelative }, shapeStatic("ellipse") { _ in .ellipse },
      shapeStatic("rect") { reader in
        reader.call.arguments.isEmpty ? .rectangle : roundedRectangle(&reader)
      },
      BuiltinMember("buttonBorder") { call in shapeValue(.capsule(style: .continuous), call) },
    ],
    members: shapeMembers,
    view: { value, expansion in
      guard let outline = expansion.evaluator.outline(of: value) else {
        return .unresolved("unknown-shape", "The outline of this shape is not known.", range: nil)
      }
      return ViewNode(.shape(ShapeView(outline)))
    })

  static let insettableShape = BuiltinType("InsettableShape", conformances: ["Shape"])

  // MARK: Pieces

  private static func plainShape(_ name: String, _ outline: ShapeOutline) -> BuiltinType {
    shape(name) { _ in outline }
  }

  private static func shape(
    _ name: String, _ outline: @escaping @Sendable (inout ArgumentReader) -> ShapeOutline
  ) -> BuiltinType {
    BuiltinType(
      name, conformances: ["InsettableShape", "Shape", "View"],
      initializer: { call in
        var reader = ArgumentReader(call)
        let outline = outline(&reader)
        let shape = ShapeDescription(typeName: name, shape: ShapeView(outline), range: call.range)
        return reader.failure == nil ? call.view(shape) : call.unresolved("unknown-value", reader.message)
      })
  }

  private static func shapeStatic(
    _ name: String, _ outline: @escaping @Sendable (inout ArgumentReader) -> ShapeOutline
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      var reader = ArgumentReader(call)
      let outline = outline(&reader)
      return reader.failure == nil ? shapeValue(outline, call) : call.unresolved("unknown-value", reader.message)
    }
  }

  static func shapeValue(_ outline: ShapeOutline, _ call: BuiltinCall) -> Value {
    call.view(ShapeDescription(typeName: "Shape", shape: ShapeView(outline), range: call.range))
  }

  static func cornerStyle(_ reader: inout ArgumentReader) -> CornerStyle {
    reader.native("style", "RoundedCornerStyle", CornerStyle.self) ?? .continuous
  }

  private static func roundedRectangle(_ reader: inout ArgumentReader) -> ShapeOutline {
    let style = cornerStyle(&reader)
    if let size: Size = reader.native("cornerSize", "CGSize") {
      return .roundedRectangle(cornerSize: size, style: style)
    }
    if let radii: CornerRadii = reader.native("cornerRadii", "RectangleCornerRadii") {
      return .unevenRoundedRectangle(radii: radii.values, style: style)
    }
    let uneven = ["topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius"]
    if uneven.contains(where: { reader.call[$0] != nil }) {
      return .unevenRoundedRectangle(radii: uneven.map { reader.number($0) ?? 0 }, style: style)
    }
    let radius = reader.number("cornerRadius") ?? 0
    return .roundedRectangle(cornerSize: Size(width: radius, height: radius), style: style)
  }
}

/// Radii in the order of `ShapeOutline.unevenRoundedRectangle`.
struct CornerRadii: Hashable, Sendable {
  var values: [Double]
}

extension Evaluator {
  /// The outline of a value where the context expects a `Shape`, or `nil` when it has none.
  func outline(of value: Value) -> ShapeOutline? {
    switch resolve(value, as: "Shape") {
    case .view(let view): return (view.description as? ShapeDescription)?.shape.outline
    case .native(let native): return (native.payload as? PathBuilder).map { .path($0.path) }
    case .instance(let instance): return customOutline(of: instance)
    default: return nil
    }
  }

  /// A `Shape` of the project: its code runs when the rectangle is known, once for all layouts that give it the same.
  private func customOutline(of instance: Instance) -> ShapeOutline? {
    guard conforms(.instance(instance), to: "Shape") else { return nil }
    let value = Value.instance(instance)
    let kept = KeptOutlines()
    return .custom(name: instance.type.qualifiedName) { rectangle in
      kept.path(in: rectangle) {
        self.enter {
          let argument = CallArgument(label: "in", value: .native("CGRect", rectangle))
          let path = self.callMember("path", of: value, [argument])
          return self.resolve(path, as: "Path").payload(PathBuilder.self)?.path
        }
      }
    }
  }
}
