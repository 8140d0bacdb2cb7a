import Geometry
import ViewTree

/// An angle of the audited source, in radians.
struct AngleValue: Hashable, Sendable {
  var radians: Double
}

extension BuiltinType {
  static let size = BuiltinType(
    "CGSize",
    initializer: { call in
      var reader = ArgumentReader(call)
      return .native("CGSize", Size(width: reader.number("width") ?? 0, height: reader.number("height") ?? 0))
    },
    statics: [BuiltinMember("zero") { _ in .native("CGSize", Size.zero) }],
    members: [numberMember("width", \Size.width), numberMember("height", \Size.height)])

  static let point = BuiltinType(
    "CGPoint",
    initializer: { call in
      var reader = ArgumentReader(call)
      return .native("CGPoint", Point(x: reader.number("x") ?? 0, y: reader.number("y") ?? 0))
    },
    statics: [BuiltinMember("zero") { _ in .native("CGPoint", Point.zero) }],
    members: [numberMember("x", \Point.x), numberMember("y", \Point.y)])

  static let rectangleValue = BuiltinType(
    "CGRect",
    initializer: { call in
      var reader = ArgumentReader(call)
      if call["origin"] != nil {
        guard let origin: Point = reader.native("origin", "CGPoint"), let size: Size = reader.native("size", "CGSize")
        else { return nil }
        return .native("CGRect", Rectangle(origin: origin, size: size))
      }
      return .native(
        "CGRect",
        Rectangle(
          x: reader.number("x") ?? 0, y: reader.number("y") ?? 0, width: reader.number("width") ?? 0,
          height: reader.number("height") ?? 0))
    },
    statics: [BuiltinMember("zero") { _ in .native("CGRect", Rectangle.zero) }],
    members: [
      numberMember("width", \Rectangle.width), numberMember("height", \Rectangle.height),
      numberMember("minX", \Rectangle.minX), numberMember("minY", \Rectangle.minY),
      numberMember("midX", \Rectangle.midX), numberMember("midY", \Rectangle.midY),
      numberMember("maxX", \Rectangle.maxX), numberMember("maxY", \Rectangle.maxY),
      BuiltinMember("origin") { call in call.receiver.payload(Rectangle.self).map { .native("CGPoint", $0.origin) } },
      BuiltinMember("size") { call in call.receiver.payload(Rectangle.self).map { .native("CGSize", $0.size) } },
      BuiltinMember("insetBy") { call in
        var reader = ArgumentReader(call)
        guard let frame = call.receiver.payload(Rectangle.self) else { return nil }
        let inset = Size(width: reader.number("dx") ?? 0, height: reader.number("dy") ?? 0)
        return .native(
          "CGRect",
          Rectangle(
            x: frame.minX + inset.width, y: frame.minY + inset.height, width: frame.width - 2 * inset.width,
            height: frame.height - 2 * inset.height))
      },
      BuiltinMember("offsetBy") { call in
        var reader = ArgumentReader(call)
        let offset = Point(x: reader.number("dx") ?? 0, y: reader.number("dy") ?? 0)
        return call.receiver.payload(Rectangle.self).map { .native("CGRect", $0.offset(by: offset)) }
      },
    ])

  static let unitPoint = BuiltinType(
    "UnitPoint",
    initializer: { call in
      var reader = ArgumentReader(call)
      return .native("UnitPoint", UnitPoint(x: reader.number("x") ?? 0, y: reader.number("y") ?? 0))
    },
    statics: [
      ("zero", UnitPoint.zero), ("center", .center), ("topLeading", .topLeading), ("top", .top),
      ("topTrailing", .topTrailing), ("leading", .leading), ("trailing", .trailing), ("bottomLeading", .bottomLeading),
      ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ].map { name, value in BuiltinMember(name) { _ in .native("UnitPoint", value) } },
    members: [numberMember("x", \UnitPoint.x), numberMember("y", \UnitPoint.y)])

  static let angle = BuiltinType(
    "Angle",
    initializer: { call in
      var reader = ArgumentReader(call)
      if let degrees = reader.number("degrees") { return .native("Angle", AngleValue(radians: degrees * .pi / 180)) }
      return reader.number("radians").map { .native("Angle", AngleValue(radians: $0)) }
    },
    statics: [
      BuiltinMember("zero") { _ in .native("Angle", AngleValue(radians: 0)) },
      BuiltinMember("degrees") { call in
        var reader = ArgumentReader(call)
        return reader.number(nil).map { .native("Angle", AngleValue(radians: $0 * .pi / 180)) }
      },
      BuiltinMember("radians") { call in
        var reader = ArgumentReader(call)
        return reader.number(nil).map { .native("Angle", AngleValue(radians: $0)) }
      },
    ],
    members: [
      numberMember("radians", \AngleValue.radians),
      BuiltinMember("degrees") { call in
        call.receiver.payload(AngleValue.self).map { .double($0.radians * 180 / .pi) }
      },
    ])

  static let affineTransform = BuiltinType(
    "CGAffineTransform",
    initializer: { call in
      var reader = ArgumentReader(call)
      if let angle = reader.number("rotationAngle") {
        return .native("CGAffineTransform", AffineTransform.rotation(radians: angle))
      }
      if call["scaleX"] != nil {
        let scale = AffineTransform.scale(x: reader.number("scaleX") ?? 1, y: reader.number("y") ?? 1)
        return .native("CGAffineTransform", scale)
      }
      if call["translationX"] != nil {
        let move = AffineTransform.translation(x: reader.number("translationX") ?? 0, y: reader.number("y") ?? 0)
        return .native("CGAffineTransform", move)
      }
      if call.arguments.isEmpty { return .native("CGAffineTransform", AffineTransform.identity) }
      let labels = call["m11"] == nil ? ["a", "b", "c", "d", "tx", "ty"] : ["m11", "m12", "m21", "m22", "tX", "tY"]
      let numbers = labels.compactMap { reader.number($0) }
      guard numbers.count == 6 else { return nil }
      let general = AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      return .native("CGAffineTransform", general)
    },
    statics: [BuiltinMember("identity") { _ in .native("CGAffineTransform", AffineTransform.identity) }])
}
