import AuditPipeline
import Auditing
import Colorimetry
import Foundation
import Geometry
import TestSupport
import Testing

/// Colours that a picture's file gives for a part of it.
struct ProjectPixelsTests {
  /// A picture file in a folder of its own: a slope of colours with noise.
  private func picture(seed: UInt64, side: Int) throws -> (folder: URL, pixels: [RGBAColor]) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array("P6 \(side) \(side) 255\n".utf8)
    var pixels: [RGBAColor] = []
    let base = (0..<3).map { _ in Int.random(in: 0...200, using: &generator) }
    for row in 0..<side {
      for column in 0..<side {
        let components = base.enumerated().map { index, value in
          min(max(value + (index == 1 ? row : column) * 55 / side + Int.random(in: -6...6, using: &generator), 0), 255)
        }
        bytes += components.map { UInt8($0) }
        pixels.append(RGBAColor(bytes: components[0], components[1], components[2]))
      }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-pixels-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appendingPathComponent("photo.ppm"))
    return (folder, pixels)
  }

  private func range(_ text: RGBAColor, over colors: [RGBAColor], below layer: RGBAColor) -> (Double, Double) {
    let ratios = colors.map { Contrast.ratio(text, layer.over($0)) }
    return (ratios.min() ?? 0, ratios.max() ?? 0)
  }

  @Test func contrastIsThatOfEveryPixel() throws {
    for seed in UInt64(71)...78 {
      let side = 60
      let (folder, pixels) = try picture(seed: seed, side: side)
      defer { try? FileManager.default.removeItem(at: folder) }
      let source = ProjectPixels(root: folder.path)
      let part = Rectangle(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
      let colors = try #require(source.colors(inFile: "photo.ppm", within: part))
      let inside = (30..<45).flatMap { row in (15..<45).map { pixels[row * side + $0] } }
      for text in [RGBAColor.white, .black, RGBAColor(bytes: 140, 120, 130)] {
        for layer in [RGBAColor.clear, RGBAColor.black.opacity(0.4)] {
          let found = range(text, over: colors, below: layer)
          let truth = range(text, over: inside, below: layer)
          #expect(abs(found.0 - truth.0) < 0.02, "minimum, seed \(seed): \(found) \(truth)")
          #expect(abs(found.1 - truth.1) < 0.02, "maximum, seed \(seed): \(found) \(truth)")
        }
      }
    }
  }

  @Test func filesThatAreNoPicturesGiveNothing() {
    let source = ProjectPixels(root: FileManager.default.temporaryDirectory.path)
    #expect(source.colors(inFile: "none.png", within: Rectangle(x: 0, y: 0, width: 1, height: 1)) == nil)
  }
}
