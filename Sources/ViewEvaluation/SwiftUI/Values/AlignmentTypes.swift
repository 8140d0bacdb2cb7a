import Geometry
import ViewTree

extension BuiltinType {
  static let horizontalAlignment = BuiltinType(
    "HorizontalAlignment", initializer: { guide(of: $0, axis: .horizontal, typeName: "HorizontalAlignment") },
    statics: guides(
      [.leading, .horizontalCenter, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing],
      typeName: "HorizontalAlignment"))

  static let verticalAlignment = BuiltinType(
    "VerticalAlignment", initializer: { guide(of: $0, axis: .vertical, typeName: "VerticalAlignment") },
    statics: guides(
      [.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline], typeName: "VerticalAlignment"))

  static let alignment = BuiltinType(
    "Alignment",
    initializer: { call in
      guard let horizontal = call.native("horizontal", "HorizontalAlignment", AlignmentGuideID.self),
        let vertical = call.native("vertical", "VerticalAlignment", AlignmentGuideID.self)
      else { return nil }
      return .native("Alignment", Alignment(horizontal: horizontal, vertical: vertical))
    },
    statics: alignments.map { name, value in BuiltinMember(name) { _ in .native("Alignment", value) } },
    members: [
      BuiltinMember("horizontal") { call in
        call.receiver.payload(Alignment.self).map { .native("HorizontalAlignment", $0.horizontal) }
      },
      BuiltinMember("vertical") { call in
        call.receiver.payload(Alignment.self).map { .native("VerticalAlignment", $0.vertical) }
      },
    ])

  /// What `alignmentGuide` and `AlignmentID.defaultValue(in:)` read.
  static let viewDimensions = BuiltinType(
    "ViewDimensions",
    members: [
      BuiltinMember("width") { call in call.receiver.payload(GuideContext.self).map { .double($0.size.width) } },
      BuiltinMember("height") { call in call.receiver.payload(GuideContext.self).map { .double($0.size.height) } },
      BuiltinMember("subscript") { call in
        guard let context = call.receiver.payload(GuideContext.self), let argument = call.arguments.first,
          let guide = call.evaluator.guide(argument.value)
        else { return nil }
        guard argument.label == "explicit" else { return .double(context.value(guide)) }
        return context.explicit(guide).map { .double($0) } ?? Value.none
      },
    ])

  private static let alignments: [(String, Alignment)] = {
    let columns: [(String, AlignmentGuideID)] = [
      ("Leading", .leading), ("", .horizontalCenter), ("Trailing", .trailing),
    ]
    let rows: [(String, AlignmentGuideID)] = [
      ("top", .top), ("center", .verticalCenter), ("bottom", .bottom),
      ("FirstTextBaseline", .firstTextBaseline), ("LastTextBaseline", .lastTextBaseline),
    ]
    var result: [(String, Alignment)] = []
    for (row, vertical) in rows {
      for (column, horizontal) in columns {
        let alignment = Alignment(horizontal: horizontal, vertical: vertical)
        if row == "center" {
          result.append((column.isEmpty ? "center" : column.lowercased(), alignment))
        } else if row.hasSuffix("TextBaseline") {
          result.append(((column.isEmpty ? "center" : column.lowercased()) + row, alignment))
        } else {
          result.append((row + column, alignment))
        }
      }
    }
    return result
  }()

  private static func guides(_ ids: [AlignmentGuideID], typeName: String) -> [BuiltinMember] {
    ids.map { id in BuiltinMember(id.name) { _ in .native(typeName, id) } }
  }

  /// `HorizontalAlignment(MyGuide.self)`: a guide of the project, with the position its type gives by default.
  private static func guide(of call: BuiltinCall, axis: Axis, typeName: String) -> Value? {
    guard case .type(let type)? = call.first else { return nil }
    guard case .project(let declaration) = type else {
      return .native(typeName, AlignmentGuideID(axis: axis, name: type.name))
    }
    let position = GuideLifting(evaluator: call.evaluator).defaultValue(of: declaration)
    return .native(
      typeName, AlignmentGuideID(axis: axis, name: declaration.qualifiedName, defaultValue: position))
  }
}

extension Evaluator {
  /// The guide of an argument that may be a horizontal or a vertical one.
  func guide(_ value: Value) -> AlignmentGuideID? {
    if let guide = value.payload(AlignmentGuideID.self) { return guide }
    for typeName in ["HorizontalAlignment", "VerticalAlignment"] {
      if let guide = resolve(value, as: typeName).payload(AlignmentGuideID.self) { return guide }
    }
    return nil
  }
}
