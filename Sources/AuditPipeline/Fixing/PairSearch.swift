import Auditing
import Fixes

/// Tries pairs of edits where no edit alone cures a cause: after the first, the findings that stay or come are looked at
/// as if they were found in an audit, and the second is an edit for one of them.
struct PairSearch {
  let run: AuditRun
  let budget: FixBudget
  let cause: DefectCause
  let project: LoadedProject
  let layouts: [AuditedLayout]
  /// How many variants may be laid out.
  let variantLimit: Int

  /// The first pair that cures the cause.
  ///
  /// - Parameters:
  ///   - candidates: edits that do not do alone, the most promising first.
  ///   - variants: how many were laid out; grows by those that are laid out here.
  func fix(
    beginningWith candidates: [FixCandidate], variants: inout Int
  ) -> (ProposedFix, FixTrial.Success)? {
    var trials = 0
    for first in candidates.prefix(budget.firstEdits) {
      guard let edited = project.editing(first.change), let after = audit(edited) else { continue }
      var sources = EditableSources(edited.texts)
      for next in openCauses(in: after, &sources).prefix(budget.causesAfterFirst) {
        guard let target = FixTarget(next.sightings(in: after, of: edited)) else { continue }
        var search = CauseSearch(
          run: run, budget: budget, cause: cause, project: edited, layouts: layouts,
          variantLimit: variantLimit - variants, after: (first, project))
        defer { variants += search.variants }
        for proposal in FixKinds.proposals(for: target, in: &sources) where trials < budget.pairs {
          trials += 1
          if let found = search.attempt(proposal) { return found }
        }
      }
    }
    return nil
  }

  /// The layouts that show the cause after an edit, the others as they were; `nil` where something is lost.
  private func audit(_ edited: LoadedProject) -> [AuditedLayout]? {
    var after = layouts
    for index in Set(cause.findings.map(\.layout)).sorted() {
      after[index] = run.run(of: edited.layouts[index]).run().layout
      if ShownContent.loss(from: layouts[index], to: after[index]) != nil { return nil }
    }
    return after
  }

  /// The causes of what stands against the first edit.
  private func openCauses(in after: [AuditedLayout], _ sources: inout EditableSources) -> [DefectCause] {
    var open: [Int: Set<FindingTally.Key>] = [:]
    for index in Set(cause.findings.map(\.layout)) {
      let problems = FindingTally.problems(
        before: layouts[index].findings, after: after[index].findings,
        clearing: cause.findings.filter { $0.layout == index }.map(\.finding))
      open[index] = Set(problems.map(\.key))
    }
    return DefectCause.all(in: after, sources: &sources).filter { other in
      other.findings.contains { place in
        let key = FindingTally.Key(rule: place.finding.ruleID, title: place.finding.subject.title)
        return open[place.layout]?.contains(key) ?? false
      }
    }
  }
}

extension DefectCause {
  /// The findings as kinds of fixes see them.
  func sightings(in layouts: [AuditedLayout], of project: LoadedProject) -> [FixTarget.Sighting] {
    findings.map { place in
      FixTarget.Sighting(
        layout: place.layout, finding: place.finding, renderings: layouts[place.layout].renderings,
        pixels: project.layouts[place.layout].pixels)
    }
  }
}
