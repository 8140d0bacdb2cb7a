import AuditPipeline
import Auditing
import Colorimetry
import Diagnostics
import Geometry
import LayoutTree
import PlatformProfile
import Testing
import Typography

/// The verdicts that the designs of the examples must get, from source.
///
/// - Source: computed by an independent model from the recorded facts.
@Suite struct VerdictTests {
  func layouts(_ file: String, _ settings: AuditSettings = AuditSettings()) throws -> [AuditedLayout] {
    try Examples.run(settings).audit(try Examples.project(file).layouts).layouts
  }

  /// The least clearance at each text size, in points, from what the rules saw.
  func clearances(_ index: Int) throws -> [Double] {
    let run = try Examples.run()
    let result = run.run(of: try Examples.project("KeywordBubble.swift").layouts[index]).run()
    return DynamicTypeSize.allCases.map { size in
      result.judgements.flatMap(\.sightings).filter { $0.variant.textSize == size }
        .flatMap(\.observation.facts).filter { $0.name == "clearance" }.map(\.value).min() ?? .infinity
    }
  }

  /// The size at which a finding of a rule first fails.
  func firstFailure(of rule: String, in layout: AuditedLayout) -> DynamicTypeSize? {
    layout.findings.filter { $0.ruleID == rule }.flatMap(\.occurrences).filter { $0.outcome == .failed }
      .map(\.variant.textSize).min()
  }

  @Test func bubbleWithDefaultPaddingTouchesAtTheLargestSize() throws {
    let layout = try layouts("KeywordBubble.swift")[0]
    #expect(Set(layout.findings.map(\.ruleID)) == ["tight-clearance", "ink-outside-shape"])
    #expect(firstFailure(of: "tight-clearance", in: layout) == .accessibility2)
    #expect(firstFailure(of: "ink-outside-shape", in: layout) == .accessibility5)
    let measured = try clearances(0)
    for (size, expected) in [
      (DynamicTypeSize.accessibility2, 3.82), (.accessibility3, 2.38), (.accessibility4, 1.34),
      (.accessibility5, -0.31),
    ] { #expect(abs(measured[size.index] - expected) <= 0.25, "\(size): \(measured[size.index])") }
  }

  @Test func bubbleWithScaledPaddingHoldsEverywhere() throws {
    #expect(try layouts("KeywordBubble.swift")[1].findings.isEmpty)
    let measured = try clearances(1)
    for (size, expected) in [
      (DynamicTypeSize.accessibility2, 9.52), (.accessibility3, 10.75), (.accessibility4, 11.39),
      (.accessibility5, 12.76),
    ] { #expect(abs(measured[size.index] - expected) <= 0.25, "\(size): \(measured[size.index])") }
  }

  @Test(arguments: [(OSProfile.iOS18, true), (.iOS26, false)])
  func whiteOnPurpleFailsInLightOnOneSystem(os: OSProfile, fails: Bool) throws {
    var settings = AuditSettings()
    settings.os = os
    let layout = try layouts("KeywordBubble.swift", settings)[1]
    let findings = layout.findings.filter { $0.ruleID == "insufficient-contrast" }
    #expect(findings.isEmpty != fails)
    #expect(findings.flatMap(\.occurrences).allSatisfy { $0.variant.colorScheme == .light })
  }

  @Test func widePhotosTruncateTheirCaptions() throws {
    let layouts = try layouts("CaptionedPhoto.swift")
    let firsts = layouts.map { firstFailure(of: "truncated-text", in: $0) }
    #expect(firsts == [nil, nil, nil, .accessibility5, .accessibility3])
    #expect(layouts.allSatisfy { $0.findings.allSatisfy { $0.ruleID == "truncated-text" } })
  }

  @Test func eventTilesHold() throws {
    let findings = try layouts("EventTile.swift").flatMap(\.findings)
    #expect(findings.allSatisfy { $0.severity == .note }, "\(findings.map(\.message))")
  }

  @Test func stateIsTruncatedInItsFixedFrame() throws {
    let layouts = try layouts("AlignedContainers.swift")
    #expect(firstFailure(of: "truncated-text", in: layouts[0]) == .medium)
    #expect(firstFailure(of: "truncated-text", in: layouts[1]) == .accessibility1)
    for layout in layouts { #expect(layout.findings.contains { $0.ruleID == "fixed-text-size" }) }
    let small = layouts[0].findings.filter { $0.ruleID == "truncated-text" }.flatMap(\.occurrences)
      .filter { $0.variant.textSize == .small }
    #expect(small.allSatisfy { $0.outcome == .cantTell })
  }

  @Test func titlesLineUpInTheThirdStageAlone() throws {
    let layouts = try layouts("AlignedTitles.swift")
    for (index, layout) in layouts.enumerated() {
      for rendering in layout.renderings {
        let baselines = rendering.tree.boxes.compactMap { box in
          box.text.flatMap { $0.string.hasSuffix("Peppers") ? box.frame.minY + $0.set.firstBaseline : nil }
        }
        try #require(baselines.count == 2)
        #expect((abs(baselines[0] - baselines[1]) < 0.01) == (index == 2), "\(layout.name) \(rendering.variant)")
      }
      #expect(firstFailure(of: "broken-word", in: layout) == .accessibility5)
    }
  }
}
