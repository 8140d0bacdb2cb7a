import DynamicType
import Geometry
import Testing
import TextLayout
import Typography

/// Sizes of texts recorded from SwiftUI: macOS 26, 13-point text, two pixels a point.
///
/// - Source: iamcgn/swiftui-web, recorded frames and `Docs/elements/Text.md`, read 2026-11; figures only.
@Suite struct RecordedTextTests {
  private static let sentence = [
    "Layout must wrap this sentence", "onto several lines inside", "a narrow frame.",
  ].joined(separator: " ")
  private static let fox = "The quick brown fox"

  private func set(
    _ text: String, width: Double?, height: Double? = nil, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> SetText {
    RecordedText.set(
      text, FontRequest(.systemSize(13)), scale: 2, width: width, height: height, platform: .macOS, change)
  }

  private func expect(_ size: Size, isNear width: Double, _ height: Double) {
    #expect(abs(size.width - width) <= width * 0.01, "\(size.width) of \(width)")
    #expect(size.height == height)
  }

  @Test(arguments: [(100.0, 95.5, 96.0), (120, 118, 64), (150, 137, 64), (300, 274, 32), (260, 227, 32)])
  func wrapping(proposed: Double, width: Double, height: Double) {
    expect(set(Self.sentence, width: proposed).size, isNear: width, height)
  }

  @Test func aWordWiderThanTheColumn() {
    expect(set("Supercalifragilistic", width: 60).size, isNear: 56.5, 32)
  }

  @Test(arguments: [(8.0, 103.5, 16.0), (20, 103.5, 16), (32, 110, 32), (40, 110, 32), (48, 110, 48), (70, 110, 64)])
  func heightPressure(proposed: Double, width: Double, height: Double) {
    let text = set(Self.sentence, width: 110, height: proposed)
    expect(text.size, isNear: width, height)
    #expect(text.isTruncated)
    #expect(text.unlimitedLineCount == 5)
  }

  @Test(arguments: [(120.0, 118.5, 15.0), (100, 100, 13), (80, 78, 9), (60, 60, 8)])
  func shrinking(proposed: Double, width: Double, height: Double) {
    let text = set(Self.fox, width: proposed) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    expect(text.size, isNear: width, height)
    #expect(text.isTruncated == (proposed == 60))
  }

  @Test func shrinkingWaitsForTruncation() {
    expect(set(Self.fox, width: 80) { $0.minimumScaleFactor = 0.5 }.size, isNear: 63, 32)
    let limited = set(Self.fox, width: 80) {
      $0.minimumScaleFactor = 0.5
      $0.lineLimit = 2
    }
    expect(limited.size, isNear: 60, 32)
  }

  @Test(arguments: [(2, 32.0), (3, 48)])
  func reservedLines(lines: Int, height: Double) {
    expect(set("Hello", width: 200) { $0.reservedLines = lines }.size, isNear: 31, height)
  }

  @Test(arguments: [
    ("Hello", 31.0), ("One", 25), ("Three", 35.5), ("Header", 44.5), ("Alpha", 34.5), ("Last", 26), ("small", 31.5),
  ])
  func singleWords(text: String, width: Double) {
    #expect(abs(set(text, width: nil).size.width - width) <= 0.5)
  }

  /// Addresses cut in the middle, from recorded iOS rows; their columns follow from the rows' own description.
  @Test(arguments: [
    ("https://extremely-long-external-domain.duckdns.org:8123", 124.0, 11.0, "https://ext…s.org:8123"),
    ("https://long-external-domain.duckdns.org:8123", 234, 11, "https://long-external…ain.duckdns.org:8123"),
    ("https://my-home.duckdns.org:8123", 274, 29, "https://m…s.org:8123"),
  ])
  func middleTruncation(text: String, width: Double, size: Double, line: String) {
    let cut = RecordedText.set(text, FontRequest(.systemSize(size)), scale: 3, width: width) {
      $0.lineLimit = 1
      $0.truncationMode = .middle
    }
    #expect(cut.lines.map(\.text) == [line])
  }
}
