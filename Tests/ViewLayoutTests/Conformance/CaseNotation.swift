import Geometry
import ViewTree

/// Reads the notation of `layout-cases.json`: views as written in SwiftUI, shortened, with `#name` for a probe.
struct CaseNotation {
  struct Failure: Error {
    var rest: String
  }

  private var rest: Substring
  /// The position among repeated views, for `-10*i`.
  private var index = 0.0

  private init(_ text: String) { rest = text[...] }

  static func view(_ text: String) throws -> ViewNode {
    var notation = CaseNotation(text)
    let view = try notation.view()
    notation.skipSpaces()
    guard notation.rest.isEmpty else { throw Failure(rest: String(notation.rest)) }
    return view
  }

  // MARK: Views

  private mutating func view() throws -> ViewNode {
    var view = try primary()
    while true {
      skipSpaces()
      if take("#") {
        view = view.named(word())
      } else if take(".") {
        view = try modifier(word(), on: view)
      } else {
        return view
      }
    }
  }

  private mutating func primary() throws -> ViewNode {
    skipSpaces()
    let name = word()
    switch name {
    case "Color": return color
    case "Rect", "Rectangle": return node(.shape(ShapeView(.rectangle)))
    case "Circle": return node(.shape(ShapeView(.circle)))
    case "Spacer":
      let arguments = try arguments()
      return node(.spacer(minLength: arguments["minLength"].flatMap(Double.init)))
    case "box":
      let size = try sizeArgument()
      return box(size.width, size.height)
    case "Image":
      let size = try sizeArgument()
      return node(.image(ImageView(.asset(ImageAsset(name: "picture", size: size, file: nil)))))
    case "Text": return try text(argument())
    case "RTL": return try children()[0].modified(.environment(.layoutDirection(.rightToLeft)))
    case "Group": return node(.group(try children()))
    case "ScrollView": return node(.scroll(ScrollContainer(axes: .vertical, children: try children())))
    case "GridRow": return node(.gridRow(GridRowView(children: try children())))
    case "Grid": return try grid()
    case "AnyLayout": return try anyLayout()
    case "HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack":
      return try stack(StackView.Kind(rawValue: name)!, try arguments(), try children())
    default: throw Failure(rest: name + rest)
    }
  }

  private func stack(
    _ kind: StackView.Kind, _ arguments: [String: String], _ children: [ViewNode]
  ) throws -> ViewNode {
    node(
      .stack(
        StackView(
          kind, alignment: try Self.alignment(arguments["0"] ?? ".center"), spacing: Self.spacing(arguments),
          children: children)))
  }

  private static func spacing(_ arguments: [String: String]) -> Double? { arguments["spacing"].flatMap(Double.init) }

  private mutating func anyLayout() throws -> ViewNode {
    let inner = try argument()
    var notation = CaseNotation(inner)
    let name = notation.word().replacing("Layout", with: "")
    let arguments = try notation.arguments()
    let kind = StackView.Kind(rawValue: name)!
    let children = try children()
    return try stack(kind, arguments, children)
  }

  private mutating func grid() throws -> ViewNode {
    let arguments = try arguments()
    return node(
      .grid(
        GridView(
          alignment: try Self.alignment(arguments["0"] ?? ".center"),
          horizontalSpacing: arguments["horizontalSpacing"].flatMap(Double.init),
          verticalSpacing: arguments["verticalSpacing"].flatMap(Double.init), children: try children())))
  }

  /// `{ a; b; 4 x c }`.
  private mutating func children() throws -> [ViewNode] {
    skipSpaces()
    guard take("{") else { throw Failure(rest: String(rest)) }
    var result: [ViewNode] = []
    skipSpaces()
    while !take("}") {
      let saved = rest
      let count = Int(word())
      skipSpaces()
      if let count, take("x ") {
        let start = rest
        for position in 0..<count {
          rest = start
          index = Double(position)
          result.append(try view())
        }
      } else {
        rest = saved
        result.append(try view())
      }
      skipSpaces()
      _ = take(";")
      skipSpaces()
    }
    return result
  }

  // MARK: Modifiers

  private mutating func modifier(_ name: String, on view: ViewNode) throws -> ViewNode {
    switch name {
    case "frame": return view.modified(try Self.frame(try argument()))
    case "padding": return view.modified(.padding(try Self.padding(try argument())))
    case "safeAreaPadding": return view.modified(.safeAreaPadding(try Self.padding(try argument())))
    case "fixedSize": return view.modified(Self.fixedSize(try arguments()))
    case "layoutPriority": return view.modified(.layoutPriority(Double(try argument()) ?? 0))
    case "hidden": return try plain(.hidden, on: view)
    case "ignoresSafeArea": return try plain(.ignoresSafeArea(.all), on: view)
    case "resizable": return try resizable(view)
    case "scaledToFit": return try plain(.aspectRatio(nil, .fit), on: view)
    case "scaledToFill": return try plain(.aspectRatio(nil, .fill), on: view)
    case "aspectRatio":
      let parts = Self.split(try argument())
      return view.modified(.aspectRatio(Double(parts[0]), parts[1] == ".fit" ? .fit : .fill))
    case "position":
      let parts = Self.split(try argument()).compactMap(Double.init)
      return view.modified(.position(x: parts[0], y: parts[1]))
    case "environment": return try environment(try argument(), on: view)
    case "alignmentGuide": return try alignmentGuide(on: view)
    case "background", "overlay": return try secondary(name, on: view)
    case "safeAreaInset": return try safeAreaInset(on: view)
    case "gridCellColumns": return view.modified(.gridCell(.columns(Int(try argument()) ?? 1)))
    case "gridColumnAlignment":
      return view.modified(.gridCell(.columnAlignment(try Self.alignment(try argument()).horizontal)))
    case "gridCellAnchor": return view.modified(.gridCell(.anchor(Self.anchors[try argument()]!)))
    case "gridCellUnsizedAxes":
      let axes: AxisSet = try argument() == ".horizontal" ? .horizontal : .vertical
      return view.modified(.gridCell(.unsizedAxes(axes)))
    default: throw Failure(rest: name + rest)
    }
  }

  private mutating func plain(_ modifier: ViewModifier, on view: ViewNode) throws -> ViewNode {
    _ = try argument()
    return view.modified(modifier)
  }

  private func environment(_ value: String, on view: ViewNode) throws -> ViewNode {
    guard value == "LTR" else { throw Failure(rest: value) }
    return view.modified(.environment(.layoutDirection(.leftToRight)))
  }

  private mutating func resizable(_ view: ViewNode) throws -> ViewNode {
    _ = try argument()
    guard case .image(var image) = view.content else { throw Failure(rest: "resizable") }
    image.isResizable = true
    return node(.image(image))
  }

  private mutating func alignmentGuide(on view: ViewNode) throws -> ViewNode {
    let guide = try Self.guide(try argument())
    let body = try block()
    let expression: GuideExpression
    switch body {
    case "d[.trailing]": expression = .guide(.trailing)
    case "d.width/2": expression = .quotient(.width, .constant(2))
    default:
      let factors = body.split(separator: "*")
      guard let number = Double(factors[0]) else { throw Failure(rest: body) }
      expression = .constant(factors.count > 1 ? number * index : number)
    }
    return view.modified(.alignmentGuide(guide, expression))
  }

  private mutating func secondary(_ name: String, on view: ViewNode) throws -> ViewNode {
    skipSpaces()
    var alignment = Alignment.center
    let content: ViewNode
    if rest.hasPrefix("{") {
      content = node(.group(try children()))
    } else {
      let parts = Self.split(try argument())
      if parts[0].hasPrefix(".") {
        alignment = try Self.alignment(parts[0])
        content = node(.group(try children()))
      } else {
        content = try Self.view(parts[0])
        if parts.count > 1 { alignment = try Self.alignment(parts[1]) }
      }
    }
    return view.modified(
      name == "overlay"
        ? .overlay(content: content, alignment: alignment) : .background(content: content, alignment: alignment))
  }

  private mutating func safeAreaInset(on view: ViewNode) throws -> ViewNode {
    let arguments = try arguments()
    let edge = Edge(rawValue: String(arguments["0"]!.dropFirst()))!
    return view.modified(
      .safeAreaInset(
        edge: edge, alignment: .center, spacing: Self.spacing(arguments), content: node(.group(try children()))))
  }

  private static func fixedSize(_ arguments: [String: String]) -> ViewModifier {
    if arguments.isEmpty { return .fixedSize(horizontal: true, vertical: true) }
    return .fixedSize(
      horizontal: (arguments["horizontal"] ?? arguments["h"]) == "true",
      vertical: (arguments["vertical"] ?? arguments["v"]) == "true")
  }

  private static func frame(_ argument: String) throws -> ViewModifier {
    if let size = size(argument) { return .frame(width: size.width, height: size.height, alignment: .center) }
    let arguments = named(argument)
    func number(_ name: String) -> Double? { arguments[name].flatMap { $0 == "inf" ? .infinity : Double($0) } }
    let alignment = try arguments["alignment"].map(alignment) ?? .center
    if arguments["width"] != nil || arguments["height"] != nil {
      return .frame(width: number("width"), height: number("height"), alignment: alignment)
    }
    return .flexibleFrame(
      FlexibleFrame(
        width: .init(minimum: number("minWidth"), ideal: number("idealWidth"), maximum: number("maxWidth")),
        height: .init(minimum: number("minHeight"), ideal: number("idealHeight"), maximum: number("maxHeight")),
        alignment: alignment))
  }

  private static func padding(_ argument: String) throws -> PaddingModifier {
    if argument.hasPrefix("EdgeInsets(") {
      let parts = split(String(argument.dropFirst(11).dropLast())).compactMap(Double.init)
      return PaddingModifier(
        insets: EdgeInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3]))
    }
    let parts = split(argument)
    if parts.count == 1 { return PaddingModifier(length: Double(parts[0])) }
    let edges: [String: EdgeSet] = [
      ".leading": .leading, ".trailing": .trailing, ".top": .top, ".bottom": .bottom, ".vertical": .vertical,
      ".horizontal": .horizontal,
    ]
    return PaddingModifier(edges: edges[parts[0]]!, length: Double(parts[1]))
  }
}

extension CaseNotation {
  // MARK: Pieces

  private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  /// What stands between balanced brackets, without them; empty where there are none.
  private mutating func argument() throws -> String { try enclosed("(", ")") ?? "" }

  private mutating func block() throws -> String { try enclosed("{", "}") ?? "" }

  private mutating func enclosed(_ open: Character, _ close: Character) throws -> String? {
    guard rest.first == open else { return nil }
    var depth = 0
    for position in rest.indices {
      if rest[position] == open { depth += 1 }
      if rest[position] == close { depth -= 1 }
      if depth == 0 {
        let inner = rest[rest.index(after: rest.startIndex)..<position]
        rest = rest[rest.index(after: position)...]
        return String(inner)
      }
    }
    throw Failure(rest: String(rest))
  }

  private mutating func arguments() throws -> [String: String] { Self.named(try argument()) }

  private mutating func sizeArgument() throws -> Size {
    let argument = try argument()
    guard let size = Self.size(argument) else { throw Failure(rest: argument) }
    return size
  }

  private static func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x").map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    return Size(width: width, height: height)
  }

  /// The parts between commas outside brackets.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.trimmingPrefix(while: \.isWhitespace).description }
  }

  /// Arguments by label; unlabelled ones by position.
  private static func named(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    guard !text.isEmpty else { return result }
    for (position, part) in split(text).enumerated() {
      if let colon = part.firstIndex(of: ":") {
        result[String(part[..<colon])] = String(part[part.index(after: colon)...])
      } else {
        result[String(position)] = part
      }
    }
    return result
  }

  private func text(_ argument: String) throws -> ViewNode {
    ViewLayoutTests.text(argument.hasPrefix("\"") ? String(argument.dropFirst().dropLast()) : argument)
  }

  private static let anchors: [String: UnitPoint] = [
    ".bottomTrailing": .bottomTrailing, ".topLeading": .topLeading, ".center": .center,
  ]

  private static func guide(_ name: String) throws -> AlignmentGuideID {
    let guides: [String: AlignmentGuideID] = [
      ".leading": .leading, ".trailing": .trailing, ".top": .top, ".bottom": .bottom,
      ".firstTextBaseline": .firstTextBaseline, ".lastTextBaseline": .lastTextBaseline,
    ]
    guard let guide = guides[name] else { throw Failure(rest: name) }
    return guide
  }

  private static func alignment(_ name: String) throws -> Alignment {
    var result = Alignment.center
    switch name {
    case ".center", "default spacing", "root", "default": break
    case ".topLeading": result = .topLeading
    case ".topTrailing": result = Alignment(horizontal: .trailing, vertical: .top)
    case ".bottomLeading": result = Alignment(horizontal: .leading, vertical: .bottom)
    case ".bottomTrailing": result = Alignment(horizontal: .trailing, vertical: .bottom)
    default:
      let guide = try guide(name)
      if guide.axis == .horizontal { result.horizontal = guide } else { result.vertical = guide }
    }
    return result
  }
}
