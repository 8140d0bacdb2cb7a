import Geometry
import ViewTree

/// A layout as a value: `AnyLayout(HStackLayout())`, `VStackLayout(spacing: 8)`.
struct LayoutValueDescription: Sendable {
  enum Form: Sendable {
    case stack(StackView)
    case grid(GridView)
    /// A `Layout` type of the project.
    case custom(Instance)
  }

  var form: Form
}

extension BuiltinType {
  static let hStackLayout = stackLayout("HStackLayout", .horizontal)
  static let vStackLayout = stackLayout("VStackLayout", .vertical)
  static let zStackLayout = stackLayout("ZStackLayout", .depth)

  static let gridLayout = BuiltinType(
    "GridLayout", conformances: ["Layout"],
    initializer: { call in
      var reader = ArgumentReader(call)
      let grid = GridView(
        alignment: reader.alignment(), horizontalSpacing: reader.number("horizontalSpacing"),
        verticalSpacing: reader.number("verticalSpacing"), children: [])
      return layout(.native("GridLayout", LayoutValueDescription(form: .grid(grid))), call)
    }, members: [BuiltinMember("callAsFunction", callLayout)])

  static let anyLayout = BuiltinType(
    "AnyLayout", conformances: ["Layout"],
    initializer: { call in
      guard let argument = call.first else { return nil }
      let settled = call.evaluator.resolve(argument, as: "Layout")
      if case .instance(let instance) = settled {
        return layout(.native("AnyLayout", LayoutValueDescription(form: .custom(instance))), call)
      }
      return settled.payload(LayoutValueDescription.self).map { layout(.native("AnyLayout", $0), call) }
    }, members: [BuiltinMember("callAsFunction", callLayout)])

  /// The protocol: a layout of the project called like a function lays out its content.
  static let layoutProtocol = BuiltinType("Layout", members: [BuiltinMember("callAsFunction", callLayout)])

  private static func stackLayout(_ name: String, _ kind: StackView.Kind) -> BuiltinType {
    BuiltinType(
      name, conformances: ["Layout"],
      initializer: { call in
        var reader = ArgumentReader(call)
        var alignment = Alignment.center
        switch kind {
        case .horizontal, .lazyHorizontal: alignment.vertical = reader.verticalAlignment() ?? .verticalCenter
        case .vertical, .lazyVertical: alignment.horizontal = reader.horizontalAlignment() ?? .horizontalCenter
        case .depth: alignment = reader.alignment()
        }
        let stack = StackView(kind, alignment: alignment, spacing: reader.number("spacing"), children: [])
        return layout(.native(name, LayoutValueDescription(form: .stack(stack))), call)
      }, members: [BuiltinMember("callAsFunction", callLayout)])
  }

  /// A layout as a value, or at once what it lays out: `AnyLayout(HStackLayout()) { content }`.
  private static func layout(_ value: Value, _ call: BuiltinCall) -> Value {
    guard let content = call.arguments.first(where: \.isTrailingClosure) else { return value }
    let inner = BuiltinCall(
      evaluator: call.evaluator, name: "callAsFunction", receiver: value, arguments: [content], range: call.range)
    return callLayout(inner) ?? value
  }

  /// `layout { content }`.
  static let callLayout: BuiltinBody = { call in
    guard call.isCall, let content = call.content("content") else { return nil }
    let range = call.range
    let form: LayoutValueDescription.Form
    if case .instance(let instance) = call.receiver {
      form = .custom(instance)
    } else if let layout = call.receiver.payload(LayoutValueDescription.self) {
      form = layout.form
    } else {
      return nil
    }
    return call.view { expansion in
      let children = content.children(in: expansion)
      switch form {
      case .stack(var stack):
        stack.children = children
        return ViewNode(.stack(stack), range: range)
      case .grid(var grid):
        grid.children = children
        return ViewNode(.grid(grid), range: range)
      case .custom(let instance):
        return ViewNode(.customLayout(CustomLayoutRunner(instance, expansion.evaluator).view(children)), range: range)
      }
    }
  }
}

/// Runs the code of a `Layout` type of the project against the ports of the layout phase.
struct CustomLayoutRunner: Sendable {
  private let layout: Value
  private let typeName: String
  private let evaluator: Evaluator

  init(_ instance: Instance, _ evaluator: Evaluator) {
    layout = .instance(instance)
    typeName = instance.type.qualifiedName
    self.evaluator = evaluator
  }

  func view(_ children: [ViewNode]) -> CustomLayoutView {
    CustomLayoutView(typeName: typeName, children: children, sizeThatFits: { size($0, $1) }) {
      placements($0, $1, $2)
    }
  }

  private func size(_ proposal: ProposedViewSize, _ subviews: [CustomLayoutView.Subview]) -> Size? {
    evaluator.enter {
      let value = evaluator.callMember(
        "sizeThatFits", of: layout,
        [
          CallArgument(label: "proposal", value: .native("ProposedViewSize", proposal)),
          CallArgument(label: "subviews", value: values(subviews, nil)),
          CallArgument(label: "cache", value: cache(subviews)),
        ])
      return evaluator.resolve(value, as: "CGSize").payload(Size.self)
    }
  }

  private func placements(
    _ bounds: Rectangle, _ proposal: ProposedViewSize, _ subviews: [CustomLayoutView.Subview]
  ) -> [CustomLayoutView.Placement?]? {
    evaluator.enter {
      let record = PlacementRecord(count: subviews.count)
      let value = evaluator.callMember(
        "placeSubviews", of: layout,
        [
          CallArgument(label: "in", value: .native("CGRect", bounds)),
          CallArgument(label: "proposal", value: .native("ProposedViewSize", proposal)),
          CallArgument(label: "subviews", value: values(subviews, record)),
          CallArgument(label: "cache", value: cache(subviews)),
        ])
      if value.unresolved != nil || record.hasFailed { return nil }
      return record.placements
    }
  }

  private func values(_ subviews: [CustomLayoutView.Subview], _ record: PlacementRecord?) -> Value {
    .array(
      subviews.enumerated().map { index, subview in
        .native("LayoutSubview", LayoutSubviewValue(index: index, subview: subview, record: record))
      })
  }

  private func cache(_ subviews: [CustomLayoutView.Subview]) -> Value {
    let made = evaluator.callMember(
      "makeCache", of: layout, [CallArgument(label: "subviews", value: values(subviews, nil))])
    return made.unresolved == nil ? made : .void
  }
}

/// Where the code of one run puts its subviews.
final class PlacementRecord: @unchecked Sendable {
  fileprivate(set) var placements: [CustomLayoutView.Placement?]
  fileprivate(set) var hasFailed = false

  init(count: Int) { placements = Array(repeating: nil, count: count) }
}

/// A subview as the code of the project sees it.
struct LayoutSubviewValue: Sendable {
  var index: Int
  var subview: CustomLayoutView.Subview
  var record: PlacementRecord?
}

extension BuiltinType {
  static let layoutSubview = BuiltinType(
    "LayoutSubview",
    members: [
      BuiltinMember("dimensions") { call in
        guard call.isCall, let view = call.receiver.payload(LayoutSubviewValue.self) else { return nil }
        let proposal = proposal(call["in"], call)
        let subview = view.subview
        return .native(
          "ViewDimensions",
          GuideContext(
            size: subview.sizeThatFits(proposal), value: { subview.guide($0, proposal) },
            explicit: { subview.guide($0, proposal) }))
      },
      BuiltinMember("place") { call in
        guard call.isCall, let view = call.receiver.payload(LayoutSubviewValue.self) else { return nil }
        var reader = ArgumentReader(call)
        guard let position: Point = reader.native("at", "CGPoint"), view.record != nil else {
          view.record?.hasFailed = true
          return .void
        }
        let anchor: UnitPoint = reader.native("anchor", "UnitPoint") ?? .topLeading
        view.record?.placements[view.index] = CustomLayoutView.Placement(
          position: position, anchor: anchor, proposal: proposal(call["proposal"], call))
        return .void
      },
      BuiltinMember("priority") { call in
        call.receiver.payload(LayoutSubviewValue.self).map { .double($0.subview.priority) }
      },
      BuiltinMember("sizeThatFits") { call in
        guard call.isCall, let view = call.receiver.payload(LayoutSubviewValue.self) else { return nil }
        return .native("CGSize", view.subview.sizeThatFits(proposal(call.first, call)))
      },
      BuiltinMember("spacing") { call in
        call.receiver.payload(LayoutSubviewValue.self).map { .native("ViewSpacing", $0) }
      },
      BuiltinMember("subscript") { call in
        guard let view = call.receiver.payload(LayoutSubviewValue.self), case .type(let key)? = call.first else {
          return nil
        }
        let value = view.subview.layoutValues[key.name]
        if let payload = value?.payload as? Value { return payload }
        return call.evaluator.member("defaultValue", of: .type(key))
      },
    ])

  static let viewSpacing = BuiltinType(
    "ViewSpacing",
    members: [
      BuiltinMember("distance") { call in
        guard call.isCall, let view = call.receiver.payload(LayoutSubviewValue.self),
          let next = call["to"]?.payload(LayoutSubviewValue.self)
        else { return nil }
        var reader = ArgumentReader(call)
        return .double(view.subview.spacing(next.index, reader.native("along", "Axis") ?? .horizontal))
      }
    ])

  static let proposedViewSize = BuiltinType(
    "ProposedViewSize",
    initializer: { call in
      var reader = ArgumentReader(call)
      if let size: Size = reader.native(nil, "CGSize") {
        return .native("ProposedViewSize", ProposedViewSize(width: size.width, height: size.height))
      }
      return .native(
        "ProposedViewSize", ProposedViewSize(width: reader.number("width"), height: reader.number("height")))
    },
    statics: [
      BuiltinMember("infinity") { _ in
        .native("ProposedViewSize", ProposedViewSize(width: .infinity, height: .infinity))
      },
      BuiltinMember("unspecified") { _ in .native("ProposedViewSize", ProposedViewSize(width: nil, height: nil)) },
      BuiltinMember("zero") { _ in .native("ProposedViewSize", ProposedViewSize(width: 0, height: 0)) },
    ],
    members: [
      BuiltinMember("height") { call in
        call.receiver.payload(ProposedViewSize.self).map { $0.height.map { .double($0) } ?? .none }
      },
      BuiltinMember("replacingUnspecifiedDimensions") { call in
        guard call.isCall, let proposal = call.receiver.payload(ProposedViewSize.self) else { return nil }
        var reader = ArgumentReader(call)
        let standard: Size = reader.native("by", "CGSize") ?? Size(width: 10, height: 10)
        return .native(
          "CGSize", Size(width: proposal.width ?? standard.width, height: proposal.height ?? standard.height))
      },
      BuiltinMember("width") { call in
        call.receiver.payload(ProposedViewSize.self).map { $0.width.map { .double($0) } ?? .none }
      },
    ])

  private static func proposal(_ value: Value?, _ call: BuiltinCall) -> ProposedViewSize {
    guard let value else { return ProposedViewSize(width: nil, height: nil) }
    let settled = call.evaluator.resolve(value, as: "ProposedViewSize")
    if let size = settled.payload(Size.self) { return ProposedViewSize(width: size.width, height: size.height) }
    return settled.payload(ProposedViewSize.self) ?? ProposedViewSize(width: nil, height: nil)
  }
}
