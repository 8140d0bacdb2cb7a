import Auditing
import Diagnostics
import LayoutTree
import Typography

/// The top of the page: verdict, counts, layouts by text size, rules, and what was not measured.
struct OverviewSection {
  let document: ReportDocument

  var markup: Markup {
    let totals = document.totals
    let state = totals.renderings == 0 ? "none" : (totals.failed > 0 ? "fail" : "pass")
    return """
      <header class="top">
      <p class="brand">\(Self.logo) Sizewise</p>
      <h1 class="verdict \(state)">\(Wording.headline(document))</h1>
      <p class="lead">\(lead)</p>
      <ul class="tiles" aria-label="Totals">\(tiles)</ul>
      </header>
      <section class="overview" aria-label="Overview">
      \(heatMap)
      \(places)
      <div class="columns">\(rules)\(unmeasured)</div>
      </section>
      """
  }

  var footer: Markup {
    let settings = document.settings.map { setting -> Markup in
      "<div><dt>\(setting.name)</dt><dd><bdi>\(setting.value)</bdi></dd></div>"
    }.combined()
    return """
      <footer>
      <h2 class="part">How it was measured</h2>
      <dl class="settings"><div><dt>Sizewise</dt><dd>\(document.toolVersion)</dd></div>\(settings)</dl>
      \(Self.diagnostics(document.diagnostics, title: "Messages"))
      </footer>
      """
  }

  private var lead: String {
    let totals = document.totals
    guard !document.isPartial || totals.layouts > 0 else { return "So nothing was measured; nothing can have broken." }
    guard totals.renderings > 0 else {
      return "No preview or view could be laid out, so nothing was measured. The messages at the end say why."
    }
    let sizes = Set(document.layouts.flatMap(\.sizes)).count
    let defects = document.placedFindings.count {
      $0.finding.outcome == .failed && $0.finding.acceptance == nil
    }
    var words = Wording.count(totals.renderings, "variant") + " at " + Wording.count(sizes, "text size") + ". "
    if defects > 0, defects < totals.failed {
      words += "The findings come down to " + Wording.count(defects, "defect") + " in the source. "
    }
    words += "\(totals.passingLayouts) of " + Wording.count(totals.layouts, "layout")
    return words
      + (totals.passingLayouts == 1 ? " was measured in full and holds." : " were measured in full and hold.")
  }

  private var tiles: Markup {
    let totals = document.totals
    let entries: [(String, Int, String)] = [
      ("error", totals.errors, totals.errors == 1 ? "Error" : "Errors"),
      ("warning", totals.warnings, totals.warnings == 1 ? "Warning" : "Warnings"),
      ("note", totals.notes, totals.notes == 1 ? "Note" : "Notes"),
      ("cannot", totals.cantTell, "Cannot tell"),
      ("unmeasured", totals.unmeasured, "Not measured"),
    ]
    return entries.map { kind, count, name -> Markup in
      let empty = count == 0 ? " zero" : ""
      return """
        <li class="tile \(kind)\(empty)"><span class="number">\(count)</span> <span class="name">\(name)</span></li>
        """
    }.combined()
  }

  // MARK: Layouts by text size

  private var heatMap: Markup {
    let sizes = Set(document.layouts.flatMap(\.sizes)).sorted()
    guard !sizes.isEmpty else { return "<h2 class=\"part\" id=\"by-size\">No text size was laid out</h2>" }
    let known: Markup =
      document.totals.accepted > 0 ? "<span class=\"key known\">known or suppressed</span>" : .empty
    let head = sizes.map { size -> Markup in
      "<th scope=\"col\"><abbr title=\"\(size.rawValue)\">\(size.shortName)</abbr></th>"
    }.combined()
    var files: [String] = []
    for layout in document.layouts where !files.contains(layout.file) { files.append(layout.file) }
    let groups = files.map { file -> Markup in
      let rows = document.layouts.filter { $0.file == file }.map { layout -> Markup in
        let cells = sizes.map { Self.heatCell(layout, at: $0) }.combined()
        return """
          <tr><th scope="row"><a href="#\(layout.slug)">\(Markup.breakable(layout.name))</a></th>\(cells)</tr>

          """
      }.combined()
      return """
        <tbody><tr><th class="file" scope="rowgroup" colspan="\(sizes.count + 1)">\(Markup.breakable(file))</th></tr>
        \(rows)</tbody>

        """
    }.combined()
    return """
      <h2 class="part" id="by-size">Where layouts break</h2>
      <div class="scroller" tabindex="0" role="region" aria-labelledby="by-size">
      <table class="heat"><caption class="unseen">Findings of each layout by text size</caption>
      <thead><tr><th scope="col">Layout</th>\(head)</tr></thead>
      \(groups)</table></div>
      <p class="legend" aria-hidden="true"><span class="key error">error</span><span class="key warning">warning</span>\
      <span class="key note">note</span><span class="key cannot">cannot tell</span>\(known)<span class="key partial">no finding, but not all measured</span>\
      <span class="key pass">holds</span></p>
      """
  }

  private static func heatCell(_ layout: ReportedLayout, at size: DynamicTypeSize) -> Markup {
    guard layout.sizes.contains(size) else {
      return "<td class=\"cell\"><span class=\"unseen\">not laid out</span></td>"
    }
    let counts = layout.counts(at: size)
    if let severity = layout.severity(at: size) {
      return """
        <td class="cell \(severity.rawValue)" data-go="\(layout.slug)@\(size.shortName)">\(counts.failed)\
        <span class="unseen"> \(severity.rawValue)</span></td>
        """
    }
    if counts.cantTell == 0, counts.accepted > 0 {
      return """
        <td class="cell known" data-go="\(layout.slug)@\(size.shortName)">\(counts.accepted)\
        <span class="unseen"> accepted</span></td>
        """
    }
    if counts.cantTell > 0 {
      return """
        <td class="cell cannot" data-go="\(layout.slug)@\(size.shortName)">?<span class="unseen"> cannot tell</span></td>
        """
    }
    guard layout.totals.unmeasured == 0 else {
      return """
        <td class="cell partial" data-go="\(layout.slug)@\(size.shortName)">–<span class="unseen"> no finding, not all \
        measured</span></td>
        """
    }
    return """
      <td class="cell pass" data-go="\(layout.slug)@\(size.shortName)"><span class="dot" aria-hidden="true"></span>\
      <span class="unseen">holds</span></td>
      """
  }

  // MARK: Places

  /// The most places that are listed.
  private static let listedPlaces = 20

  /// The source lines that cause findings, worst first: what to fix, rather than where it shows.
  private var places: Markup {
    let all = document.placedFindings.worstFirst
    let defects = all.filter { $0.finding.acceptance == nil }
    guard !defects.isEmpty || all.isEmpty else {
      return """
        <section class="card places" aria-labelledby="places"><h2 id="places">What to fix</h2>
        <p class="calm">Nothing new. Accepted until now: \(Wording.acceptedWords(document.totals)).</p></section>
        """
    }
    guard defects.count > 1 else { return .empty }
    let rows = defects.prefix(Self.listedPlaces).map { defect -> Markup in
      let kind = defect.finding.outcome == .failed ? defect.finding.severity.rawValue : "cannot"
      let first = defect.reported.firstSize.map { "from " + $0.shortName } ?? ""
      let place = defect.range.map { "\(defect.file):\($0.startLine)" } ?? defect.file
      return """
        <tr><td><span class="badge \(kind)">\(Wording.verdict(defect.finding))</span></td>\
        <th scope="row"><a href="#\(defect.layouts[0].slug)/\(defect.reported.slug)">\(defect.reported.title)</a>\
        <small><bdi>\(defect.finding.subject.title)</bdi></small></th>\
        <td><code>\(Markup.breakable(place))</code></td><td>\(first)</td><td>\(Wording.count(defect.layouts.count, "layout"))</td></tr>

        """
    }.combined()
    let left = defects.count - min(defects.count, Self.listedPlaces)
    let more: Markup = left > 0 ? "<p class=\"calm\">\(left) more in the sections below.</p>" : .empty
    return """
      <section class="card places" aria-labelledby="places"><h2 id="places">What to fix</h2>
      <div class="scroller" tabindex="0" role="region" aria-label="Defects by source line">
      <table><thead><tr><th scope="col">Severity</th><th scope="col">Defect</th><th scope="col">Source</th>\
      <th scope="col">Text size</th><th scope="col">Shows in</th></tr></thead><tbody>\(rows)</tbody></table></div>\(more)
      </section>
      """
  }

  // MARK: Rules

  private var rules: Markup {
    guard !document.rules.isEmpty else { return .empty }
    let most = max(1, document.rules.map { $0.failed + $0.cantTell }.max() ?? 1)
    let ordered = document.rules.sorted { ($1.failed, $1.cantTell, $0.id) < ($0.failed, $0.cantTell, $1.id) }
    let rows = ordered.map { rule -> Markup in
      let width = 100 * Double(rule.failed) / Double(most)
      let undecided = 100 * Double(rule.cantTell) / Double(most)
      let undecidedWords: Markup = rule.cantTell > 0 ? "<small>\(rule.cantTell) undecided</small>" : .empty
      let acceptedWords: Markup = rule.accepted > 0 ? "<small>\(rule.accepted) accepted</small>" : .empty
      let severity =
        rule.failed > 0 ? rule.severity.rawValue : rule.cantTell > 0 ? "cannot tell" : "accepted"
      let wcag: Markup = rule.criteria.isEmpty ? .empty : ", WCAG \(rule.criteria.joined(separator: ", "))"
      return """
        <tr><th scope="row">\(rule.title)<small>\(severity)\(wcag)</small></th><td class="bar"><svg viewBox="0 0 100 8" \
        preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="track" width="100" height="8"/>\
        <rect class="fill \(rule.severity.rawValue)" width="\(FigureFormat.number(width, decimals: 1))" height="8"/>\
        <rect class="fill cannot" x="\(FigureFormat.number(width, decimals: 1))" \
        width="\(FigureFormat.number(undecided, decimals: 1))" height="8"/></svg></td>\
        <td class="count">\(rule.failed)\(undecidedWords)\(acceptedWords)</td></tr>
        """
    }.combined()
    return """
      <section class="card" aria-labelledby="by-rule"><h2 id="by-rule">By rule</h2>
      <table class="rules"><thead class="unseen"><tr><th scope="col">Rule</th><th scope="col">Share</th>\
      <th scope="col">Failures</th></tr></thead><tbody>\(rows)</tbody></table></section>
      """
  }

  // MARK: Not measured

  private var unmeasured: Markup {
    let parts = document.layouts.flatMap { layout in layout.unmeasured.map { (layout, $0) } }
    let codes = Set(parts.map(\.1.code)).sorted()
    guard !codes.isEmpty else {
      return """
        <section class="card" aria-labelledby="not-measured"><h2 id="not-measured">Not measured</h2>
        <p>Everything in these layouts was measured.</p></section>
        """
    }
    let items = codes.map { code -> Markup in
      let own = parts.filter { $0.1.code == code }
      var slugs: [String] = []
      for (layout, _) in own where !slugs.contains(layout.slug) { slugs.append(layout.slug) }
      let names = Dictionary(own.map { ($0.0.slug, $0.0.name) }, uniquingKeysWith: { first, _ in first })
      let links = slugs.prefix(5).map { slug -> Markup in
        "<a href=\"#\(slug)\"><bdi>\(names[slug] ?? slug)</bdi></a> "
      }.combined()
      let more: Markup = slugs.count > 5 ? "and \(slugs.count - 5) more" : .empty
      return
        "<li><strong>\(Wording.sentenceCase(code))</strong> <span class=\"count\">\(own.count)</span><br>\(links)\(more)</li>"
    }.combined()
    return """
      <section class="card" aria-labelledby="not-measured"><h2 id="not-measured">Not measured</h2>
      <p>A check says nothing about these parts. Their sections give the reasons.</p>
      <ul class="plain">\(items)</ul></section>
      """
  }

  // MARK: Messages

  static func diagnostics(_ diagnostics: [Diagnostic], title: String) -> Markup {
    guard !diagnostics.isEmpty else { return .empty }
    let items = diagnostics.map { diagnostic -> Markup in
      let place: Markup = diagnostic.range.map { "<code><bdi>\($0.description)</bdi></code> " } ?? .empty
      let notes = diagnostic.notes.map { note -> Markup in "<br><small>\(note)</small>" }.combined()
      return
        "<li>\(place)<bdi>\(diagnostic.message)</bdi> <small>\(diagnostic.severity.rawValue), \(diagnostic.id)</small>\(notes)</li>"
    }.combined()
    return "<h3>\(title)</h3><ul class=\"plain\">\(items)</ul>"
  }

  private static let logo: Markup = """
    <svg class="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">\
    <rect class="logo-back" width="32" height="32" rx="8"/><path class="logo-line" d="M7 23V19M13 23V15.5M19 23V12M25 23V8"/>\
    </svg>
    """
}

/// The controls that narrow down what is shown; they appear where a script runs.
struct FilterBar {
  let document: ReportDocument

  var markup: Markup {
    let options = document.rules.map { rule -> Markup in "<option value=\"\(rule.id)\">\(rule.title)</option>" }
      .combined()
    var kinds = [("error", "Errors"), ("warning", "Warnings"), ("note", "Notes"), ("cannot", "Cannot tell")]
    if document.totals.accepted > 0 { kinds.append(("known", "Known or suppressed")) }
    let boxes = kinds.map { kind, name -> Markup in
      "<label class=\"check\"><input type=\"checkbox\" name=\"verdict\" value=\"\(kind)\" checked> \(name)</label>"
    }.combined()
    return """
      <form class="filter needs-script" id="filter" role="search" aria-label="Filter findings">
      <label class="field">Search <input type="search" name="text" autocomplete="off" placeholder="Layout, view, message"></label>
      <label class="field">Rule <select name="rule"><option value="">All rules</option>\(options)</select></label>
      <fieldset class="checks"><legend class="unseen">Show</legend>\(boxes)\
      <label class="check"><input type="checkbox" name="clean" checked> Layouts that hold</label></fieldset>
      <output class="shown" id="shown" for="filter"></output>
      </form>
      """
  }
}
