import Auditing
import Diagnostics
import Fixes
import Geometry
import LayoutTree
import PathGeometry
import SourceEdits
import Typography

/// Tries edits for one cause: lays the layouts that they touch out again, and compares what the rules see.
struct FixTrial {
  /// A layout with what the audit said of it before.
  struct Subject {
    /// Position among the project's layouts.
    var index: Int
    var before: AuditedLayout
    /// The findings that have to go; empty for layouts that only must not get worse.
    var cleared: [Finding]
  }

  /// An edit that passed.
  struct Success {
    var project: LoadedProject
    /// The audited layouts after the edit, by position.
    var layouts: [(index: Int, layout: AuditedLayout)]
    var variants: Int
    /// Whether every text and symbol stays where it is at the default text size.
    var keepsDefaultLook: Bool
  }

  enum Outcome {
    case passed(Success)
    case rejected(String)
  }

  let run: AuditRun
  let project: LoadedProject
  /// Those with findings to clear first.
  let subjects: [Subject]

  /// - Parameter laidOut: grows by the variants that were laid out.
  func attempt(_ candidate: FixCandidate, laidOut: inout Int) -> Outcome {
    guard let edited = project.editing(candidate.change) else {
      return .rejected("the file could not be read after the edit")
    }
    if let problem = quickProblem(in: edited, laidOut: &laidOut) { return .rejected(problem) }
    var layouts: [(index: Int, layout: AuditedLayout)] = []
    var variants = 0
    var keepsLook = true
    for subject in subjects {
      let after = run.run(of: edited.layouts[subject.index]).run().layout
      laidOut += after.renderings.count
      if let problem = problem(subject, after) { return .rejected(problem) }
      variants += after.renderings.count
      keepsLook = keepsLook && ShownContent.standsStill(from: subject.before, to: after)
      layouts.append((subject.index, after))
    }
    return .passed(Success(project: edited, layouts: layouts, variants: variants, keepsDefaultLook: keepsLook))
  }

  /// A look at the worst variants alone, which turns most edits down at little cost.
  ///
  /// Optimization: what passes here is laid out in full after; `FixRunTests` compares with full audits.
  private func quickProblem(in edited: LoadedProject, laidOut: inout Int) -> String? {
    for subject in subjects {
      for finding in subject.cleared {
        let worst = finding.occurrences[finding.worst].variant
        var only = run
        only.rules.only = [finding.ruleID]
        let layout = only.run(of: edited.layouts[subject.index]).run(only: [worst]).layout
        laidOut += 1
        let stays = layout.findings.count { $0.subject.title == finding.subject.title }
        let allowed = subject.before.findings.count { other in
          other.ruleID == finding.ruleID && other.subject.title == finding.subject.title
            && !subject.cleared.contains { $0.fingerprint == other.fingerprint }
        }
        // Rules that compare text sizes cannot tell from one; they answer in full.
        let isFailed = layout.findings.contains { $0.subject.title == finding.subject.title && $0.outcome == .failed }
        if stays > allowed, isFailed || finding.outcome == .cantTell {
          return "the finding stays at \(worst.textSize.shortName)"
        }
      }
    }
    return nil
  }

  private func problem(_ subject: Subject, _ after: AuditedLayout) -> String? {
    let before = subject.before
    let known = Set(before.unmeasured.map(\.message))
    if let part = after.unmeasured.first(where: { !known.contains($0.message) }) {
      return "something can no longer be measured: \(part.message)"
    }
    let diagnostics = Set(before.diagnostics.map(\.message))
    if let diagnostic = after.diagnostics.first(where: { !diagnostics.contains($0.message) }) {
      return diagnostic.message
    }
    if let problem = FindingTally.problem(
      before: before.findings, after: after.findings, clearing: subject.cleared)
    {
      return problem + (subject.cleared.isEmpty ? " in \(before.name)" : "")
    }
    return ShownContent.loss(from: before, to: after).map { "\($0) is no longer shown" }
  }
}

/// What people see of a layout: its texts, symbols and pictures.
enum ShownContent {
  private static func names(in tree: LayoutTree) -> [String: Int] {
    var names: [String: Int] = [:]
    for box in tree.boxes {
      if let text = box.text { names["Text “\(text.string)”", default: 0] += 1 }
      if let symbol = box.symbol { names["Symbol “\(symbol.name)”", default: 0] += 1 }
      if let image = box.image { names["Image “\(image.name)”", default: 0] += 1 }
    }
    return names
  }

  /// The first thing that is shown in a variant before and not after.
  static func loss(from before: AuditedLayout, to after: AuditedLayout) -> String? {
    for (old, new) in zip(before.renderings, after.renderings) {
      let names = names(in: new.tree)
      let lost = Self.names(in: old.tree).filter { (names[$0.key] ?? 0) < $0.value }.keys.min()
      if let lost { return lost }
    }
    return nil
  }

  /// Whether all that is painted has the same frames at the default text size, to half a point.
  static func standsStill(from before: AuditedLayout, to after: AuditedLayout) -> Bool {
    guard let index = before.renderings.firstIndex(where: { $0.variant.textSize == .large }),
      after.renderings.indices.contains(index)
    else { return false }
    let frames = (paintedFrames(before.renderings[index].tree), paintedFrames(after.renderings[index].tree))
    guard frames.0.count == frames.1.count else { return false }
    return zip(frames.0, frames.1).allSatisfy { one, other in
      one.inset(by: -0.5).contains(other) && other.inset(by: -0.5).contains(one)
    }
  }

  private static func paintedFrames(_ tree: LayoutTree) -> [Rectangle] {
    tree.paint.map { $0.content.outline?.controlBox ?? tree.boxes[$0.box].frame }
  }
}
