import FontEngine
import Foundation
import Testing
import Typography

/// Fonts of the audited project: the fetched Inter stands for one.
struct CustomFontTests {
  static let folder = (RepositoryFonts.installation?.cacheFolder ?? "") + "/fonts"

  private func engine(_ folders: [String] = [folder]) throws -> FontEngine {
    try FontEngine(try #require(RepositoryFonts.installation), fontFolders: folders)
  }

  private func key(_ name: String, weight: FontWeight = .regular, isItalic: Bool = false) -> FontFaceKey {
    var key = FontFaceKey(family: .custom(name), weight: weight)
    key.isItalic = isItalic
    return key
  }

  @Test(arguments: ["Inter-Regular", "Inter", "inter", "Inter Regular"])
  func namesOfEveryKindFindTheFace(_ name: String) throws {
    let engine = try engine()
    let run = engine.shape(ShapingRequest(text: "Hello", font: key(name)))
    #expect(run.basis == .realFont, "\(run.unmeasured)")
    #expect(run.unmeasured.isEmpty)
    #expect(engine.name(of: run.faces[0].face).hasPrefix("Inter"))
  }

  @Test func aCustomFontIsMeasuredAsItIs() throws {
    let engine = try engine()
    let run = engine.shape(ShapingRequest(text: "nn", font: key("Inter")))
    // Inter 4.1 at its default place: 1210 of 2048 units for "n".
    #expect(abs(run.advanceSum.advance.text * 2048 - 2420) < 1)
    let metrics = engine.metrics(of: ResolvedFont(family: .custom("Inter"), pointSize: 2048))
    #expect(metrics.ascent == 1984)
    #expect(metrics.descent == 494)
    #expect(engine.scaling(of: ResolvedFont(family: .custom("Inter"), pointSize: 17)).tracking == 0)
  }

  @Test func weightAndSlantChooseAmongTheFamily() throws {
    let engine = try engine()
    let regular = engine.shape(ShapingRequest(text: "mmm", font: key("Inter")))
    let bold = engine.shape(ShapingRequest(text: "mmm", font: key("Inter", weight: .bold)))
    #expect(bold.advanceSum.advance.text > regular.advanceSum.advance.text)
    let italic = engine.shape(ShapingRequest(text: "mmm", font: key("Inter", isItalic: true)))
    #expect(engine.name(of: italic.faces[0].face).contains("Italic"))
    let faces = [FontWeight.regular, .semibold, .bold, .heavy].map { weight in
      engine.metrics(of: ResolvedFont(family: .custom("Inter"), pointSize: 15, weight: weight)).isBold
    }
    #expect(faces == [false, false, true, true])
  }

  @Test func unknownFontsFallBackToTheSystemFontAndSaySo() throws {
    let engine = try engine()
    let run = engine.shape(ShapingRequest(text: "Hello", font: key("Intre")))
    #expect(run.unmeasured.map(\.code) == ["unknown-font"])
    #expect(run.unmeasured[0].message.contains("Nearest: Inter"))
    let system = engine.shape(ShapingRequest(text: "Hello", font: FontFaceKey()))
    #expect(run.advanceSum == system.advanceSum)
  }

  @Test func whatACustomFontLacksComesFromTheSystemFont() throws {
    let engine = try engine()
    // The icon font has no letters.
    let run = engine.shape(ShapingRequest(text: "A", font: key("bootstrap-icons")))
    #expect(run.faces.count == 1)
    #expect(run.faces[0].isFallback)
    #expect(engine.name(of: run.faces[0].face).hasPrefix("System default"))
  }

  @Test func applesOwnFontIsUsedAsItIsWhereItIsAtHand() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Inter under the PostScript name of Apple's font, of the same length, stands for it.
    var data = try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/Inter.ttf"))
    func wide(_ text: String) -> Data { Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
    while let range = data.range(of: wide("Inter-Regular")) { data.replaceSubrange(range, with: wide("SFPro-Regular")) }
    try data.write(to: folder.appendingPathComponent("SFPro.ttf"))
    let engine = try engine([folder.path])
    let run = engine.shape(ShapingRequest(text: "nn", font: FontFaceKey()))
    #expect(run.basis == .realFont)
    #expect(abs(run.advanceSum.advance.text * 2048 - 2420) < 60)
    #expect(run.advanceSum.advance.text > run.advanceSum.advance.display)
    #expect(engine.scaling(of: ResolvedFont(pointSize: 17)).tracking < 0)
    #expect(run.advanceSum.fontTrackedGlyphs == 2)
  }

  @Test func brokenFontsAreErrorsWithTheirPath() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/Inter.ttf"))
    for (index, length) in [0, 3, 11, 100, 1000, 40_000, 400_000].enumerated() {
      try whole.prefix(length).write(to: folder.appendingPathComponent("cut\(index).ttf"))
    }
    var garbled = whole
    for offset in stride(from: 300, to: garbled.count, by: 97) { garbled[offset] ^= 0x5A }
    try garbled.write(to: folder.appendingPathComponent("garbled.ttf"))
    try Data("not a font".utf8).write(to: folder.appendingPathComponent("text.ttf"))
    let engine = try engine([folder.path])
    let failures = engine.unreadableFonts
    #expect(
      failures.contains { if case .unreadableFont(let path, _) = $0 { path.hasSuffix("text.ttf") } else { false } })
    #expect(failures.count >= 5)
    for name in ["Inter", "Inter-Regular"] {
      // Whatever could be opened is shaped without a crash.
      #expect(engine.shape(ShapingRequest(text: "Hello", font: key(name))).utf16Count == 5)
    }
    #expect(throws: FontEngineError.self) { try engine.report(onFont: folder.path + "/text.ttf") }
    #expect(throws: FontEngineError.self) { try engine.report(onFont: folder.path + "/none.ttf") }
  }
}

struct FontReportTests {
  @Test func aFontByPathIsReadAsItIs() throws {
    let report = try RepositoryFonts.engine.report(onFont: CustomFontTests.folder + "/Inter.ttf")
    let face = try #require(report.faces.first)
    #expect(face.description.unitsPerEm == 2048)
    #expect(face.description.family.hasPrefix("Inter"))
    #expect(face.description.axes.map(\.tag) == ["opsz", "wght"])
    #expect(abs(face.description.metrics.capHeight * 2048 - 1490) < 1)
    #expect(abs(face.description.metrics.xHeight * 2048 - 1118) < 1)
    #expect(face.characterCount > 2000)
    #expect(face.coverage.first { $0.name == "Basic Latin" }?.covered == 95)
    #expect(face.coverage.first { $0.name == "Cyrillic" }?.covered == 96)
    #expect(face.coverage.contains { $0.name == "Thai" } == false)
  }

  @Test func standInsNameWhatTheyStandFor() {
    let standIns = RepositoryFonts.engine.standIns
    #expect(standIns.first?.role == "system font")
    #expect(standIns.first?.basis == .profile)
    #expect(standIns.contains { $0.role == "script Arab" && $0.family == "Noto Sans Arabic" })
    #expect(standIns.contains { $0.role == "emoji" })
    #expect(standIns.allSatisfy { !$0.installation.isEmpty })
  }

  @Test func unknownFamiliesAreReported() throws {
    let report = try RepositoryFonts.engine.report(onFont: "Comic Papyrus")
    #expect(report.faces.isEmpty)
    #expect(report.unmeasured?.code == "unknown-font")
    #expect(try RepositoryFonts.engine.report(onFont: "Noto Sans Thai").faces.count == 2)
  }
}
