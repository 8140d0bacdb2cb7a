import Geometry
import LayoutTree
import PathGeometry

extension TreeFixture {
  /// A list of rows, each with a shape behind a text, a symbol in a fixed frame and a button: every rule has work to do.
  static func rows(_ count: Int) -> TreeFixture {
    var fixture = TreeFixture(container: Rectangle(x: 0, y: 0, width: 393, height: Double(count) * 40))
    let list = fixture.box("List", fixture.tree.container)
    for index in 0..<count {
      let y = Double(index) * 40
      let row = fixture.box("row", Rectangle(x: 0, y: y, width: 393, height: 40), in: list)
      let pill = fixture.box("background", Rectangle(x: 20, y: y + 4, width: 90, height: 30), in: row)
      fixture.fill(.capsule(in: fixture.tree.boxes[pill].frame, curve: .continuous), of: pill)
      fixture.text("aaaa", at: Point(x: 30, y: y + 10), size: 16, in: pill)
      let button = fixture.box("Button", Rectangle(x: 200, y: y + 4, width: 30, height: 30), in: row)
      fixture.tree.boxes[button].semantics.isInteractive = true
      let frame = fixture.box("frame", fixture.tree.boxes[button].frame, in: button)
      fixture.tree.boxes[frame].constraint = .fixedFrame(width: 30, height: 30)
      fixture.symbol(
        "xmark", frame: Rectangle(x: 205, y: y + 9, width: 20, height: 20),
        silhouette: [
          Point(x: 206, y: y + 10), Point(x: 224, y: y + 10), Point(x: 224, y: y + 28), Point(x: 206, y: y + 28),
        ], in: frame)
      fixture.text("bbbb", at: Point(x: 240, y: y + 16), size: 16, in: row)
    }
    return fixture
  }
}
