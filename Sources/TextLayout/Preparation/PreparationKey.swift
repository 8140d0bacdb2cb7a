import Geometry
import Typography

/// What a text's preparation depends on: everything of a request but its sizes, colours and limits.
struct PreparationKey: Hashable {
  struct Run: Hashable {
    var text: String
    var font: FontFaceKey
    var allowsLigatures: Bool
    var isAttachment: Bool

    static func == (left: Run, right: Run) -> Bool {
      left.font == right.font && left.allowsLigatures == right.allowsLigatures
        && left.isAttachment == right.isAttachment && left.text.hasSameBytes(as: right.text)
    }

    func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
  }

  var runs: [Run]
  var locale: String
  var direction: LayoutDirection

  /// Optimization: texts tell keys apart well enough.
  func hash(into hasher: inout Hasher) { hasher.combine(runs) }

  init(_ request: TextRequest) {
    runs = request.runs.map { run in
      Run(
        text: run.attachment == nil ? run.text : "", font: FontFaceKey(run.font), allowsLigatures: run.tracking == 0,
        isAttachment: run.attachment != nil)
    }
    locale = request.style.locale
    direction = request.style.direction
  }
}

extension String {
  /// Hashes the text's bytes: much faster than the canonical form that `hash(into:)` takes.
  func hashBytes(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
