import Auditing
import Colorimetry
import Geometry
import LayoutTree
import PathGeometry
import Typography

/// The pictures of a layout, each drawn once: one for all appearances of a text size where only colours differ.
struct PictureSet {
  /// Names of the pictures by variant.
  private var names: [Variant: String] = [:]
  private var boxes: [Variant: Rectangle] = [:]
  /// The part of the container that the pictures show.
  let crop: Rectangle
  /// The whole container, with what reaches beyond it.
  let whole: Rectangle
  /// The drawings and what they refer to, for the head of the section.
  private(set) var definitions: Markup = .empty

  init(layout: ReportedLayout, options: ReportOptions, library: inout PictureLibrary) {
    let trees = layout.renderings.map(\.tree)
    crop = PictureCrop.box(of: trees, whole: false)
    whole = PictureCrop.box(of: trees, whole: true)
    let naming = ColorNaming.variables(layout.appearances)
    var drawn: [String: String] = [:]
    var drawings = ""
    for rendering in layout.renderings {
      let content =
        TreeDrawing.elements(of: rendering.tree, naming: naming, library: &library)
        + FrameDrawing.elements(rendering.tree)
      let name = drawn[content] ?? "p-\(layout.slug)-\(drawn.count)"
      if drawn[content] == nil {
        drawn[content] = name
        drawings += "<g id=\"\(name)\">\(content)</g>"
      }
      names[rendering.variant] = name
      boxes[rendering.variant] = rendering.tree.container
    }
    let local = library.takeDefinitions()
    definitions = Markup(
      trusted: "<svg class=\"library\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>"
        + local + drawings + "</defs></svg>")
  }

  /// Whether the pictures are so wide that they need the whole width of the page.
  var isWide: Bool { crop.width > 1.5 * crop.height }

  /// The elements that show the picture of a variant; nothing where it was not laid out.
  func use(_ variant: Variant) -> Markup {
    guard let name = names[variant] else { return .empty }
    return "<use href=\"#\(name)\"/>"
  }

  func container(of variant: Variant) -> Rectangle? { boxes[variant] }
}

/// The frames of views and the ink of text, for a look at how a layout is built.
enum FrameDrawing {
  static func elements(_ tree: LayoutTree) -> String {
    // To a tenth of a point, each frame once: modifiers give many boxes the same one.
    var frames = RelativePathWriter(step: 10)
    var known: Set<Rectangle> = []
    for box in tree.boxes where !box.frame.isEmpty && box.frame.isFinite && known.insert(box.frame).inserted {
      frames.write(box.frame)
    }
    var ink = RelativePathWriter(step: 10)
    for box in tree.boxes {
      let origin = box.frame.origin
      if let text = box.text {
        for bounds in text.set.lines.compactMap(\.inkBounds) {
          ink.write(bounds.offset(by: origin))
        }
      }
      if let symbol = box.symbol, !symbol.silhouette.isEmpty {
        let placed = symbol.silhouette.applying(.translation(x: origin.x, y: origin.y))
        for element in placed.elements { ink.write(element) }
      }
    }
    return "<g class=\"frames\"><path d=\"\(frames.text)\"/><path class=\"ink\" d=\"\(ink.text)\"/></g>"
  }
}
