import Geometry
import ViewTree

extension BuiltinType {
  static let grid = BuiltinType(
    "Grid", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content") else { return nil }
      var reader = ArgumentReader(call)
      let alignment = reader.alignment()
      let (horizontal, vertical) = (reader.number("horizontalSpacing"), reader.number("verticalSpacing"))
      let range = call.range
      return call.container(reader) { expansion in
        ViewNode(
          .grid(
            GridView(
              alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical,
              children: content.children(in: expansion))), range: range)
      }
    })

  static let gridRow = BuiltinType(
    "GridRow", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content") else { return nil }
      var reader = ArgumentReader(call)
      let alignment = reader.verticalAlignment()
      let range = call.range
      return call.container(reader) { expansion in
        ViewNode(.gridRow(GridRowView(alignment: alignment, children: content.children(in: expansion))), range: range)
      }
    })

  static let lazyVGrid = lazyGrid("LazyVGrid", axis: .vertical, tracks: "columns") { reader in
    reader.horizontalAlignment() ?? .horizontalCenter
  }

  static let lazyHGrid = lazyGrid("LazyHGrid", axis: .horizontal, tracks: "rows") { reader in
    reader.verticalAlignment() ?? .verticalCenter
  }

  private static func lazyGrid(
    _ name: String, axis: Axis, tracks label: String,
    alignment: @escaping @Sendable (inout ArgumentReader) -> AlignmentGuideID
  ) -> BuiltinType {
    BuiltinType(
      name, conformances: ["View"],
      initializer: { call in
        guard let content = call.content("content"), let items = call[label] else { return nil }
        var reader = ArgumentReader(call)
        let tracks = tracks(items, &reader)
        let alignment = alignment(&reader)
        let spacing = reader.number("spacing")
        let range = call.range
        return call.container(reader) { expansion in
          ViewNode(
            .lazyGrid(
              LazyGridView(
                axis: axis, tracks: tracks, alignment: alignment, spacing: spacing,
                children: content.children(in: expansion))), range: range)
        }
      })
  }

  private static func tracks(_ items: Value, _ reader: inout ArgumentReader) -> [LazyGridView.Track] {
    guard case .array(let values) = reader.call.evaluator.resolve(items, as: "Array") else {
      reader.fail(items, expected: "[GridItem]")
      return []
    }
    var tracks: [LazyGridView.Track] = []
    for value in values {
      let track: LazyGridView.Track? = reader.read(value, as: "GridItem") { $0.payload() }
      if let track { tracks.append(track) }
    }
    return tracks
  }

  static let gridItem = BuiltinType(
    "GridItem",
    initializer: { call in
      var reader = ArgumentReader(call)
      let sizing: LazyGridView.Track.Sizing =
        reader.native(nil, "GridItem.Size") ?? .flexible(minimum: 10, maximum: .infinity)
      let spacing = reader.number("spacing")
      let alignment: Alignment? = reader.native("alignment", "Alignment")
      return reader.failure == nil
        ? .native("GridItem", LazyGridView.Track(sizing, spacing: spacing, alignment: alignment))
        : call.unresolved("unknown-value", reader.message)
    })

  static let gridItemSize = BuiltinType(
    "GridItem.Size",
    statics: [
      BuiltinMember("adaptive") { call in
        limits(call).map { .native("GridItem.Size", LazyGridView.Track.Sizing.adaptive(minimum: $0, maximum: $1)) }
      },
      BuiltinMember("fixed") { call in
        var reader = ArgumentReader(call)
        return reader.number(nil).map { .native("GridItem.Size", LazyGridView.Track.Sizing.fixed($0)) }
      },
      BuiltinMember("flexible") { call in
        guard call.isCall else { return nil }
        return limits(call).map {
          .native("GridItem.Size", LazyGridView.Track.Sizing.flexible(minimum: $0, maximum: $1))
        }
      },
    ])

  private static func limits(_ call: BuiltinCall) -> (Double, Double)? {
    guard call.isCall else { return nil }
    var reader = ArgumentReader(call)
    let limits = (reader.number("minimum") ?? 10, reader.number("maximum") ?? .infinity)
    return reader.failure == nil ? limits : nil
  }
}
