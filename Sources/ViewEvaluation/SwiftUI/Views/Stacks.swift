import Geometry
import ViewTree

extension BuiltinType {
  static let hStack = rowStack("HStack", .horizontal)
  static let lazyHStack = rowStack("LazyHStack", .lazyHorizontal)
  static let vStack = columnStack("VStack", .vertical)
  static let lazyVStack = columnStack("LazyVStack", .lazyVertical)

  static let zStack = BuiltinType(
    "ZStack", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content") else { return nil }
      var reader = ArgumentReader(call)
      let alignment = reader.alignment()
      let range = call.range
      return call.container(reader) { expansion in
        let children = content.children(in: expansion)
        return ViewNode(.stack(StackView(.depth, alignment: alignment, children: children)), range: range)
      }
    })

  private static func rowStack(_ name: String, _ kind: StackView.Kind) -> BuiltinType {
    stack(name, kind) { reader in
      Alignment(horizontal: .horizontalCenter, vertical: reader.verticalAlignment() ?? .verticalCenter)
    }
  }

  private static func columnStack(_ name: String, _ kind: StackView.Kind) -> BuiltinType {
    stack(name, kind) { reader in
      Alignment(horizontal: reader.horizontalAlignment() ?? .horizontalCenter, vertical: .verticalCenter)
    }
  }

  private static func stack(
    _ name: String, _ kind: StackView.Kind, _ alignment: @escaping @Sendable (inout ArgumentReader) -> Alignment
  ) -> BuiltinType {
    BuiltinType(
      name, conformances: ["View"],
      initializer: { call in
        guard call.hasOnly("_", "alignment", "spacing", "content", "pinnedViews"), let content = call.content("content")
        else { return nil }
        var reader = ArgumentReader(call)
        let alignment = alignment(&reader)
        let spacing = reader.number("spacing")
        let range = call.range
        return call.container(reader) { expansion in
          let children = content.children(in: expansion)
          return ViewNode(
            .stack(StackView(kind, alignment: alignment, spacing: spacing, children: children)), range: range)
        }
      })
  }

  static let group = BuiltinType(
    "Group", conformances: ["View"],
    initializer: { call in
      let range = call.range
      if let subviews = call["subviews"] {
        guard let transform = call.closure("transform") else { return nil }
        return call.view { expansion in
          let views = expansion.children(of: subviews).map { node in
            Value.view(ViewValue(BuiltView("Subview") { _ in node }, range: node.range))
          }
          return ViewNode(.group(expansion.children(of: transform, [.array(views)])), range: range)
        }
      }
      guard let content = call.content("content") else { return nil }
      return call.view { expansion in ViewNode(.group(content.children(in: expansion)), range: range) }
    })

  static let anyView = BuiltinType(
    "AnyView", conformances: ["View"],
    initializer: { call in
      guard let content = call["erasing"] ?? call.arguments.first?.value else { return nil }
      if case .view = content { return content }
      return call.view { expansion in expansion.expand(content) }
    })

  static let emptyView = BuiltinType(
    "EmptyView", conformances: ["View"], initializer: { call in call.view { _ in ViewNode(.empty) } })

  static let divider = BuiltinType(
    "Divider", conformances: ["View"],
    initializer: { call in
      let range = call.range
      return call.view { _ in ViewNode(.divider, range: range) }
    })

  static let spacer = BuiltinType(
    "Spacer", conformances: ["View"],
    initializer: { call in
      var reader = ArgumentReader(call)
      let length = reader.number("minLength")
      let range = call.range
      return call.container(reader) { _ in ViewNode(.spacer(minLength: length), range: range) }
    })

  static let viewThatFits = BuiltinType(
    "ViewThatFits", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content") else { return nil }
      var reader = ArgumentReader(call)
      let axes = call["in"].flatMap { reader.axes($0) } ?? [.horizontal, .vertical]
      let range = call.range
      return call.container(reader) { expansion in
        ViewNode(.viewThatFits(axes: axes, candidates: content.children(in: expansion)), range: range)
      }
    })
}
