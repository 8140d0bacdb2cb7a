import Geometry
import Typography

/// A request as a key: equal where everything is equal, hashed by what usually differs.
///
/// Optimization: the hash leaves out most of the style; requests that differ only there meet in one bucket.
struct RequestKey: Hashable {
  let request: TextRequest

  static func == (left: RequestKey, right: RequestKey) -> Bool { left.request.isSame(as: right.request) }

  func hash(into hasher: inout Hasher) {
    for index in request.runs.indices {
      request.runs[index].text.hashBytes(into: &hasher)
      hasher.combine(request.runs[index].font.pointSize)
    }
    hasher.combine(request.style.lineLimit)
  }
}
