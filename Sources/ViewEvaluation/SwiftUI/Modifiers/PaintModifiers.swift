import Colorimetry
import Geometry
import ViewTree

extension BuiltinType {
  /// Modifiers that paint, clip or transform, sorted by name.
  ///
  /// - Verification: documented; blending of opacity is inferred.
  static let paintModifiers: [BuiltinMember] = [
    BuiltinMember("background") { call in BackgroundModifier.background(call) },
    .modifier("blendMode") { reader in
      .blendMode(reader.native(nil, "BlendMode", Token.self)?.name ?? "normal")
    },
    .modifier("blur") { reader in .blur(radius: reader.number("radius") ?? 0) },
    .modifier("border") { reader in
      guard let style = reader.call.first else { return nil }
      return .border(reader.call.evaluator.shapeStyle(of: style), width: reader.number("width") ?? 1)
    },
    .modifier("brightness") { reader in reader.number(nil).map { .colorFilter(.brightness($0)) } },
    .modifier("clipShape") { reader in
      guard let shape = reader.call.first else { return nil }
      guard let outline = reader.call.evaluator.outline(of: shape) else {
        reader.fail(reader.call.evaluator.resolve(shape, as: "Shape"), expected: "Shape")
        return nil
      }
      return .clip(outline)
    },
    .modifier("clipped") { _ in .clip(nil) },
    .modifier("colorInvert") { _ in .colorFilter(.invert) },
    .modifier("colorMultiply") { reader in
      reader.call.first.map { .colorFilter(.multiply(reader.call.evaluator.color(of: $0))) }
    },
    .modifier("compositingGroup") { _ in .compositingGroup },
    BuiltinMember("containerBackground") { call in BackgroundModifier.containerBackground(call) },
    .modifier("contrast") { reader in reader.number(nil).map { .colorFilter(.contrast($0)) } },
    .modifier("cornerRadius") { reader in
      guard reader.call.hasOnly("_", "antialiased"), let radius = reader.number(nil) else { return nil }
      return .clip(.roundedRectangle(cornerSize: Size(width: radius, height: radius), style: .continuous))
    },
    .modifier("drawingGroup") { _ in .compositingGroup },
    .modifier("glassEffect") { reader in
      let shape = reader.call["in"].flatMap { reader.call.evaluator.outline(of: $0) }
      return .backgroundStyle(
        .material(.glass), shape: shape ?? .capsule(style: .continuous), ignoresSafeAreaEdges: [])
    },
    .modifier("grayscale") { reader in reader.number(nil).map { .colorFilter(.grayscale($0)) } },
    .modifier("hueRotation") { reader in
      reader.native(nil, "Angle", AngleValue.self).map { .colorFilter(.hueRotation(radians: $0.radians)) }
    },
    .modifier("mask") { (reader: inout ArgumentReader) in
      let alignment = reader.alignment()
      guard reader.call.hasOnly("_", "alignment", "mask"),
        let content = reader.call.content("mask") ?? reader.call.first.map(ViewContentArgument.init)
      else { return nil }
      return { expansion in .mask(content: content.node(in: expansion), alignment: alignment) }
    },
    .modifier("opacity") { reader in reader.number(nil).map { .opacity(min(max($0, 0), 1)) } },
    BuiltinMember("overlay") { call in BackgroundModifier.overlay(call) },
    .modifier("projectionEffect") { _ in .perspective },
    .modifier("rotation3DEffect") { (reader: inout ArgumentReader) in spatialRotation(&reader) },
    .modifier("rotationEffect") { reader in
      let angle: AngleValue? = reader.native(nil, "Angle")
      let anchor: UnitPoint = reader.native("anchor", "UnitPoint") ?? .center
      return .rotation(radians: angle?.radians ?? 0, anchor: anchor)
    },
    .modifier("saturation") { reader in reader.number(nil).map { .colorFilter(.saturation($0)) } },
    .modifier("scaleEffect") { reader in
      let anchor: UnitPoint = reader.native("anchor", "UnitPoint") ?? .center
      if let first = reader.call.first,
        let size = reader.call.evaluator.resolve(first, as: "CGSize").payload(Size.self)
      {
        return .scale(x: size.width, y: size.height, anchor: anchor)
      }
      let both = reader.number(nil)
      return .scale(x: reader.number("x") ?? both ?? 1, y: reader.number("y") ?? both ?? 1, anchor: anchor)
    },
    .modifier("shadow") { reader in
      let color = reader.call["color"].map { reader.call.evaluator.color(of: $0) }
      return .shadow(
        color ?? .opacity(.fixed(.black), 0.33), radius: reader.number("radius") ?? 0, x: reader.number("x") ?? 0,
        y: reader.number("y") ?? 0)
    },
    .modifier("transformEffect") { reader in
      reader.native(nil, "CGAffineTransform", AffineTransform.self).map { .transform($0) }
    },
  ]

  /// `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`; the axis is a tuple of three numbers.
  private static func spatialRotation(_ reader: inout ArgumentReader) -> ViewModifier? {
    let evaluator = reader.call.evaluator
    guard let angle: AngleValue = reader.native(nil, "Angle"), case .tuple(let axis)? = reader.call["axis"] else {
      return nil
    }
    let direction = axis.values.compactMap { evaluator.resolve($0, as: "CGFloat").number }
    guard direction.count == 3, axis.values.count == 3 else { return nil }
    return .rotation3D(
      SpatialRotation(
        radians: angle.radians, axis: direction, anchor: reader.native("anchor", "UnitPoint") ?? .center,
        anchorDepth: reader.number("anchorZ") ?? 0, perspective: reader.number("perspective") ?? 1))
  }

  static let blendMode = BuiltinType.tokens(
    "BlendMode",
    [
      "color", "colorBurn", "colorDodge", "darken", "destinationOut", "destinationOver", "difference", "exclusion",
      "hardLight", "hue", "lighten", "luminosity", "multiply", "normal", "overlay", "plusDarker", "plusLighter",
      "saturation", "screen", "softLight", "sourceAtop",
    ])
}

/// `background` and `overlay`, whose argument may be a style, a style with a shape, or views.
enum BackgroundModifier {
  static func background(_ call: BuiltinCall) -> Value? {
    guard call.isCall else { return nil }
    var reader = ArgumentReader(call)
    if let closure = call.content("content") ?? alignedClosure(call) {
      let alignment = reader.alignment()
      return call.modified(reader) { expansion in
        .background(content: closure.node(in: expansion), alignment: alignment)
      }
    }
    let edges = call["ignoresSafeAreaEdges"].flatMap { reader.edges($0) } ?? .all
    guard let argument = call.first else {
      let shape = shape(&reader)
      return call.modified(
        reader, .backgroundStyle(.background, shape: shape, ignoresSafeAreaEdges: call["in"] == nil ? edges : []))
    }
    if call["in"] != nil || call.evaluator.isStyle(argument) {
      let style = call.evaluator.shapeStyle(of: argument)
      let shape = shape(&reader)
      return call.modified(
        reader, .backgroundStyle(style, shape: shape, ignoresSafeAreaEdges: call["in"] == nil ? edges : []))
    }
    if argument.unresolved != nil || argument.isPending {
      return call.modified(
        .backgroundStyle(call.evaluator.shapeStyle(of: argument), shape: nil, ignoresSafeAreaEdges: edges))
    }
    let alignment = reader.alignment()
    return call.modified(reader) { expansion in
      .background(content: expansion.expand(argument), alignment: alignment)
    }
  }

  /// `containerBackground(_:for:)` and `containerBackground(for:alignment:content:)`: the background fills the widget or
  /// screen around the view, which takes all of it.
  ///
  /// - Verification: documented; that the view takes the whole room is inferred.
  static func containerBackground(_ call: BuiltinCall) -> Value? {
    guard call.isCall else { return nil }
    let filling = FlexibleFrame.Bounds(maximum: .infinity)
    let filled = call.modified(.flexibleFrame(FlexibleFrame(width: filling, height: filling)))
    return background(
      BuiltinCall(
        evaluator: call.evaluator, name: call.name, receiver: filled,
        arguments: call.arguments.filter { $0.label != "for" }, range: call.range))
  }

  static func overlay(_ call: BuiltinCall) -> Value? {
    guard call.isCall else { return nil }
    var reader = ArgumentReader(call)
    if let closure = call.content("content") ?? alignedClosure(call) {
      let alignment = reader.alignment()
      return call.modified(reader) { expansion in
        .overlay(content: closure.node(in: expansion), alignment: alignment)
      }
    }
    guard let argument = call.first else { return call.unknownForm(reader) }
    if call["in"] != nil || call.evaluator.isStyle(argument) || argument.unresolved != nil || argument.isPending {
      let style = call.evaluator.shapeStyle(of: argument)
      let shape = shape(&reader)
      return call.modified(reader, .overlayStyle(style, shape: shape))
    }
    let alignment = reader.alignment()
    return call.modified(reader) { expansion in
      .overlay(content: expansion.expand(argument), alignment: alignment)
    }
  }

  /// `background(alignment: .top) { … }` and `overlay { … }`.
  private static func alignedClosure(_ call: BuiltinCall) -> ViewContentArgument? {
    guard let closure = call.trailingClosure ?? call.first?.function else { return nil }
    return ViewContentArgument(.function(closure))
  }

  private static func shape(_ reader: inout ArgumentReader) -> ShapeOutline? {
    reader.call["in"].flatMap { outline($0, &reader) }
  }

  private static func outline(_ value: Value, _ reader: inout ArgumentReader) -> ShapeOutline? {
    if let outline = reader.call.evaluator.outline(of: value) { return outline }
    reader.fail(reader.call.evaluator.resolve(value, as: "Shape"), expected: "Shape")
    return nil
  }
}
