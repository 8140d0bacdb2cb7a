package import Geometry
import PathGeometry

/// Finds which of many boxes touch a rectangle.
///
/// The plane is cut into about as many cells as there are boxes; a box is listed in every cell that it touches.
/// - Complexity: linear to build and constant for each query, for boxes about as large as a cell.
package struct BoxGrid {
  private let boxes: [Rectangle]
  private let area: Rectangle
  private let columns: Int
  private let rows: Int
  /// Where the list of each cell begins in `listed`, and where the last one ends; empty where the boxes are so few that
  /// each is looked at.
  private var starts: [Int] = []
  private var listed: [Int] = []

  /// Optimization: up to this many boxes are looked at one by one.
  private static let fewBoxes = 64

  package init(_ boxes: [Rectangle]) {
    self.boxes = boxes
    guard boxes.count > Self.fewBoxes else {
      (area, columns, rows) = (.zero, 0, 0)
      return
    }
    let finite = boxes.filter { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite }
    area = finite.dropFirst().reduce(finite.first ?? .zero) { $0.union($1) }
    let count = Double(max(finite.count, 1))
    let meanWidth = max(finite.reduce(0) { $0 + $1.width } / count, 1)
    let meanHeight = max(finite.reduce(0) { $0 + $1.height } / count, 1)
    let limit = max(count.squareRoot() * 4, 1)
    columns = Int(min(max((area.width / meanWidth).rounded(.up), 1), limit * 4))
    rows = Int(min(max((area.height / meanHeight).rounded(.up), 1), max(limit * 4, count)))
    var starts = Array(repeating: 0, count: columns * rows + 1)
    for box in boxes { forEachCell(of: box) { starts[$0 + 1] += 1 } }
    for cell in 1..<starts.count { starts[cell] += starts[cell - 1] }
    var free = starts
    var listed = Array(repeating: 0, count: starts[starts.count - 1])
    for index in boxes.indices {
      forEachCell(of: boxes[index]) { cell in
        listed[free[cell]] = index
        free[cell] += 1
      }
    }
    self.starts = starts
    self.listed = listed
  }

  /// The boxes that touch the rectangle, in their order.
  package func indices(touching rectangle: Rectangle) -> [Int] {
    var near: [Int] = []
    forEachIndex(touching: rectangle) { near.append($0) }
    return near
  }

  /// Calls for the boxes that touch the rectangle, in their order.
  ///
  /// - Parameter first: those up to this one are left out.
  package func forEachIndex(touching rectangle: Rectangle, after first: Int = -1, _ work: (Int) -> Void) {
    if starts.isEmpty {
      for index in (first + 1)..<max(boxes.count, first + 1) where boxes[index].touches(rectangle) { work(index) }
    } else {
      for index in listedIndices(touching: rectangle, after: first) { work(index) }
    }
  }

  private func listedIndices(touching rectangle: Rectangle, after first: Int) -> [Int] {
    var near: [Int] = []
    var cellCount = 0
    forEachCell(of: rectangle) { cell in
      cellCount += 1
      for place in starts[cell]..<starts[cell + 1] {
        let index = listed[place]
        if index > first, boxes[index].touches(rectangle) { near.append(index) }
      }
    }
    if cellCount < 2 || near.count < 2 { return near }
    // A box that several cells list was found in each.
    near.sort()
    var count = 1
    for place in 1..<near.count where near[place] != near[count - 1] {
      near[count] = near[place]
      count += 1
    }
    near.removeLast(near.count - count)
    return near
  }

  private func forEachCell(of box: Rectangle, _ work: (Int) -> Void) {
    guard box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite else { return }
    func place(_ value: Double, _ start: Double, _ length: Double, _ count: Int) -> Int {
      guard length > 0 else { return 0 }
      return Int(min(max((value - start) / length * Double(count), 0), Double(count - 1)))
    }
    let left = place(box.minX, area.minX, area.width, columns)
    let right = place(box.maxX, area.minX, area.width, columns)
    let top = place(box.minY, area.minY, area.height, rows)
    let bottom = place(box.maxY, area.minY, area.height, rows)
    guard left <= right, top <= bottom else { return }
    for row in top...bottom { for column in left...right { work(row * columns + column) } }
  }
}
