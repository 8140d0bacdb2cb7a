import Foundation
import Geometry
import PlatformProfile
import Testing
import Typography
import ViewLayout
import ViewTree

/// A case of `Tests/Conformance/layout-cases.json`.
struct LayoutCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Proposal: Decodable {
    var width: Double?
    var height: Double?
  }

  struct Frame: Decodable {
    var x: Double?
    var y: Double?
    var w: Double?
    var h: Double?
  }

  var id: String
  var provenance: String
  var platform: String?
  var view: String?
  var proposal: Proposal
  var expected: [String: Frame]
  /// Text sizes that the recording device used.
  var given: [String: Given]?

  var testDescription: String { id }

  enum Given: Decodable {
    case size(Size)
    case measured(Size, baseline: Double)
    case described(String)

    init(from decoder: any Decoder) throws {
      struct Measured: Decodable {
        var size: [Double]
        var baseline: Double
      }
      let container = try decoder.singleValueContainer()
      if let numbers = try? container.decode([Double].self) {
        self = .size(Size(width: numbers[0], height: numbers[1]))
      } else if let measured = try? container.decode(Measured.self) {
        self = .measured(Size(width: measured.size[0], height: measured.size[1]), baseline: measured.baseline)
      } else {
        self = .described(try container.decode(String.self))
      }
    }
  }

  /// A case about frames, or one about a function, which `FunctionCaseTests` holds.
  private struct Entry: Decodable {
    var frames: LayoutCase?

    init(from decoder: any Decoder) throws {
      struct Kind: Decodable { var kind: String? }
      frames = try Kind(from: decoder).kind == "function" ? nil : LayoutCase(from: decoder)
    }
  }

  private struct Document: Decodable {
    var cases: [Entry]
  }

  static let all: [LayoutCase] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Conformance/layout-cases.json")
    guard let data = try? Data(contentsOf: url), let document = try? JSONDecoder().decode(Document.self, from: data)
    else { return [] }
    return document.cases.compactMap(\.frames)
  }()

  /// Cases whose text is the Mac's own, measured with real advances.
  var needsRealText: Bool { id.hasPrefix("swt-") || id == "fb-hello" }

  /// A text setter with the sizes that the case gives.
  var textSetter: FakeTextSetter {
    var setter = FakeTextSetter()
    for (key, value) in given ?? [:] {
      let name = key.hasPrefix("Text(\"") ? String(key.dropFirst(6).dropLast(2)) : key
      switch value {
      case .size(let size):
        setter.known[name] = FakeTextSetter.Known(size: size, baseline: size.height * 13 / 16)
      case .measured(let size, let baseline): setter.known[name] = FakeTextSetter.Known(size: size, baseline: baseline)
      case .described: break
      }
    }
    // The widest of the first lines of the recorded paragraph, at a width of 150 and of 110 points.
    setter.paragraphs["P"] = FakeTextSetter.Paragraph(
      lineHeight: 16, width: { $0 == 1 ? 103.5 : 137 }, lineCount: id == "swg-pressure-heights" ? 5 : 4)
    setter.paragraphs["S"] = FakeTextSetter.Paragraph(lineHeight: 16, width: { _ in 140 }, lineCount: 2)
    return setter
  }

  var settings: LayoutSettings {
    var result = LayoutSettings.canvas(
      proposal.width ?? 0, proposal.height ?? 0, profile: (platform ?? "").contains("macOS") ? .macOS : .iOS18,
      scale: (platform ?? "").contains("3x") ? 3 : 2)
    result.offeredAxes = []
    if proposal.width != nil { result.offeredAxes.insert(.horizontal) }
    if proposal.height != nil { result.offeredAxes.insert(.vertical) }
    return result
  }
}
