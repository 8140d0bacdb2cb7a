import AuditPipeline
import Foundation
import Geometry
import LayoutTree
import Testing
import Typography
import ViewLayout

/// A file of previews whose comments say what layout makes of them.
///
/// A comment names a view by its identifier, then gives its frame (`x y width height`, `*` for any value) and, after a
/// bar, what the dump says of it or of a view inside it. `room WxH` sets the container, before the first preview for
/// the whole file, inside a preview for that one; `insets TOP LEADING BOTTOM TRAILING` sets its safe area; `unmeasured`
/// says that a part is expected to be not measured.
struct FixtureFile {
  struct Expectation {
    var name: String
    /// `nil` for any value.
    var frame: [Double?]
    var fragment: String?
  }

  struct Preview {
    var name: String
    var room = Size(width: 200, height: 100)
    var insets = EdgeInsets.zero
    var expectations: [Expectation] = []
    var mayBeUnmeasured = false
  }

  let layouts: [any LayoutSource]
  let previews: [Preview]

  /// The folder `Tests/Fixtures`.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures").standardizedFileURL.path

  init(_ path: String) throws {
    let full = Self.folder + "/" + path
    let project = try LoadedProject(
      at: ProjectLocation(of: (full as NSString).deletingLastPathComponent),
      paths: [(full as NSString).deletingLastPathComponent])
    let name = (full as NSString).lastPathComponent
    layouts = project.layouts.filter { ($0.file as NSString).lastPathComponent == name }
    previews = Self.previews(of: try String(contentsOfFile: full, encoding: .utf8))
  }

  private static func previews(of text: String) -> [Preview] {
    var result: [Preview] = []
    var standard = Preview(name: "")
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /^#Preview\("([^"]*)"\)/) {
        result.append(standard)
        result[result.count - 1].name = String(match.1)
      }
      guard let comment = line.firstMatch(of: /\/\/ (.+)$/) else { continue }
      if result.isEmpty {
        read(String(comment.1), into: &standard)
      } else {
        read(String(comment.1), into: &result[result.count - 1])
      }
    }
    return result
  }

  private static func read(_ comment: String, into preview: inout Preview) {
    let halves = comment.split(separator: " | ", maxSplits: 1)
    let words = halves[0].split(separator: " ").map(String.init)
    let numbers = words.dropFirst().map { Double($0) }
    if words[0] == "room", words.count == 2 {
      let sides = words[1].split(separator: "x").compactMap { Double($0) }
      if sides.count == 2 { preview.room = Size(width: sides[0], height: sides[1]) }
    } else if words[0] == "insets", numbers.count == 4, !numbers.contains(nil) {
      preview.insets = EdgeInsets(
        top: numbers[0]!, leading: numbers[1]!, bottom: numbers[2]!, trailing: numbers[3]!)
    } else if words == ["unmeasured"] {
      preview.mayBeUnmeasured = true
    } else if words.count == 5, words.dropFirst().allSatisfy({ $0 == "*" || Double($0) != nil }) {
      preview.expectations.append(
        Expectation(name: words[0], frame: Array(numbers), fragment: halves.count > 1 ? String(halves[1]) : nil))
    }
  }

  /// What differs from the expectations of a preview, in a sentence each.
  func differences(_ index: Int, run: AuditRun) -> [String] {
    let preview = previews[index]
    guard index < layouts.count else { return ["no layout"] }
    let source = layouts[index]
    guard source.name == preview.name else { return ["the layout is called “\(source.name)”"] }
    guard !preview.expectations.isEmpty else { return ["nothing is expected"] }
    let layoutRun = run.run(of: source)
    let evaluation = source.evaluate(in: layoutRun.environment(of: Variant()))
    let settings = LayoutSettings(
      container: Rectangle(origin: .zero, size: preview.room), safeAreaInsets: preview.insets)
    let tree = layoutRun.settled(evaluation, in: Variant(), settings: settings).tree
    var result = preview.expectations.compactMap { Self.difference($0, in: tree) }
    if tree.unmeasured.isEmpty == false || tree.paint.contains(where: { $0.unmeasuredReason != nil }),
      !preview.mayBeUnmeasured
    {
      result.append("not measured: \(tree.unmeasured.map { "\($0.code): \($0.message)" })")
    }
    return result
  }

  private static func difference(_ expectation: Expectation, in tree: LayoutTree) -> String? {
    guard let box = tree.boxes.first(where: { $0.semantics.identifier == expectation.name }) else {
      return "\(expectation.name) is missing"
    }
    let frame = [box.frame.minX, box.frame.minY, box.frame.width, box.frame.height]
    let isNear = zip(expectation.frame, frame).allSatisfy { expected, value in
      expected.map { abs($0 - value) < 0.5 } ?? true
    }
    guard isNear else { return "\(expectation.name) is at \(frame)" }
    guard let fragment = expectation.fragment else { return nil }
    let lines = tree.textDump.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { ($0 + " ").contains(" #\(expectation.name) ") }) else {
      return "\(expectation.name) is not in the dump"
    }
    func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    let inside = lines[(start + 1)...].prefix { depth($0) > depth(lines[start]) }
    guard !([lines[start]] + inside).contains(where: { $0.contains(fragment) }) else { return nil }
    return "\(expectation.name) does not hold \(fragment): " + ([lines[start]] + inside).joined(separator: " / ")
  }
}
