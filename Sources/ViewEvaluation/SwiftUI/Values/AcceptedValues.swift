import ViewTree

extension BuiltinType {
  /// Values that only feed modifiers without effect: animations, transitions, detents, gestures. Any member and any call
  /// of theirs gives a value of the same type again.
  static let acceptedValues: [BuiltinType] = [
    (
      "Animation",
      [
        "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "interactiveSpring",
        "interpolatingSpring", "bouncy", "smooth", "snappy", "timingCurve",
      ],
      ["delay", "repeatCount", "repeatForever", "speed", "logicallyComplete"]
    ),
    (
      "AnyTransition",
      [
        "identity", "opacity", "scale", "slide", "move", "push", "offset", "asymmetric", "modifier",
        "blurReplace", "symbolEffect",
      ], ["animation", "combined"]
    ),
    ("ContentTransition", ["identity", "interpolate", "numericText", "opacity", "symbolEffect"], []),
    ("DragGesture", [], ["exclusively", "map", "onChanged", "onEnded", "sequenced", "simultaneously", "updating"]),
    ("Glass", ["clear", "identity", "regular"], ["interactive", "tint"]),
    (
      "LongPressGesture", [], ["exclusively", "map", "onChanged", "onEnded", "sequenced", "simultaneously", "updating"]
    ),
    ("MagnificationGesture", [], ["map", "onChanged", "onEnded", "simultaneously", "updating"]),
    ("MagnifyGesture", [], ["map", "onChanged", "onEnded", "simultaneously", "updating"]),
    ("PresentationDetent", ["custom", "fraction", "height", "large", "medium"], []),
    ("RotateGesture", [], ["map", "onChanged", "onEnded", "simultaneously", "updating"]),
    ("RotationGesture", [], ["map", "onChanged", "onEnded", "simultaneously", "updating"]),
    ("SpatialTapGesture", [], ["onChanged", "onEnded"]),
    ("TapGesture", [], ["exclusively", "map", "modifiers", "onChanged", "onEnded", "sequenced", "simultaneously"]),
    ("Transaction", [], []),
  ].map { name, statics, members in
    BuiltinType(
      name, initializer: { _ in .native(name, Token("value")) },
      statics: statics.map { member in BuiltinMember(member) { _ in .native(name, Token(member)) } },
      members: members.map { member in BuiltinMember(member) { call in call.receiver } })
  }
}
