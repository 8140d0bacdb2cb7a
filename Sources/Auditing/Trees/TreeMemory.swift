import LayoutTree

/// What is found in one tree of a layout and holds in the others: handed on from judgement to judgement.
struct TreeMemory: Sendable {
  /// The paths of the latest tree's boxes.
  let paths: BoxPaths
  let order: BoxOrder
  var contrasts: KnownContrasts

  /// That of a tree.
  ///
  /// - Parameters:
  ///   - boxes: the summaries of the tree's boxes.
  ///   - earlier: that of another tree of the layout, which most likely has the same boxes and colours.
  init(of tree: LayoutTree, _ boxes: [BoxSummary], like earlier: TreeMemory?) {
    paths = BoxPaths.of(tree.boxes, like: earlier?.paths)
    order = BoxOrder.of(boxes, like: earlier?.order)
    contrasts = earlier?.contrasts ?? KnownContrasts()
  }
}
