import Geometry
import PathGeometry
import ViewTree

extension LayoutCase {
  /// The tree of a case whose notation is prose.
  var treeByHand: ViewNode? {
    switch id {
    case "swg-shape-modifiers": Self.shapeModifiers
    case "swg-text-hstack-baseline": Self.baselines
    case "swg-pressure-spacer-min30": Self.tightColumn(minimum: 30)
    case "swg-pressure-heights": Self.heights
    case "swg-customlayout-values": Self.layoutValues
    case "swg-lazy-grids": Self.lazyGrids
    case "swg-lazy-stacks": Self.lazyStacks
    case "swg-image-rigid": Self.rigidImage
    case "pf-iconrow": box(93, 20.5).padded(5).padded(10).named("all")
    case "so-minmax-0", "so-minmax-85": Self.minimumAndMaximum
    case "osu-geo": Self.geometry
    case "osu-guide-xy": Self.guides
    case "swg-customlayout-any", "swg-customlayout-any-vertical": try? CaseNotation.view(cutAtState)
    default: nil
    }
  }

  /// The notation without the remark on the state.
  private var cutAtState: String { String(view!.prefix { $0 != "[" }).trimmingSuffix(while: \.isWhitespace) }

  private static func framed(_ outline: ShapeOutline, _ name: String, strokes: Bool = false) -> ViewNode {
    var shape = ShapeView(outline)
    if strokes { shape.paintings = [.stroke(.foreground, StrokeStyle(lineWidth: 2))] }
    return node(.shape(shape)).named(name).modified(.frame(width: 60, height: 40, alignment: .center))
  }

  private static var shapeModifiers: ViewNode {
    let turned = AffineTransform.rotation(radians: .pi / 6)
    let sheared = AffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)
    let row1 = [
      framed(.transformed(.circle, .scale(x: 0.5, y: 0.5), anchor: .center), "scaled"),
      framed(.offset(.circle, by: Point(x: 10, y: 5)), "offset"),
      framed(.transformed(.rectangle, turned, anchor: .center), "rotated"),
      framed(.transformed(.rectangle, sheared, anchor: .topLeading), "sheared"),
      framed(.sized(.rectangle, Size(width: 30, height: 20)), "sized"),
    ]
    let row2 = [
      framed(.trimmed(.circle, from: 0.25, to: 1), "trimmed", strokes: true),
      framed(
        .inset(.roundedRectangle(cornerSize: Size(width: 8, height: 8), style: .continuous), by: 5), "inset"),
      framed(.offset(.stroked(.rectangle, StrokeStyle(lineWidth: 3)), by: Point(x: 3, y: 3)), "strokedOffset"),
      framed(.transformed(.circle, .scale(x: 1.5, y: 0.5), anchor: .topLeading), "anchored"),
      framed(.inset(.ellipse, by: 4), "insetStroke", strokes: true),
    ]
    let row3 = [
      node(.shape(ShapeView(.offset(.circle, by: Point(x: 5, y: 0))))).named("offsetIdeal"),
      node(.shape(ShapeView(.sized(.rectangle, Size(width: 30, height: 20))))).named("sizedIdeal"),
      node(.shape(ShapeView(.path(.rectangle(Rectangle(x: 0, y: 0, width: 24, height: 16)))))).named("pathIdeal"),
      node(.shape(ShapeView(.trimmed(.circle, from: 0, to: 0.5)))).named("trimIdeal"),
    ]
    return stack(
      .vertical,
      [
        stack(.horizontal, row1, spacing: 8).named("row1"), stack(.horizontal, row2, spacing: 8).named("row2"),
        stack(.horizontal, row3, spacing: 8).modified(.fixedSize(horizontal: true, vertical: true)).named("row3"),
      ], spacing: 8
    ).named("stack")
  }

  private static var baselines: ViewNode {
    let first = Alignment(horizontal: .horizontalCenter, vertical: .firstTextBaseline)
    let last = Alignment(horizontal: .horizontalCenter, vertical: .lastTextBaseline)
    return stack(
      .vertical,
      [
        stack(
          .horizontal, [text("Big").named("big"), text("small").named("small"), box(10, 10).named("box")],
          alignment: first
        ).named("first"),
        stack(.horizontal, [text("Big").named("big2"), text("small").named("small2")], alignment: last).named("last"),
      ], spacing: 0)
  }

  private static func tightColumn(minimum: Double) -> ViewNode {
    func bar(_ name: String) -> ViewNode {
      color.modified(.frame(width: nil, height: 40, alignment: .center)).named(name)
    }
    return stack(
      .vertical,
      [
        bar("top"), text("P").modified(.frame(width: 150, height: nil, alignment: .center)).named("text"),
        node(.spacer(minLength: minimum)).named("spacer"), bar("bottom"),
      ], spacing: 0
    ).named("stack")
  }

  private static var heights: ViewNode {
    let children = [8.0, 20, 32, 40, 48, 70].map { height in
      text("P").named("t\(Int(height))").modified(.frame(width: 110, height: height, alignment: .topLeading))
    }
    return stack(
      .horizontal, children, spacing: 10, alignment: Alignment(horizontal: .horizontalCenter, vertical: .top)
    ).named("row")
  }

  /// The largest priority first, below each other at their default distances, indented by a layout value.
  private static var layoutValues: ViewNode {
    func indented(_ view: ViewNode, _ amount: Double) -> ViewNode {
      view.modified(.layoutValue(key: "Indent", LayoutValue(number: amount, payload: amount)))
    }
    @Sendable func arranged(
      _ subviews: [CustomLayoutView.Subview]
    ) -> (size: Size, places: [CustomLayoutView.Placement?]) {
      let order = subviews.indices.sorted { (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1) }
      var places = [CustomLayoutView.Placement?](repeating: nil, count: subviews.count)
      var y = 0.0
      var width = 0.0
      for (rank, index) in order.enumerated() {
        let size = subviews[index].sizeThatFits(.unspecified)
        let indent = subviews[index].layoutValues["Indent"]?.number ?? 0
        if rank > 0 { y += subviews[order[rank - 1]].spacing(index, .vertical) }
        places[index] = CustomLayoutView.Placement(
          position: Point(x: indent, y: y), anchor: .topLeading, proposal: .unspecified)
        width = max(width, indent + size.width)
        y += size.height
      }
      return (Size(width: width, height: y), places)
    }
    let children = [
      text("Low").named("low"), indented(text("High").modified(.layoutPriority(1)), 20).named("high"),
      indented(box(40, 10), 8).named("bar"), text("Last").named("last"),
    ]
    return node(
      .customLayout(
        CustomLayoutView(
          typeName: "IndentedColumn", children: children, sizeThatFits: { arranged($1).size },
          placements: { bounds, _, subviews in
            arranged(subviews).places.map { place in
              place.map {
                .init(position: $0.position + bounds.origin, anchor: $0.anchor, proposal: $0.proposal)
              }
            }
          }))
    ).named("values")
  }

  private static var lazyGrids: ViewNode {
    func cells(_ name: String, _ count: Int, width: Double? = nil, height: Double? = nil) -> [ViewNode] {
      (0..<count).map {
        color.modified(.frame(width: width, height: height, alignment: .center)).named("\(name)\($0)")
      }
    }
    let columns = LazyGridView(
      axis: .vertical,
      tracks: [
        .init(.fixed(60)), .init(.flexible(minimum: 10, maximum: .infinity)),
        .init(.flexible(minimum: 20, maximum: 80)),
      ], alignment: .horizontalCenter, spacing: 4, children: cells("cell", 6, height: 20))
    let adaptive = LazyGridView(
      axis: .vertical, tracks: [.init(.adaptive(minimum: 50, maximum: .infinity), spacing: 10)], alignment: .leading,
      spacing: 8, children: cells("adaptive", 5, height: 24))
    let rows = LazyGridView(
      axis: .horizontal, tracks: [.init(.fixed(30)), .init(.fixed(30))], alignment: .verticalCenter, spacing: 6,
      children: cells("hcell", 5, width: 40))
    return stack(
      .vertical,
      [
        node(.lazyGrid(columns)).modified(.frame(width: 280, height: nil, alignment: .center)).named("columns"),
        node(.lazyGrid(adaptive)).modified(.frame(width: 240, height: nil, alignment: .center)).named("adaptive"),
        node(.lazyGrid(rows)).modified(.frame(width: nil, height: 70, alignment: .center)).named("rows"),
      ], spacing: 16
    ).named("stack")
  }

  private static var lazyStacks: ViewNode {
    let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
    let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
    let section = SectionView(
      header: text("header").named("header"), children: [box(50, 20).named("green"), box(50, 20)])
    return stack(
      .horizontal,
      [
        stack(
          .lazyVertical, [text("Alpha").named("alpha"), box(60, 20).named("red"), text("Beta").named("beta")],
          spacing: 6, alignment: leading
        ).named("vstack"),
        stack(.lazyVertical, [node(.section(section))], spacing: 0).named("sections"),
        stack(
          .lazyHorizontal, [box(20, 30).named("orange"), text("Hi").named("hi")], spacing: 4, alignment: bottom
        ).named("hstack"),
      ], spacing: 20, alignment: Alignment(horizontal: .horizontalCenter, vertical: .top)
    ).named("row")
  }

  private static var rigidImage: ViewNode {
    node(.image(ImageView(.asset(ImageAsset(name: "picture", size: Size(width: 64, height: 40), file: nil)))))
      .modified(.aspectRatio(nil, .fit)).named("i").modified(.frame(width: 100, height: 40, alignment: .center))
  }

  private static var minimumAndMaximum: ViewNode {
    stack(
      .vertical,
      [
        color.modified(.flexibleFrame(FlexibleFrame(height: .init(minimum: 5, maximum: 100)))).named("a"),
        color.modified(.flexibleFrame(FlexibleFrame(height: .init(minimum: 80)))).named("b"),
      ], spacing: 0
    ).named("s")
  }

  private static var geometry: ViewNode {
    node(
      .geometryReader(
        DeferredView { proxy in
          node(
            .group([
              box(proxy.size.width / 2, proxy.size.height / 2).named("a"),
              box(proxy.size.width / 3, proxy.size.height / 3).named("b"),
            ]))
        }))
  }

  private static var guides: ViewNode {
    func guided(_ name: String, _ guide: AlignmentGuideID, _ step: Double) -> [ViewNode] {
      (0..<4).map { color.modified(.alignmentGuide(guide, .constant(step * Double($0)))).named("\(name)_\($0)") }
    }
    let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
    let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
    return stack(
      .vertical,
      [
        stack(.vertical, guided("v1", .leading, -10), alignment: leading).named("v1"),
        stack(.vertical, guided("v2", .trailing, 10), alignment: leading).named("v2"),
        stack(.horizontal, guided("h1", .top, -10), alignment: top).named("h1"),
        stack(.horizontal, guided("h2", .bottom, 10), alignment: top).named("h2"),
      ]
    ).named("root")
  }
}

extension String {
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
    var result = self
    while let last = result.last, condition(last) { result.removeLast() }
    return result
  }
}
