import Auditing

/// The edit that cures a finding, as a diff; or why there is none.
struct FixMarkup {
  let markup: Markup

  init(_ outcome: FixOutcome?) {
    switch outcome {
    case .found(let fix)?: markup = Self.proposal(fix)
    case .none(let reason, let attempts)?: markup = Self.absence(reason, attempts)
    case nil: markup = .empty
    }
  }

  private static func proposal(_ fix: ProposedFix) -> Markup {
    let lines = fix.diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line -> Markup in
      let text = String(line)
      switch text.first {
      case "-" where !text.hasPrefix("---"): return "<span class=\"gone\">\(text)</span>\n"
      case "+" where !text.hasPrefix("+++"): return "<span class=\"new\">\(text)</span>\n"
      default: return "\(text)\n"
      }
    }.combined()
    let notes = fix.notes.map { note -> Markup in "<p class=\"calm\">\(note)</p>" }.combined()
    return """

      <div class="fix"><p><strong>Fix.</strong> \(fix.summary)</p><pre tabindex="0" role="region" \
      aria-label="The fix as a diff">\(lines)</pre>\(notes)</div>
      """
  }

  private static func absence(_ reason: String, _ attempts: [FixAttempt]) -> Markup {
    let rows = attempts.map { attempt -> Markup in
      "<li>\(attempt.summary) <span class=\"calm\">\(attempt.problem).</span></li>"
    }.combined()
    let list: Markup = attempts.isEmpty ? .empty : "<ul>\(rows)</ul>"
    return """

      <details class="fix"><summary>No safe edit</summary><p>\(reason)</p>\(list)</details>
      """
  }
}
