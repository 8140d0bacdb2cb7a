import Foundation

/// The natural size of vector pictures, read from their text: SVG and PDF.
enum VectorImageSize {
  /// The size in points, or `nil` when the bytes are neither SVG nor a PDF whose page size is in plain text.
  static func size(of bytes: [UInt8]) -> PixelSize? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    if head.hasPrefix("%PDF") { return pdfSize(bytes) }
    guard let start = head.range(of: "<svg")?.upperBound else { return nil }
    let tag = head[start...].prefix { $0 != ">" }
    if let width = length(attribute("width", of: tag)), let height = length(attribute("height", of: tag)) {
      return rounded(width, height)
    }
    let box = (attribute("viewBox", of: tag) ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.count == 4 ? rounded(box[2], box[3]) : nil
  }

  /// The size of the first `/MediaBox` found outside compressed streams.
  private static func pdfSize(_ bytes: [UInt8]) -> PixelSize? {
    let mark = Array("/MediaBox".utf8)
    guard bytes.count > mark.count else { return nil }
    for start in 0..<(bytes.count - mark.count) where bytes[start] == mark[0] {
      guard bytes[start..<start + mark.count].elementsEqual(mark) else { continue }
      let rest = String(decoding: bytes[(start + mark.count)...].prefix(120), as: UTF8.self)
      guard let open = rest.firstIndex(of: "["), let close = rest.firstIndex(of: "]"), open < close else { continue }
      let numbers = rest[rest.index(after: open)..<close].split { $0.isWhitespace }.compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      return rounded(numbers[2] - numbers[0], numbers[3] - numbers[1])
    }
    return nil
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.range(of: name + "=") {
      let before = found.lowerBound > tag.startIndex ? tag[tag.index(before: found.lowerBound)] : " "
      rest = rest[found.upperBound...]
      guard before.isWhitespace, let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      return rest.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// A length in user units; percentages and font-relative lengths say nothing here.
  private static func length(_ text: Substring?) -> Double? {
    guard let text, !text.hasSuffix("%"), !text.hasSuffix("em") else { return nil }
    return Double(text.prefix { $0.isNumber || $0 == "." || $0 == "-" })
  }

  private static func rounded(_ width: Double, _ height: Double) -> PixelSize? {
    guard width.isFinite, height.isFinite, (0.5...100_000).contains(width), (0.5...100_000).contains(height) else {
      return nil
    }
    return PixelSize(width: Int(width.rounded()), height: Int(height.rounded()))
  }
}
