import AuditPipeline
import Auditing
import Foundation
import Testing

/// Arrangements as projects have them, each with one that differs in what decides.
@Suite struct RealLayoutTests {
  private static let tools = try? MeasuringTools(installationAbove: #filePath)

  private func findings(_ source: String, _ body: String) throws -> [Finding] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-real-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Layout.swift").path
    let text = "import SwiftUI\n\(source)\n#Preview {\n\(body)\n}\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let project = try LoadedProject(at: ProjectLocation(of: path), paths: [path])
    let run = AuditRun(settings: AuditSettings(), tools: try #require(Self.tools), jobs: 1, toolVersion: "test")
    return run.audit(project.layouts).layouts.flatMap(\.findings)
  }

  /// The rules that fail.
  private func failures(_ body: String) throws -> Set<String> {
    Set(try findings("", body).filter { $0.outcome == .failed }.map(\.ruleID))
  }

  // MARK: Shapes

  private func badge(_ background: String) -> String {
    """
    ZStack(alignment: .top) {
      Text("Title and some words").padding(16).frame(maxWidth: .infinity).background(Color.gray.opacity(0.2))
        .cornerRadius(16)
        .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.black, lineWidth: 1))
      Text("New").foregroundStyle(.black).padding(.horizontal, 10).padding(.vertical, 4)\(background).offset(y: -10)
    }
    """
  }

  @Test func badgeStandsOnItsOwnBackgroundAndNotOnTheCard() throws {
    let clearance: Set = ["ink-outside-shape", "tight-clearance"]
    #expect(try failures(badge(".background(Color.yellow).cornerRadius(12)")).isDisjoint(with: clearance))
    #expect(try !failures(badge("")).isDisjoint(with: clearance))
    #expect(try !failures(badge(".background(Color.yellow.opacity(0.5))")).isDisjoint(with: clearance))
  }

  @Test func frameThatTextHasOutgrownIsTheCauseAndNotPaddingBesideIt() throws {
    let chip = """
      HStack(spacing: 12) { Text("Label"); Text("99").frame(width: 24, height: 24) }
        .font(.system(size: 45))
        .padding(.leading, 9).frame(height: 32).padding(.horizontal, 3)
        .background(Color.white, in: RoundedRectangle(cornerRadius: 16))
        .lineLimit(1).fixedSize(horizontal: true, vertical: false)
      """
    let crossing = try findings("", chip).filter { $0.ruleID == "ink-outside-shape" }
    #expect(!crossing.isEmpty)
    for finding in crossing {
      #expect(finding.property == .frameHeight, "\(finding.message)")
      #expect(finding.message.contains("Make the frame's height a minimum"))
    }
    let padded = try findings(
      "", "Text(\"Herbs\").font(.title).padding(4).background(.gray, in: RoundedRectangle(cornerRadius: 40))")
    #expect(padded.filter { $0.ruleID == "tight-clearance" }.allSatisfy { $0.property == .padding })
  }

  // MARK: Targets

  private func card(_ height: Int, star: Int) -> String {
    """
    Button { } label: { Text("Card").frame(width: \(height), height: \(height)).background(.gray.opacity(0.2)) }
      .overlay(alignment: .topTrailing) {
        Button { } label: { Image(systemName: "star").frame(width: \(star), height: \(star)) }
          .accessibilityLabel("Favourite")
      }
    """
  }

  @Test func targetInFrontOfALargerOneTakesItsTouches() throws {
    #expect(try !failures(card(180, star: 44)).contains("crowded-targets"))
    // Too small itself, and too little left of what is behind.
    #expect(try failures(card(180, star: 20)).contains("crowded-targets"))
    #expect(try failures(card(60, star: 44)).contains("crowded-targets"))
    // The large one lies in front.
    let covered = """
      ZStack {
        Button { } label: { Color.red.frame(width: 44, height: 44) }.accessibilityLabel("Behind")
        Button { } label: { Color.blue.frame(width: 180, height: 180) }.accessibilityLabel("Front")
      }
      """
    #expect(try failures(covered).contains("crowded-targets"))
  }

  // MARK: Scrolling

  private func carousel(_ open: String, _ close: String) -> String {
    """
    ScrollView {
      \(open) HStack { ForEach(0..<6, id: \\.self) { Text("Virgil Grissom \\($0)").fixedSize() } } \(close)
    }
    """
  }

  @Test func whatAScrollViewShowsWithoutClippingCanBeReached() throws {
    let cut: Set = ["clipped-text", "clipped-content", "content-beyond-container"]
    let inner = try failures(carousel("ScrollView(.horizontal) {", "}.scrollClipDisabled()"))
    #expect(inner.isDisjoint(with: cut))
    #expect(try !failures(carousel("", "")).isDisjoint(with: cut))
    // It scrolls the other way.
    #expect(try !failures(carousel("ScrollView(.vertical) {", "}.scrollClipDisabled()")).isDisjoint(with: cut))
  }

  private func rows(over behind: String) -> String {
    """
    ZStack {
      \(behind)
      ScrollView { VStack(spacing: 30) { ForEach(0..<40, id: \\.self) { Text("Row \\($0)").foregroundStyle(.white) } } }
    }
    """
  }

  @Test func textBelowTheFoldIsSeenOverWhatTheScrollViewLiesOn() throws {
    let night = "[.black, Color(red: 0, green: 0, blue: 0.5)]"
    let dark = "LinearGradient(colors: \(night), startPoint: .top, endPoint: .bottom).ignoresSafeArea()"
    #expect(try !failures(rows(over: dark)).contains("insufficient-contrast"))
    let light = "LinearGradient(colors: [.white, .yellow], startPoint: .top, endPoint: .bottom).ignoresSafeArea()"
    #expect(try failures(rows(over: light)).contains("insufficient-contrast"))
  }

  // MARK: Drawing

  private func ribbon(_ size: Int) -> String {
    """
    Text("test").font(.system(size: \(size))).frame(width: 300, height: 18).background(.blue)
      .rotationEffect(.degrees(45)).position(x: 44, y: 16).clipped().frame(width: 60, height: 44)
    """
  }

  @Test func turnedTextIsAsLargeAsItsOutlines() throws {
    #expect(try !failures(ribbon(22)).contains("clipped-text"))
    #expect(try failures(ribbon(60)).contains("clipped-text"))
  }

  @Test func whatABlendModeLeavesOfTextIsNotKnown() throws {
    func outcomes(_ modifier: String) throws -> Set<Outcome> {
      let text = "Text(\"Longer than it is wide\").fixedSize()\(modifier).frame(width: 60).clipped()"
      return Set(try findings("", text).filter { $0.ruleID == "clipped-text" }.map(\.outcome))
    }
    #expect(try outcomes(".blendMode(.destinationOver)") == [.cantTell])
    #expect(try outcomes("") == [.failed])
  }

  @Test func insideOfADatePickerIsTheSystemsMatter() throws {
    let picker = """
      Text("22 Nov 2026").frame(maxWidth: .infinity, alignment: .leading)
        .overlay { DatePicker("From", selection: .constant(Date()), displayedComponents: .date).labelsHidden().blendMode(.destinationOver) }
        .padding(12).background(Color.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 10)).frame(width: 170)
      """
    let geometry: Set = ["ink-outside-shape", "clipped-text", "clipped-content", "content-beyond-container"]
    let failed = try findings("", picker).filter { geometry.contains($0.ruleID) && $0.outcome == .failed }
    #expect(failed.map(\.message) == [])
  }

  // MARK: Folding

  @Test func rowsOfALoopAreOneFinding() throws {
    let wheel = "VStack { ForEach(0..<9, id: \\.self) { Text(\"\\($0) o'clock\").font(.system(size: 24)) } }"
    let folded = try findings("", wheel).filter { $0.ruleID == "fixed-text-size" }
    #expect(folded.count == 1 && folded.first?.places.count == 9)
    let written = "VStack { Text(\"One\").font(.system(size: 24)); Text(\"Two\").font(.system(size: 24)) }"
    #expect(try findings("", written).filter { $0.ruleID == "fixed-text-size" }.count == 2)
  }
}
