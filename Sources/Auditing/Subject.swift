package import Diagnostics
import PathGeometry

/// A box that a finding is about, by what does not change from variant to variant.
package struct Subject: Hashable, Sendable {
  /// What people call the box; worked out when it is asked for, as most observations pass and are never worded.
  enum Title: Sendable {
    case written(String)
    /// A kind and a name after it in quotes: "Symbol “leaf”".
    case naming(kind: String, String)
    /// The same with a text, which is shortened.
    case quoting(kind: String, String)
    /// What people call an outline: "capsule", "circle", "rounded rectangle".
    case outline(Path)

    var text: String {
      switch self {
      case .written(let text): text
      case .naming(let kind, let name): "\(kind) “\(name)”"
      case .quoting(let kind, let text): "\(kind) “\(text.shortened(to: 40))”"
      case .outline(let path): OutlineName.of(path)
      }
    }
  }

  /// The path of the box; most are never read either.
  enum Place: Sendable {
    case written(String)
    case of(box: Int, in: BoxPaths)

    var text: String {
      switch self {
      case .written(let text): text
      case .of(let box, let paths): paths[box]
      }
    }
  }

  /// Optimization: observations are made and moved a lot, and most name a subject that others name too.
  private final class Storage: Hashable, Sendable {
    let place: Place
    let title: Title
    let range: SourceRange?
    let box: Int?

    var path: String { place.text }

    init(path: Place, title: Title, range: SourceRange?, box: Int?) {
      place = path
      self.title = title
      self.range = range
      self.box = box
    }

    static func == (left: Storage, right: Storage) -> Bool {
      left === right || (left.path == right.path && left.title.text == right.title.text && left.range == right.range)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(path) }
  }

  private var storage: Storage

  package init(path: String, title: String, range: SourceRange?) {
    storage = Storage(path: .written(path), title: .written(title), range: range, box: nil)
  }

  /// A box of a tree.
  init(_ box: Int, in paths: BoxPaths, title: Title, range: SourceRange?) {
    storage = Storage(path: .of(box: box, in: paths), title: title, range: range, box: box)
  }

  /// The subject with its path and title written out: nothing of the tree is kept for it.
  var written: Subject { Subject(path: path, title: title, range: range) }

  /// `LayoutBox.path`.
  package var path: String {
    get { storage.path }
    set { storage = Storage(path: .written(newValue), title: storage.title, range: range, box: nil) }
  }
  /// "Text “fern-leaf lavender”", for people.
  package var title: String {
    get { storage.title.text }
    set { storage = Storage(path: storage.place, title: .written(newValue), range: range, box: box) }
  }
  package var range: SourceRange? {
    get { storage.range }
    set { storage = Storage(path: storage.place, title: storage.title, range: newValue, box: box) }
  }
  /// The box of the path in the tree that was judged; `nil` where the subject was not made of one.
  var box: Int? { storage.box }

  /// A modifier of the subject, written at a place of its own.
  package func named(_ title: String, at range: SourceRange?) -> Subject {
    var copy = self
    copy.storage = Storage(path: storage.place, title: .written(title), range: range, box: box)
    return copy
  }

  /// The subject, called by the shape that holds something in it.
  package func named(after holder: Holder) -> Subject {
    var copy = self
    copy.storage = Storage(path: storage.place, title: .outline(holder.path), range: range, box: box)
    return copy
  }
}

extension Subject: Codable {
  private enum CodingKeys: String, CodingKey {
    case path, title, range
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      path: try members.decode(String.self, forKey: .path), title: try members.decode(String.self, forKey: .title),
      range: try members.decodeIfPresent(SourceRange.self, forKey: .range))
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(path, forKey: .path)
    try members.encode(title, forKey: .title)
    try members.encodeIfPresent(range, forKey: .range)
  }
}
