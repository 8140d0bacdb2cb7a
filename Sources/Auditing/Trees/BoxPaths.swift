import LayoutTree

/// The paths of a tree's boxes, with numbers for those that share one. Trees with the same paths share them.
final class BoxPaths: Sendable {
  private let boxes: [LayoutBox]
  /// Which of the boxes that share a path each is, from 1.
  private let ordinals: [Int]

  private init(_ boxes: [LayoutBox]) {
    self.boxes = boxes
    ordinals = PathOrdinals(boxes).ordinals
  }

  /// Those of a tree.
  ///
  /// Optimization: the trees of a layout mostly have the same boxes at every text size, and comparing paths costs far less
  /// than numbering them.
  ///
  /// - Parameter earlier: those of another tree, which are given back where all paths agree.
  static func of(_ boxes: [LayoutBox], like earlier: BoxPaths?) -> BoxPaths {
    if let earlier, earlier.boxes.haveSamePaths(as: boxes) { return earlier }
    return BoxPaths(boxes)
  }

  var count: Int { boxes.count }

  /// A path that no other box of the tree has.
  subscript(box: Int) -> String { ordinals[box] == 1 ? boxes[box].path : "\(boxes[box].path)#\(ordinals[box])" }
}

/// A number for each path, the same in every tree of a layout.
struct PathNumbers {
  private var latest: (paths: BoxPaths, numbers: [Int])?
  /// Empty as long as all trees have the same paths.
  private var numbers: [String: Int] = [:]
  private(set) var count = 0

  /// The numbers of a tree's boxes.
  mutating func numbers(of paths: BoxPaths) -> [Int] {
    if let latest {
      if latest.paths === paths { return latest.numbers }
      if numbers.isEmpty { for box in 0..<latest.paths.count { numbers[latest.paths[box]] = latest.numbers[box] } }
      let found = (0..<paths.count).map { number(of: paths[$0]) }
      self.latest = (paths, found)
      return found
    }
    let first = (0..<paths.count).map { count + $0 }
    count += paths.count
    latest = (paths, first)
    return first
  }

  /// The number of a path that may be no box's.
  mutating func number(of path: String) -> Int {
    if numbers.isEmpty, let latest {
      for box in 0..<latest.paths.count { numbers[latest.paths[box]] = latest.numbers[box] }
    }
    if let known = numbers[path] { return known }
    numbers[path] = count
    count += 1
    return count - 1
  }
}
