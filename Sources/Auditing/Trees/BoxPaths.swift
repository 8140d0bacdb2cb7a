import LayoutTree
import Synchronization

/// The paths of a tree's boxes, with numbers for those that share one. Trees with the same paths share them.
final class BoxPaths: Sendable {
  private let boxes: [LayoutBox]
  private let keys: [UInt64]
  private let names: Mutex<Names>

  /// What is found when it is first asked for: most trees of a layout share their paths, and few paths are ever read.
  private struct Names {
    /// Which of the boxes that share a path each is, from 1; empty as long as nobody asked.
    var ordinals: [Int] = []
    /// By box.
    var texts: [Int: String] = [:]

    mutating func ordinal(of box: Int, _ keys: [UInt64]) -> Int {
      if ordinals.isEmpty { ordinals = PathOrdinals(keys).ordinals }
      return ordinals[box]
    }
  }

  private init(_ boxes: [LayoutBox], _ keys: [UInt64]) {
    self.boxes = boxes
    self.keys = keys
    names = Mutex(Names())
  }

  /// Those of a tree.
  ///
  /// Optimization: the trees of a layout mostly have the same boxes at every text size, and comparing keys costs far less
  /// than numbering paths.
  ///
  /// - Parameter earlier: those of another tree, which are given back where all paths agree.
  static func of(_ boxes: [LayoutBox], like earlier: BoxPaths?) -> BoxPaths {
    if let earlier, boxes.havePathKeys(earlier.keys) { return earlier }
    return BoxPaths(boxes, boxes.pathKeys)
  }

  var count: Int { boxes.count }

  /// A path that no other box of the tree has.
  subscript(box: Int) -> String {
    names.withLock { names in
      if let known = names.texts[box] { return known }
      let ordinal = names.ordinal(of: box, keys)
      let text = ordinal == 1 ? boxes[box].path : "\(boxes[box].path)#\(ordinal)"
      names.texts[box] = text
      return text
    }
  }

  /// What stands for the path of each box: the same in other trees.
  var identities: [PathIdentity] {
    names.withLock { names in
      keys.indices.map { PathIdentity(key: keys[$0], ordinal: names.ordinal(of: $0, keys)) }
    }
  }
}

/// What stands for a path that no other box of a tree has.
struct PathIdentity: Hashable, Sendable {
  var key: UInt64
  var ordinal: Int
}

/// Which of the boxes that share a path each is, from 1.
struct PathOrdinals {
  private(set) var ordinals: [Int]

  init(_ keys: [UInt64]) {
    ordinals = Array(repeating: 1, count: keys.count)
    var size = 16
    while size < 2 * keys.count { size *= 2 }
    // The last box of each path, at the first free place from that of its key on; -1 where there is none.
    var table = Array(repeating: -1, count: size)
    for index in keys.indices {
      var place = Int(truncatingIfNeeded: keys[index] ^ (keys[index] >> 32)) & (size - 1)
      while table[place] >= 0, keys[table[place]] != keys[index] { place = (place + 1) & (size - 1) }
      if table[place] >= 0 { ordinals[index] = ordinals[table[place]] + 1 }
      table[place] = index
    }
  }
}

/// A number for each path, the same in every tree of a layout.
struct PathNumbers {
  /// The paths of trees that differ in them, with their numbers.
  private var lists: [(paths: BoxPaths, numbers: [Int])] = []
  /// Empty as long as all trees have the same paths.
  private var byIdentity: [PathIdentity: Int] = [:]
  /// By what is written; empty as long as nothing was seen of what is no box.
  private var byText: [String: Int] = [:]
  private(set) var count = 0

  /// The numbers of a tree's boxes.
  mutating func numbers(of paths: BoxPaths) -> [Int] {
    if let latest = lists.last, latest.paths === paths { return latest.numbers }
    let found: [Int]
    if let first = lists.first {
      if lists.count == 1 {
        for (identity, number) in zip(first.paths.identities, first.numbers) { byIdentity[identity] = number }
      }
      found = paths.identities.enumerated().map { number(of: $1, at: $0, in: paths) }
    } else {
      found = (0..<paths.count).map { count + $0 }
      count += paths.count
    }
    lists.append((paths, found))
    if !byText.isEmpty { noteTexts(of: lists[lists.count - 1]) }
    return found
  }

  /// The number of a path that may be no box's.
  mutating func number(of path: String) -> Int {
    if byText.isEmpty { for list in lists { noteTexts(of: list) } }
    if let known = byText[path] { return known }
    byText[path] = count
    count += 1
    return count - 1
  }

  private mutating func number(of identity: PathIdentity, at box: Int, in paths: BoxPaths) -> Int {
    if let known = byIdentity[identity] { return known }
    let number = byText.isEmpty ? nil : byText[paths[box]]
    byIdentity[identity] = number ?? count
    if number == nil { count += 1 }
    return number ?? count - 1
  }

  private mutating func noteTexts(of list: (paths: BoxPaths, numbers: [Int])) {
    for box in 0..<list.paths.count { byText[list.paths[box]] = list.numbers[box] }
  }
}
