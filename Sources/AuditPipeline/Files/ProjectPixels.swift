import Auditing
package import Colorimetry
import Foundation
package import Geometry
import ProjectResources
import Synchronization

/// The pixels of a project's pictures on disk, for contrast with what lies behind text.
package final class ProjectPixels: ImagePixelSource {
  private struct Part: Hashable {
    var file: String
    var columns: Range<Int>
    var rows: Range<Int>
  }

  private struct Memory {
    /// Read once each; `nil` for a file that cannot be read.
    var pictures: [String: PixelImage?] = [:]
    /// The order in which the pictures were read.
    var files: [String] = []
    var parts: [Part: [RGBAColor]] = [:]
  }

  private let files: DiskFiles?
  private let memory = Mutex(Memory())

  /// Larger pictures are scaled down to this many pixels, as a screen shows them.
  private static let longestSide = 2048
  /// Pictures that are kept at a time, and answers.
  private static let pictureLimit = 12
  private static let partLimit = 2000

  /// - Parameter root: absolute path of the project's root; nothing outside it is read.
  package init(root: String) { files = try? DiskFiles(root: root) }

  package func colors(inFile file: String, within part: Rectangle) -> [RGBAColor]? {
    guard let picture = picture(file) else { return nil }
    let (width, height) = (picture.size.width, picture.size.height)
    let columns = Self.pixels(from: part.minX, to: part.maxX, of: width)
    let rows = Self.pixels(from: part.minY, to: part.maxY, of: height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let key = Part(file: file, columns: columns, rows: rows)
    if let known = memory.withLock({ $0.parts[key] }) { return known }
    var counted = PixelKinds()
    for row in rows {
      for column in columns { counted.add(picture.bytes, at: (row * width + column) * 4) }
    }
    let colors = counted.colors
    memory.withLock { memory in
      if memory.parts.count >= Self.partLimit { memory.parts = [:] }
      memory.parts[key] = colors
    }
    return colors
  }

  private static func pixels(from low: Double, to high: Double, of count: Int) -> Range<Int> {
    guard low.isFinite, high.isFinite, count > 0, high >= low else { return 0..<0 }
    let first = min(max(Int((min(max(low, 0), 1) * Double(count)).rounded(.down)), 0), count - 1)
    let last = min(max(Int((min(max(high, 0), 1) * Double(count)).rounded(.up)), first + 1), count)
    return first..<last
  }

  private func picture(_ file: String) -> PixelImage? {
    if let known = memory.withLock({ $0.pictures[file] }) { return known }
    let read = files?.contents(of: file).flatMap { ImageData.pixels(of: $0, longestSide: Self.longestSide) }
    memory.withLock { memory in
      if memory.files.count >= Self.pictureLimit { memory.pictures[memory.files.removeFirst()] = nil }
      memory.files.append(file)
      memory.pictures[file] = .some(read)
    }
    return read
  }
}

/// The pixels of a part of a picture, each kind of colour by its darkest and its lightest.
private struct PixelKinds {
  /// Red, green, blue and alpha, eight bits each, of the extremes of each kind of opaque colour; 0 for none.
  private var darkest: [UInt32]
  private var lightest: [UInt32]
  /// The kinds that occur, in the order in which they were met.
  private var kinds: [Int] = []
  /// One opaque pixel of each step of luminance: the nearest to any text's own is among them, to half a hundredth.
  private var steps: [UInt32]
  /// Pixels that are not opaque.
  private var translucent: Set<UInt32> = []

  /// Steps in each natural logarithm of luminance, as contrast measures it.
  private static let stepsPerLogarithm = 200.0
  /// The pixel that was added last.
  private var last: UInt32?

  /// Leading bits of each component that make a kind.
  private static let bits: UInt32 = 5

  init() {
    let count = 1 << (3 * Int(Self.bits))
    darkest = Array(repeating: 0, count: count)
    lightest = Array(repeating: 0, count: count)
    steps = Array(repeating: 0, count: Self.step(of: 1) + 1)
  }

  private static func step(of luminance: Double) -> Int {
    Int((log((luminance + 0.05) / 0.05) * stepsPerLogarithm).rounded(.down))
  }

  mutating func add(_ bytes: [UInt8], at index: Int) {
    let (red, green, blue) = (UInt32(bytes[index]), UInt32(bytes[index + 1]), UInt32(bytes[index + 2]))
    let alpha = UInt32(bytes[index + 3])
    let pixel = red << 24 | green << 16 | blue << 8 | alpha
    guard alpha == 255 else {
      translucent.insert(pixel)
      return
    }
    if pixel == last { return }
    last = pixel
    let shift = 8 - Self.bits
    let kind = Int((red >> shift) << (2 * Self.bits) | (green >> shift) << Self.bits | blue >> shift)
    let luminance = Self.luminance(pixel)
    let step = Self.step(of: luminance)
    if steps[step] == 0 { steps[step] = pixel }
    let (low, high) = (darkest[kind], lightest[kind])
    guard low != 0 else {
      kinds.append(kind)
      darkest[kind] = pixel
      lightest[kind] = pixel
      return
    }
    if luminance < Self.luminance(low) { darkest[kind] = pixel }
    if luminance > Self.luminance(high) { lightest[kind] = pixel }
  }

  var colors: [RGBAColor] {
    var result: [RGBAColor] = []
    for kind in kinds.sorted() {
      result.append(Self.color(darkest[kind]))
      if lightest[kind] != darkest[kind] { result.append(Self.color(lightest[kind])) }
    }
    for pixel in steps where pixel != 0 { result.append(Self.color(pixel)) }
    return result + ColorExtremes(translucent.sorted().map(Self.color)).colors
  }

  /// The linear light of each byte.
  private static let linear = (0...255).map { TransferFunction.linear(Double($0) / 255) }

  private static func luminance(_ pixel: UInt32) -> Double {
    0.2126 * linear[Int(pixel >> 24)] + 0.7152 * linear[Int(pixel >> 16 & 255)] + 0.0722
      * linear[Int(pixel >> 8 & 255)]
  }

  private static func color(_ pixel: UInt32) -> RGBAColor {
    RGBAColor(
      bytes: Int(pixel >> 24), Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), alpha: Double(pixel & 255) / 255)
  }
}
