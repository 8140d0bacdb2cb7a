import Auditing
import Colorimetry
import Diagnostics
import DocumentTree
import Geometry
import LayoutTree
import Typography

/// The placed trees of some layouts, as text or as JSON.
struct LayoutDump {
  private let trees: [(layout: AuditedLayout, variant: Variant, tree: LayoutTree)]

  /// The first rendering of each choice of what matters to layout.
  init(_ layouts: [AuditedLayout]) {
    trees = layouts.flatMap { layout in
      var known: Set<Variant> = []
      return layout.renderings.compactMap { rendering in
        var geometry = rendering.variant
        geometry.colorScheme = .light
        geometry.contrast = .standard
        return known.insert(geometry).inserted ? (layout, geometry, rendering.tree) : nil
      }
    }
  }

  /// Each tree after a line that names its layout and variant.
  var text: String {
    trees.map { layout, variant, tree in
      "\(layout.name), \(variant.textSize.rawValue), \(variant.container), \(variant.locale)\n" + tree.textDump
    }.joined(separator: "\n")
  }

  /// The tree itself where there is one alone; else a list of objects that hold one each, with layout and variant.
  var json: String {
    if trees.count == 1 { return trees[0].tree.jsonDump }
    let entries = trees.map { layout, variant, tree in
      let members = [
        ("name", layout.name), ("file", layout.file), ("textSize", variant.textSize.rawValue),
        ("container", variant.container), ("locale", variant.locale),
        ("layoutDirection", variant.layoutDirection.rawValue), ("legibilityWeight", variant.legibilityWeight.rawValue),
      ]
      let names = members.map { "\(JSONValue.quoted($0.0)): \(JSONValue.quoted($0.1))" }
      return "{" + names.joined(separator: ", ") + ", \"tree\": " + tree.jsonDump.trimmedEnd + "}"
    }
    return "[" + entries.joined(separator: ",\n") + "]\n"
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
