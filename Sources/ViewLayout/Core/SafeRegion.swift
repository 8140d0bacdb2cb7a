import Geometry

/// The safe area in force at a place, within the region that views may reach when they ignore it.
///
/// In the container's coordinates.
struct SafeRegion: Equatable, Sendable {
  var safe: Rectangle
  var outer: Rectangle
  /// Whether leading is right.
  var isMirrored: Bool
  /// What lies around the content margins that narrowed the region, until a scroll view takes them for its content.
  private var aroundMargins: Surroundings?

  private struct Surroundings: Equatable, Sendable {
    var safe: Rectangle
    var outer: Rectangle
  }

  init(safe: Rectangle, outer: Rectangle, isMirrored: Bool) {
    self.safe = safe
    self.outer = outer
    self.isMirrored = isMirrored
  }

  /// The frame grown to the outer region on those edges where it touches the end of the safe area.
  ///
  /// - Source: swiftui-layout, sections 8.4 and 12.6.
  /// - Verification: documented and measured.
  func extending(_ frame: Rectangle, on edges: EdgeSet) -> Rectangle {
    let insets = reach(of: frame, on: edges)
    let left = isMirrored ? insets.trailing : insets.leading
    return Rectangle(
      x: frame.minX - left, y: frame.minY - insets.top, width: frame.width + insets.horizontal,
      height: frame.height + insets.vertical)
  }

  /// How far a frame may grow on each edge: nothing where it does not touch the end of the safe area.
  func reach(of frame: Rectangle, on edges: EdgeSet) -> EdgeInsets {
    let near = 0.01
    var result = EdgeInsets.zero
    if edges.contains(.top), frame.minY <= safe.minY + near { result.top = max(frame.minY - outer.minY, 0) }
    if edges.contains(.bottom), frame.maxY >= safe.maxY - near { result.bottom = max(outer.maxY - frame.maxY, 0) }
    let left = frame.minX <= safe.minX + near ? max(frame.minX - outer.minX, 0) : 0
    let right = frame.maxX >= safe.maxX - near ? max(outer.maxX - frame.maxX, 0) : 0
    if edges.contains(.leading) { result.leading = isMirrored ? right : left }
    if edges.contains(.trailing) { result.trailing = isMirrored ? left : right }
    return result
  }

  /// Takes room from the safe area inside a frame. Beyond the bar, views may reach to the frame's edge, and further
  /// where that lies at the end of the safe area already.
  mutating func narrow(by insets: EdgeInsets, of frame: Rectangle) {
    let reach = reach(of: frame, on: .all)
    let left = isMirrored ? insets.trailing : insets.leading
    let right = isMirrored ? insets.leading : insets.trailing
    let leftReach = isMirrored ? reach.trailing : reach.leading
    let rightReach = isMirrored ? reach.leading : reach.trailing
    outer = Rectangle(
      minX: left > 0 ? frame.minX - leftReach : outer.minX,
      minY: insets.top > 0 ? frame.minY - reach.top : outer.minY,
      maxX: right > 0 ? frame.maxX + rightReach : outer.maxX,
      maxY: insets.bottom > 0 ? frame.maxY + reach.bottom : outer.maxY)
    safe = Rectangle(
      minX: left > 0 ? frame.minX + left : safe.minX, minY: insets.top > 0 ? frame.minY + insets.top : safe.minY,
      maxX: right > 0 ? frame.maxX - right : safe.maxX,
      maxY: insets.bottom > 0 ? frame.maxY - insets.bottom : safe.maxY)
  }

  /// Takes content margins from the region inside a frame: for a scroll view they are as a safe area, for what it shows
  /// they are not.
  ///
  /// - Source: documentation of `contentMargins` and `safeAreaPadding`.
  mutating func narrow(byMargins margins: EdgeInsets, of frame: Rectangle) {
    let around = aroundMargins ?? Surroundings(safe: safe, outer: outer)
    narrow(by: margins, of: frame)
    aroundMargins = around
  }

  /// Ends the safe area along axes that scroll: what moves past its edges does not reach beyond its own.
  ///
  /// - Verification: inferred from rows with a background, which keep their size while they scroll below a bar.
  mutating func end(along axes: AxisSet) {
    if axes.contains(.vertical) {
      safe = Rectangle(minX: safe.minX, minY: outer.minY, maxX: safe.maxX, maxY: outer.maxY)
    }
    if axes.contains(.horizontal) {
      safe = Rectangle(minX: outer.minX, minY: safe.minY, maxX: outer.maxX, maxY: safe.maxY)
    }
  }

  /// The region of what a scroll view shows, without its content margins.
  mutating func leaveMargins() {
    guard let around = aroundMargins else { return }
    (safe, outer, aroundMargins) = (around.safe, around.outer, nil)
  }
}
