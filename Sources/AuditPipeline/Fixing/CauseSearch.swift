import Auditing
import Diagnostics
import Fixes
import LayoutTree
import SourceEdits

/// Tries the proposals for one cause, one after the other, and remembers why they failed.
struct CauseSearch {
  let run: AuditRun
  let budget: FixBudget
  let cause: DefectCause
  /// What is edited.
  let project: LoadedProject
  /// What edits are compared with.
  let layouts: [AuditedLayout]
  /// The edit that led to the project, where one was made before; and the project before it.
  private let first: (candidate: FixCandidate, project: LoadedProject)?
  private(set) var attempts: [FixAttempt] = []
  private var obstacles: [String] = []
  /// Edits that were turned down, the smallest value of a search among them.
  private(set) var rejected: [FixCandidate] = []
  /// Whether pairs of edits were tried too.
  var hasTriedPairs = false
  /// Variants that were laid out, and how many may be.
  private(set) var variants = 0
  private let variantLimit: Int
  /// Whether it ended before all was tried.
  private(set) var isCutShort = false

  init(
    run: AuditRun, budget: FixBudget, cause: DefectCause, project: LoadedProject, layouts: [AuditedLayout],
    variantLimit: Int, after first: (candidate: FixCandidate, project: LoadedProject)? = nil
  ) {
    self.variantLimit = variantLimit
    self.run = run
    self.budget = budget
    self.cause = cause
    self.project = project
    self.layouts = layouts
    self.first = first
  }

  /// The fix, where a proposal gives one.
  mutating func attempt(_ proposal: FixProposal) -> (ProposedFix, FixTrial.Success)? {
    switch proposal {
    case .unable(let sentence):
      if !obstacles.contains(sentence) { obstacles.append(sentence) }
      return nil
    case .edit(let candidate):
      guard let trial = trial(of: candidate) else { return nil }
      switch trial.attempt(candidate, laidOut: &variants) {
      case .passed(let success): return (fix(candidate, success), success)
      case .rejected(let problem):
        attempts.append(FixAttempt(summary: candidate.summary, problem: problem))
        rejected.append(candidate)
        return nil
      }
    case .search(let search): return attempt(search)
    }
  }

  /// The first number of a search that cures the cause.
  private mutating func attempt(_ search: FixSearch) -> (ProposedFix, FixTrial.Success)? {
    let values = search.values.prefix(budget.valuesPerSearch)
    var last: (candidate: FixCandidate, problem: String)?
    var end = values.first ?? 0
    for value in values {
      guard let candidate = search.candidate(value), let trial = trial(of: candidate) else { return nil }
      end = value
      switch trial.attempt(candidate, laidOut: &variants) {
      case .passed(let success):
        var candidate = candidate
        if let present = search.presentValue, present > value, let other = search.candidate(present),
          case .passed(let kept) = trial.attempt(other, laidOut: &variants)
        {
          let still = kept.keepsDefaultLook ? ", and nothing moves at the default text size" : ""
          candidate.notes.append(
            "Today's \(Self.text(of: present)) \(search.unit) as the value clears every size too\(still).")
        }
        return (fix(candidate, success), success)
      case .rejected(let problem): last = (candidate, problem)
      }
    }
    if let start = values.first.flatMap(search.candidate) { rejected.append(start) }
    if let last, let first = values.first {
      attempts.append(
        FixAttempt(
          summary: last.candidate.summary,
          problem: "no value from \(Self.text(of: first)) to \(Self.text(of: end)) \(search.unit) does: \(last.problem)"
        ))
    }
    return nil
  }

  private static func text(of value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

  /// The trial of an edit; `nil` where too many layouts show the edited view.
  private mutating func trial(of candidate: FixCandidate) -> FixTrial? {
    guard variants < variantLimit else {
      isCutShort = true
      return nil
    }
    let files = candidate.change.files + (first?.candidate.change.files ?? [])
    let touched = layouts.indices.filter { index in
      cause.findings.contains { $0.layout == index } || shows(files, layouts[index])
    }
    guard touched.count <= budget.layoutsPerEdit else {
      obstacles.append("More than \(budget.layoutsPerEdit) layouts show the view, too many to try an edit on.")
      return nil
    }
    let subjects = touched.map { index in
      FixTrial.Subject(
        index: index, before: layouts[index],
        cleared: cause.findings.filter { $0.layout == index }.map(\.finding))
    }
    return FixTrial(
      run: run, project: project,
      subjects: subjects.filter { !$0.cleared.isEmpty } + subjects.filter { $0.cleared.isEmpty })
  }

  /// Whether a layout shows something that is written in one of the files.
  private func shows(_ files: [String], _ layout: AuditedLayout) -> Bool {
    if files.contains(layout.file) { return true }
    guard let first = layout.renderings.first?.tree, let last = layout.renderings.last?.tree else { return false }
    return (first.boxes + last.boxes).contains { box in box.range.map { files.contains($0.file) } ?? false }
  }

  private func fix(_ candidate: FixCandidate, _ success: FixTrial.Success) -> ProposedFix {
    let before = first?.project ?? project
    let files = Set(candidate.change.files + (first?.candidate.change.files ?? [])).sorted()
    let texts = files.map { file in
      (path: file, old: before.texts[file] ?? "", new: success.project.texts[file] ?? "")
    }
    let count = success.layouts.count
    var notes = [
      "Laid out again in \(success.variants) variants of \(count == 1 ? "one layout" : "\(count) layouts"): "
        + "\(cause.findings.count == 1 ? "the finding is" : "\(cause.findings.count) findings are") gone, and no other came."
    ]
    if success.keepsDefaultLook { notes.append("Nothing moves at the default text size.") }
    let lines = texts.flatMap { LineReplacement.all(from: $0.old, to: $0.new, file: $0.path) }
    var fix = ProposedFix(
      kind: candidate.kind, summary: candidate.summary, change: candidate.change, diff: UnifiedDiff(texts).text,
      lines: lines, notes: notes + candidate.notes)
    if let earlier = first?.candidate {
      fix.kind = earlier.kind
      fix.summary = earlier.summary + " And: " + candidate.summary
      fix.notes += earlier.notes
      // Places in the edited files are not those in the files; whole lines are.
      fix.change = SourceChange(lines.compactMap { $0.edit(of: before.texts[$0.file] ?? "") }) ?? candidate.change
    }
    return fix
  }

  /// Why there is no fix.
  var failure: FixOutcome {
    let reason: String
    if isCutShort {
      reason = "The search ended after \(variants) variants were laid out, with none of the edits tried so far safe."
    } else if attempts.isEmpty {
      reason = obstacles.isEmpty ? "No edit fits the place in the source." : obstacles.joined(separator: " ")
    } else {
      reason =
        hasTriedPairs
        ? "No edit that was tried is safe, nor is a pair of them." : "No edit that was tried is safe."
    }
    return .none(reason: reason, attempts: attempts)
  }
}
