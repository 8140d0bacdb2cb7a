import Geometry
import ViewTree

extension BuiltinType {
  static let edge = BuiltinType.cases("Edge", Edge.self)

  static let edgeSet = BuiltinType(
    "Edge.Set",
    initializer: { call in call.native(call.first ?? .none, "Edge", Edge.self).map { .native("Edge.Set", EdgeSet($0)) }
    },
    statics: [
      ("all", EdgeSet.all), ("bottom", .bottom), ("horizontal", .horizontal), ("leading", .leading), ("top", .top),
      ("trailing", .trailing), ("vertical", .vertical),
    ].map { name, value in BuiltinMember(name) { _ in .native("Edge.Set", value) } },
    members: [
      BuiltinMember("contains") { call in
        var reader = ArgumentReader(call)
        guard let set = call.receiver.payload(EdgeSet.self), let other = call.first.flatMap({ reader.edges($0) })
        else { return nil }
        return .bool(set.isSuperset(of: other))
      },
      BuiltinMember("union") { call in
        var reader = ArgumentReader(call)
        guard let set = call.receiver.payload(EdgeSet.self), let other = call.first.flatMap({ reader.edges($0) })
        else { return nil }
        return .native("Edge.Set", set.union(other))
      },
    ])

  static let axis = BuiltinType.cases("Axis", Axis.self)

  static let axisSet = BuiltinType(
    "Axis.Set",
    statics: [("horizontal", AxisSet.horizontal), ("vertical", .vertical)].map { name, value in
      BuiltinMember(name) { _ in .native("Axis.Set", value) }
    },
    members: [
      BuiltinMember("contains") { call in
        var reader = ArgumentReader(call)
        guard let set = call.receiver.payload(AxisSet.self), let other = call.first.flatMap({ reader.axes($0) })
        else { return nil }
        return .bool(set.isSuperset(of: other))
      }
    ])

  static let edgeInsets = BuiltinType(
    "EdgeInsets",
    initializer: { call in
      guard call.hasOnly("top", "leading", "bottom", "trailing") else { return nil }
      var reader = ArgumentReader(call)
      let insets = EdgeInsets(
        top: reader.number("top") ?? 0, leading: reader.number("leading") ?? 0, bottom: reader.number("bottom") ?? 0,
        trailing: reader.number("trailing") ?? 0)
      return reader.failure == nil ? .native("EdgeInsets", insets) : call.unresolved("unknown-value", reader.message)
    },
    statics: [BuiltinMember("zero") { _ in .native("EdgeInsets", EdgeInsets.zero) }],
    members: [
      numberMember("top", \EdgeInsets.top), numberMember("leading", \EdgeInsets.leading),
      numberMember("bottom", \EdgeInsets.bottom), numberMember("trailing", \EdgeInsets.trailing),
    ])

  /// `UIEdgeInsets`, whose left and right are leading and trailing.
  static let uiEdgeInsets = BuiltinType(
    "UIEdgeInsets",
    initializer: { call in
      var reader = ArgumentReader(call)
      return .native(
        "UIEdgeInsets",
        EdgeInsets(
          top: reader.number("top") ?? 0, leading: reader.number("left") ?? 0, bottom: reader.number("bottom") ?? 0,
          trailing: reader.number("right") ?? 0))
    },
    statics: [BuiltinMember("zero") { _ in .native("UIEdgeInsets", EdgeInsets.zero) }],
    members: [
      numberMember("top", \EdgeInsets.top), numberMember("left", \EdgeInsets.leading),
      numberMember("bottom", \EdgeInsets.bottom), numberMember("right", \EdgeInsets.trailing),
    ])

  /// A member that reads a number of the value behind the receiver.
  static func numberMember<Payload: Sendable>(
    _ name: String, _ path: any KeyPath<Payload, Double> & Sendable
  ) -> BuiltinMember {
    BuiltinMember(name) { call in call.receiver.payload(Payload.self).map { .double($0[keyPath: path]) } }
  }
}

extension ArgumentReader {
  /// Why an argument has no value, as a sentence.
  var message: String { failure?.message ?? "" }
}
