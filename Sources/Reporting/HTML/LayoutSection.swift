import Auditing
import Colorimetry
import Diagnostics
import Geometry
import LayoutTree
import Typography

/// The section of one layout: its pictures at every text size, its findings, and what was not measured.
struct LayoutSection {
  let layout: ReportedLayout
  let options: ReportOptions

  func markup(isOpen: Bool, library: inout PictureLibrary) -> Markup {
    let pictures = PictureSet(layout: layout, options: options, library: &library)
    let open = isOpen ? " open" : ""
    let place = layout.range.map { "\(layout.file):\($0.startLine)" } ?? layout.file
    return """
      <section class="layout" id="\(layout.slug)" data-words="\(layout.name.lowercased() + " " + layout.file.lowercased())" \
      data-index="\(index)">
      <details\(open)>
      <summary><h3>\(Markup.breakable(layout.name))</h3><span class="place"><bdi>\(place)</bdi></span>\(summaryStrip)\(badges)\
      </summary>
      <noscript>\(body(pictures))</noscript>
      </details>
      </section>

      """
  }

  /// What the filter knows of each finding: rule, verdict and words, as JSON.
  private var index: String {
    JSONText.line(
      layout.findings.map { reported -> [String] in
        let finding = reported.finding
        let words = [
          layout.name, layout.file, reported.title, finding.ruleID, finding.subject.title, finding.subject.path,
          finding.message,
        ]
        return [finding.ruleID, reported.kind, words.joined(separator: " ").lowercased()]
      })
  }

  private func body(_ pictures: PictureSet) -> Markup {
    let findings = layout.findings.enumerated().map { index, finding in
      FindingCard(finding: finding, index: index, layout: layout, pictures: pictures, options: options).markup
    }.combined()
    let none: Markup =
      layout.totals.renderings == 0
      ? "<p class=\"calm\">Nothing could be laid out.</p>"
      : "<p class=\"calm\">Nothing was found at any text size.</p>"
    let list: Markup = layout.findings.isEmpty ? none : "<ol class=\"findings\">\(findings)</ol>"
    return """
      <div class="body">\(pictures.definitions)\
      <div class="split\(pictures.isWide ? " wide" : "")">\(PictureStage(layout: layout, pictures: pictures, options: options).markup)\
      <div class="list"><h4>Findings</h4>\(list)\(unmeasured)\
      \(OverviewSection.diagnostics(layout.diagnostics, title: "Messages"))</div></div></div>
      """
  }

  /// The outcome at each text size, seen at a glance while the section is closed.
  private var summaryStrip: Markup {
    guard !layout.sizes.isEmpty else { return .empty }
    let width = 10
    let bars = layout.sizes.enumerated().map { index, size -> Markup in
      let kind = Self.kind(of: layout, at: size)
      return "<rect class=\"bar \(kind)\" x=\"\(index * width)\" width=\"8\" height=\"14\" rx=\"2\"/>"
    }.combined()
    return """
      <svg class="mini" viewBox="0 0 \(layout.sizes.count * width - 2) 14" width="\(layout.sizes.count * width - 2)" \
      height="14" aria-hidden="true" focusable="false">\(bars)</svg>
      """
  }

  static func kind(of layout: ReportedLayout, at size: DynamicTypeSize) -> String {
    if let severity = layout.severity(at: size) { return severity.rawValue }
    let counts = layout.counts(at: size)
    if counts.cantTell > 0 { return "cannot" }
    if counts.accepted > 0 { return "known" }
    return layout.totals.unmeasured > 0 ? "partial" : "pass"
  }

  private var badges: Markup {
    let totals = layout.totals
    var entries: [(String, String)] = []
    if totals.errors > 0 { entries.append(("error", Wording.count(totals.errors, "error"))) }
    if totals.warnings > 0 { entries.append(("warning", Wording.count(totals.warnings, "warning"))) }
    if totals.notes > 0 { entries.append(("note", Wording.count(totals.notes, "note"))) }
    if totals.cantTell > 0 { entries.append(("cannot", "\(totals.cantTell) undecided")) }
    if totals.accepted > 0 { entries.append(("known", Wording.acceptedWords(totals))) }
    if totals.unmeasured > 0 { entries.append(("unmeasured", "\(totals.unmeasured) not measured")) }
    if entries.isEmpty { entries.append(("pass", "holds")) }
    let badges = entries.map { kind, words -> Markup in "<span class=\"badge \(kind)\">\(words)</span>" }.combined()
    return "<span class=\"badges\">\(badges)</span>"
  }

  private var unmeasured: Markup {
    guard !layout.unmeasured.isEmpty else { return .empty }
    let items = layout.unmeasured.map { part -> Markup in
      let place: Markup = part.range.map { " <code><bdi>\($0.description)</bdi></code>" } ?? .empty
      return "<li><bdi>\(part.message)</bdi> <small>\(part.code)</small>\(place)</li>"
    }.combined()
    return "<h4>Not measured</h4><ul class=\"plain hatched\">\(items)</ul>"
  }
}
