import Geometry
import Typography

/// What a text's preparation depends on: everything of a request but its sizes, colours and limits.
struct PreparationKey: Hashable {
  struct Run: Hashable {
    var text: String
    var font: FontFaceKey
    var allowsLigatures: Bool
    var isAttachment: Bool
  }

  var runs: [Run]

  /// Optimization: texts tell keys apart well enough.
  func hash(into hasher: inout Hasher) {
    for run in runs { hasher.combine(run.text) }
  }

  var locale: String
  var direction: LayoutDirection

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
