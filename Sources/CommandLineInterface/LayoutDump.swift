import Auditing
import Colorimetry
import Diagnostics
import DocumentTree
import Geometry
import LayoutTree
import Typography

/// The placed trees of some layouts, as text or as JSON.
struct LayoutDump {
  private let layouts: [AuditedLayout]

  init(_ layouts: [AuditedLayout]) { self.layouts = layouts }

  func text(asJSON: Bool) -> String {
    asJSON ? JSONValue.array(layouts.map(Self.json)).text : layouts.map(Self.text).joined(separator: "\n")
  }

  /// The first rendering of each text size, canvas and other geometric setting.
  private static func distinct(_ layout: AuditedLayout) -> [AuditedLayout.Rendering] {
    var known: Set<Variant> = []
    return layout.renderings.filter { rendering in
      var geometry = rendering.variant
      geometry.colorScheme = .light
      geometry.contrast = .standard
      return known.insert(geometry).inserted
    }
  }

  private static func text(_ layout: AuditedLayout) -> String {
    distinct(layout).map { rendering in
      let variant = rendering.variant
      return "\(layout.name), \(variant.textSize.rawValue), \(variant.container), \(variant.locale)\n"
        + rendering.tree.dump
    }.joined(separator: "\n")
  }

  private static func json(_ layout: AuditedLayout) -> JSONValue {
    .object([
      .init("name", .string(layout.name)), .init("file", .string(layout.file)),
      .init(
        "variants",
        .array(
          distinct(layout).map { rendering in
            let tree = rendering.tree
            return .object([
              .init("textSize", .string(rendering.variant.textSize.rawValue)),
              .init("locale", .string(rendering.variant.locale)),
              .init("layoutDirection", .string(rendering.variant.layoutDirection.rawValue)),
              .init("container", frame(tree.container)),
              .init("safeArea", frame(tree.safeArea)),
              .init("boxes", .array(tree.boxes.filter { $0.parent == nil }.map { box($0, in: tree) })),
            ])
          })),
    ])
  }

  private static func box(_ box: LayoutBox, in tree: LayoutTree) -> JSONValue {
    var members: [JSONValue.Member] = [.init("kind", .string(box.kind))]
    if let range = box.range {
      members += [.init("file", .string(range.file)), .init("line", .number(Double(range.startLine)))]
    }
    if let identifier = box.semantics.identifier { members.append(.init("identifier", .string(identifier))) }
    members.append(.init("frame", frame(box.frame)))
    if let text = box.text {
      members.append(.init("lines", .array(text.set.lines.map { line($0, in: box.frame) })))
    }
    if let symbol = box.symbol {
      members += [.init("symbol", .string(symbol.name)), .init("ink", frame(symbol.ink.offset(by: box.frame.origin)))]
    }
    if let image = box.image { members.append(.init("image", .string(image.name))) }
    members.append(.init("children", .array(box.children.map { self.box(tree.boxes[$0], in: tree) })))
    return .object(members)
  }

  /// A line of text, in the container's coordinates.
  private static func line(_ line: SetLine, in box: Rectangle) -> JSONValue {
    .object([
      .init("text", .string(line.text)), .init("frame", frame(line.frame.offset(by: box.origin))),
      .init("inkWidth", .number(line.inkBounds?.width ?? 0)), .init("baseline", .number(box.minY + line.baseline)),
      .init("truncated", .boolean(line.isTruncated)),
    ])
  }

  private static func frame(_ rectangle: Rectangle) -> JSONValue {
    .object([
      .init("x", .number(rectangle.minX)), .init("y", .number(rectangle.minY)),
      .init("width", .number(rectangle.width)), .init("height", .number(rectangle.height)),
    ])
  }
}
