import Geometry
import ViewTree

extension BuiltinType {
  /// Modifiers that change layout, sorted by name.
  ///
  /// - Verification: documented; the numbers behind default padding are measured.
  static let layoutModifiers: [BuiltinMember] = [
    .modifier("alignmentGuide") { reader in
      let call = reader.call
      guard let guide = call.first.flatMap({ call.evaluator.guide($0) }), let closure = call.closure("computeValue")
      else { return nil }
      return .alignmentGuide(guide, GuideLifting(evaluator: call.evaluator).expression(of: closure))
    },
    .modifier("aspectRatio") { reader in
      let mode: ContentMode = reader.native("contentMode", "ContentMode") ?? .fit
      if let first = reader.call.first,
        let size = reader.call.evaluator.resolve(first, as: "CGSize").payload(Size.self)
      {
        return .aspectRatio(size.height > 0 ? size.width / size.height : nil, mode)
      }
      return .aspectRatio(reader.number(nil), mode)
    },
    .modifier("containerRelativeFrame") { reader in
      guard let axes = reader.call.first.flatMap({ reader.axes($0) }),
        reader.call.hasOnly("_", "alignment", "count", "span", "spacing")
      else { return nil }
      var frame = ContainerRelativeFrame(
        axes: axes, count: reader.integer("count") ?? 1, span: reader.integer("span") ?? 1,
        spacing: reader.number("spacing") ?? 0, alignment: reader.alignment())
      if let closure = reader.call.trailingClosure ?? reader.call.unlabelled(1)?.function {
        frame.computation = relativeLength(closure, axes, &reader)
      }
      return .containerRelativeFrame(frame)
    },
    .modifier("contentMargins") { reader in
      let placement = reader.native("for", "ContentMarginPlacement", Token.self)
      guard let padding = padding(&reader) else { return nil }
      return placement?.name == "scrollIndicators" ? .withoutEffect(name: "contentMargins") : .contentMargins(padding)
    },
    .modifier("edgesIgnoringSafeArea") { reader in
      .ignoresSafeArea(reader.call.first.flatMap { reader.edges($0) } ?? .all)
    },
    .modifier("fixedSize") { reader in
      if reader.call.arguments.isEmpty { return .fixedSize(horizontal: true, vertical: true) }
      return .fixedSize(
        horizontal: reader.bool("horizontal") ?? false, vertical: reader.bool("vertical") ?? false)
    },
    .modifier("frame") { reader in frame(&reader) },
    .modifier("gridCellAnchor") { reader in
      reader.native(nil, "UnitPoint", UnitPoint.self).map { .gridCell(.anchor($0)) }
    },
    .modifier("gridCellColumns") { reader in reader.integer(nil).map { .gridCell(.columns(max(1, $0))) } },
    .modifier("gridCellUnsizedAxes") { reader in
      reader.call.first.flatMap { reader.axes($0) }.map { .gridCell(.unsizedAxes($0)) }
    },
    .modifier("gridColumnAlignment") { reader in
      reader.native(nil, "HorizontalAlignment", AlignmentGuideID.self).map { .gridCell(.columnAlignment($0)) }
    },
    .modifier("hidden") { _ in .hidden },
    .modifier("ignoresSafeArea") { reader in
      // No keyboard is shown in a preview.
      let regions = reader.call.first.map { reader.call.evaluator.resolve($0, as: "SafeAreaRegions") }
      if regions?.payload(Token.self)?.name == "keyboard" { return .withoutEffect(name: "ignoresSafeArea") }
      let edges = reader.call["edges"] ?? reader.call.unlabelled(1)
      return .ignoresSafeArea(edges.flatMap { reader.edges($0) } ?? .all)
    },
    .modifier("layoutPriority") { reader in reader.number(nil).map { .layoutPriority($0) } },
    .modifier("layoutValue") { reader in
      let call = reader.call
      guard case .type(let key)? = call["key"], let value = call["value"] else { return nil }
      return .layoutValue(key: key.name, LayoutValue(number: value.number, payload: value))
    },
    .modifier("offset") { reader in
      if let size: Size = reader.native(nil, "CGSize") { return .offset(x: size.width, y: size.height) }
      return .offset(x: reader.number("x") ?? 0, y: reader.number("y") ?? 0)
    },
    .modifier("padding") { reader in padding(&reader).map { .padding($0) } },
    .modifier("position") { reader in
      if let point: Point = reader.native(nil, "CGPoint") { return .position(x: point.x, y: point.y) }
      return .position(x: reader.number("x") ?? 0, y: reader.number("y") ?? 0)
    },
    .modifier("safeAreaBar") { (reader: inout ArgumentReader) in safeAreaInset(&reader) },
    .modifier("safeAreaInset") { (reader: inout ArgumentReader) in safeAreaInset(&reader) },
    .modifier("safeAreaPadding") { reader in padding(&reader).map { .safeAreaPadding($0) } },
    .modifier("scaledToFill") { _ in .aspectRatio(nil, .fill) },
    .modifier("scaledToFit") { _ in .aspectRatio(nil, .fit) },
    .modifier("scenePadding") { reader in
      .padding(PaddingModifier(edges: reader.call.first.flatMap { reader.edges($0) } ?? .all))
    },
    .modifier("zIndex") { reader in reader.number(nil).map { .zIndex($0) } },
  ]

  /// The length that a closure of `containerRelativeFrame` gives for the container's; it is tried once, so that a closure
  /// that cannot be evaluated is known before layout.
  private static func relativeLength(
    _ closure: FunctionValue, _ axes: AxisSet, _ reader: inout ArgumentReader
  ) -> RelativeLength {
    let evaluator = reader.call.evaluator
    let length = RelativeLength { container, axis in
      evaluator.enter {
        let value = evaluator.call(closure, [.double(container), .native("Axis", axis)])
        return evaluator.resolve(value, as: "CGFloat").number
      }
    }
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) && length.evaluate(100, axis) == nil {
      let value = evaluator.call(closure, [.double(100), .native("Axis", axis)])
      reader.fail(value, expected: "CGFloat")
    }
    return length
  }

  static let contentMode = BuiltinType.cases("ContentMode", ContentMode.self)

  /// The two forms of `frame`.
  private static func frame(_ reader: inout ArgumentReader) -> ViewModifier? {
    guard
      reader.call.hasOnly(
        "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment",
        "depth")
    else { return nil }
    let alignment = reader.alignment()
    let labels = Set(reader.call.arguments.compactMap(\.label))
    if labels.isSubset(of: ["width", "height", "alignment", "depth"]) {
      return .frame(width: reader.number("width"), height: reader.number("height"), alignment: alignment)
    }
    guard !labels.contains("width"), !labels.contains("height") else { return nil }
    return .flexibleFrame(
      FlexibleFrame(
        width: FlexibleFrame.Bounds(
          minimum: reader.number("minWidth"), ideal: reader.number("idealWidth"), maximum: reader.number("maxWidth")),
        height: FlexibleFrame.Bounds(
          minimum: reader.number("minHeight"), ideal: reader.number("idealHeight"),
          maximum: reader.number("maxHeight")), alignment: alignment))
  }

  /// `padding()`, `padding(8)`, `padding(.horizontal)`, `padding([.top, .leading], 8)`, `padding(EdgeInsets(…))`.
  static func padding(_ reader: inout ArgumentReader) -> PaddingModifier? {
    let call = reader.call
    guard call.hasOnly("_", "for") else { return nil }
    let values = call.arguments.filter { $0.label == nil }.map(\.value)
    guard values.count <= 2 else { return nil }
    guard let first = values.first else { return PaddingModifier() }
    if values.count == 2 {
      guard let edges = reader.edges(first) else { return nil }
      return PaddingModifier(edges: edges, length: length(values[1], &reader), isScaled: call.isScaled(values[1]))
    }
    if first.isNone { return PaddingModifier() }
    let insets = call.evaluator.resolve(first, as: "EdgeInsets").payload(EdgeInsets.self)
    if let insets { return PaddingModifier(insets: insets) }
    if case .array = first { return reader.edges(first).map { PaddingModifier(edges: $0) } }
    let settled = call.evaluator.resolve(first, as: "CGFloat")
    if settled.number != nil {
      return PaddingModifier(length: length(first, &reader), isScaled: call.isScaled(first))
    }
    if let edges = call.evaluator.edgeSet(first) { return PaddingModifier(edges: edges) }
    reader.fail(settled.unresolved == nil ? settled : first.unresolved == nil ? settled : first, expected: "CGFloat")
    return nil
  }

  private static func length(_ value: Value, _ reader: inout ArgumentReader) -> Double? {
    reader.read(value, as: "CGFloat", \.number)
  }

  private static func safeAreaInset(_ reader: inout ArgumentReader) -> (@Sendable (Expansion) -> ViewModifier)? {
    let call = reader.call
    guard let content = call.content("content"),
      let edge = call["edge"].flatMap({ value in
        ["VerticalEdge", "HorizontalEdge", "Edge"].lazy.compactMap { name in
          call.evaluator.resolve(value, as: name).payload(Edge.self)
        }.first
      })
    else { return nil }
    let isVertical = edge == .top || edge == .bottom
    var alignment = Alignment.center
    if isVertical {
      alignment.horizontal = reader.horizontalAlignment() ?? .horizontalCenter
    } else {
      alignment.vertical = reader.verticalAlignment() ?? .verticalCenter
    }
    let (chosen, spacing) = (alignment, reader.number("spacing"))
    return { expansion in
      .safeAreaInset(edge: edge, alignment: chosen, spacing: spacing, content: content.node(in: expansion))
    }
  }

  static let verticalEdge = BuiltinType(
    "VerticalEdge",
    statics: [Edge.bottom, .top].map { edge in BuiltinMember(edge.rawValue) { _ in .native("VerticalEdge", edge) } })
  static let horizontalEdge = BuiltinType(
    "HorizontalEdge",
    statics: [Edge.leading, .trailing].map { edge in
      BuiltinMember(edge.rawValue) { _ in .native("HorizontalEdge", edge) }
    })
}

extension Evaluator {
  /// The edges of a value, or `nil` when it names none.
  func edgeSet(_ value: Value) -> EdgeSet? {
    let settled = resolve(value, as: "Edge.Set")
    return settled.payload(EdgeSet.self) ?? settled.payload(Edge.self).map { EdgeSet($0) }
  }
}

extension BuiltinCall {
  /// Whether a length comes from a `@ScaledMetric`.
  func isScaled(_ value: Value) -> Bool {
    if case .native(let native) = value { return native.typeName == "ScaledNumber" }
    return false
  }
}
