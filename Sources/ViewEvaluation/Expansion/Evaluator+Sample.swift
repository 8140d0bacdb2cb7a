internal import Geometry
internal import ViewTree

/// Code that runs only in layout, run once before it.
extension Evaluator {
  /// Runs the content of a reader at the size of the screen, so that its unknown conditions are known before layout and
  /// are explored as all others.
  ///
  /// Nothing stays of the run but conditions, diagnostics and the names of the state that was read.
  /// - Returns: the content, where it may depend on conditions that are not known, its own or those met before it.
  func sampled(_ content: (DeferredView.Proxy) -> ViewNode) -> ViewNode? {
    guard appearance.isCollecting, !appearance.isRunning, !isUnwinding else { return nil }
    let insets = environment.safeAreaInsets
    let size = Size(
      width: environment.containerSize.width - insets.leading - insets.trailing,
      height: environment.containerSize.height - insets.top - insets.bottom)
    let frame = Rectangle(origin: Point(x: insets.leading, y: insets.top), size: size)
    let proxy = DeferredView.Proxy(size: size, safeAreaInsets: insets, frame: frame)
    let (outerAppearance, outerFeedback, outerStores) = (appearance, feedback, modelStores)
    let (outerNodes, outerRandom) = (remainingNodes, random48)
    let node = content(proxy)
    let read = appearance.read
    (appearance, feedback, modelStores) = (outerAppearance, outerFeedback, outerStores)
    appearance.read = read
    (remainingNodes, random48) = (outerNodes, outerRandom)
    return choiceCount > 0 ? node : nil
  }
}
