import Auditing
import Diagnostics
import Geometry
import LayoutTree
import Typography

/// One finding: what is wrong, where and by how much, with a close-up and a plot.
struct FindingCard {
  let finding: ReportedFinding
  let index: Int
  let layout: ReportedLayout
  let pictures: PictureSet
  let options: ReportOptions

  private var kind: String { finding.kind }

  private var anchor: String { layout.slug + "/" + finding.slug }

  var markup: Markup {
    return """
      <li class="finding \(kind)" id="\(anchor)" tabindex="-1" data-rule="\(finding.finding.ruleID)" \
      data-verdict="\(kind)" data-finding="\(index)"><article aria-labelledby="t-\(anchor)">
      <h5 id="t-\(anchor)"><span class="badge \(kind)">\(Wording.verdict(finding.finding))</span> \(finding.title)</h5>
      <p class="message"><bdi>\(Wording.message(finding))</bdi></p>\(acceptance)
      \(extent)
      \(strip)
      <div class="evidence">\(closeUp)\(plot)</div>
      <dl class="facts">\(facts)</dl>
      \(table)\(FixMarkup(finding.finding.fix).markup)
      <p class="actions">\(showButton)<a class="quiet" href="#\(anchor)">Link to this finding</a></p>
      </article></li>

      """
  }

  /// That the finding is known, or that it grew beyond what is known.
  private var acceptance: Markup {
    guard let words = Wording.acceptance(finding.finding) ?? finding.finding.baselineNote else { return .empty }
    return "<p class=\"message\"><strong><bdi>\(words)</bdi></strong></p>"
  }

  private var extent: Markup {
    guard let worst = finding.worst, !worst.facts.isEmpty else { return .empty }
    let chips = worst.facts.prefix(4).map { fact -> Markup in
      """
      <span class="figure"><span class="figure-name">\(Wording.sentenceCase(fact.name))</span> \
      <strong>\(FigureFormat.valueWithTolerance(fact))</strong></span>
      """
    }.combined()
    let place = worst.variant.textSize.shortName + ", " + Wording.appearance(worst.variant.appearance)
    return "<p class=\"extent\"><span class=\"at\">Worst at \(place)</span>\(chips)</p>"
  }

  /// The outcome at each text size.
  private var strip: Markup {
    let cells = layout.sizes.map { size -> Markup in
      let outcome = finding.outcome(at: size)
      let kind =
        outcome == .failed ? self.kind : (outcome == .cantTell ? (self.kind == "known" ? "known" : "cannot") : "pass")
      let words = outcome == .passed ? "holds" : Wording.outcome(outcome)
      return """
        <li class="cell \(kind)" data-go="\(layout.slug)@\(size.shortName)">\(size.shortName)<span class="unseen"> \(words)\
        </span></li>
        """
    }.combined()
    return "<ol class=\"strip\" aria-label=\"By text size\">\(cells)</ol>"
  }

  // MARK: Evidence

  private var closeUp: Markup {
    guard let worst = finding.worst, let area = Self.area(of: worst.marks) else { return .empty }
    let picture = pictures.use(worst.variant)
    guard !picture.isEmpty else { return .empty }
    let frame = Self.frame(around: area, within: pictures.whole)
    let marks = MarkDrawing(
      coloring: .classes, unit: frame.width / 320, labels: LabelDrawing(labels: nil), bounds: frame)
    let caption = worst.variant.textSize.shortName + ", " + Wording.appearance(worst.variant.appearance)
    return """
      <figure class="close-up a-\(worst.variant.appearance.className)"><svg role="img" \
      aria-label="Close-up at \(caption)" viewBox="\(PictureCrop.viewBox(frame))">\(picture)\
      <g class="marks \(kind)">\(Markup(trusted: marks.elements(worst)))</g></svg>\
      <figcaption>Close-up at \(caption)</figcaption></figure>
      """
  }

  private static func area(of marks: [Mark]) -> Rectangle? {
    let areas = marks.map { mark in
      switch mark {
      case .rectangle(let rectangle): rectangle
      case .distance(let from, let to):
        Rectangle(minX: min(from.x, to.x), minY: min(from.y, to.y), maxX: max(from.x, to.x), maxY: max(from.y, to.y))
      }
    }.filter { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite }
    guard let first = areas.first else { return nil }
    // Where a distance is marked, it is the point of the picture; frames only show whose it is.
    let distances = zip(marks, areas).filter { mark, _ in mark.distanceEnd != nil }.map(\.1)
    let chosen = distances.first.map { $0.inset(by: -24) } ?? first
    return distances.isEmpty ? areas.dropFirst().reduce(chosen) { $0.union($1) } : chosen
  }

  /// An area in the proportion 8 : 5 with some room around, within `bounds` where it fits there.
  private static func frame(around area: Rectangle, within bounds: Rectangle) -> Rectangle {
    let padded = area.inset(by: -max(12, 0.3 * min(area.width, 120)))
    let width = max(padded.width, padded.height * 1.6)
    let height = width / 1.6
    let x =
      width > bounds.width
      ? padded.midX - width / 2
      : max(bounds.minX, min(padded.midX - width / 2, bounds.maxX - width))
    let y =
      height > bounds.height
      ? padded.midY - height / 2
      : max(bounds.minY, min(padded.midY - height / 2, bounds.maxY - height))
    return Rectangle(x: x, y: y, width: width, height: height)
  }

  private var plot: Markup {
    guard let plot = finding.plot else { return .empty }
    let drawing = PlotDrawing(plot: plot, sizes: layout.sizes, failureKind: kind)
    return """
      <figure class="plot"><svg role="img" aria-label="\(drawing.words)" viewBox="0 0 \(PlotDrawing.width) \
      \(PlotDrawing.height)">\(Markup(trusted: drawing.elements))</svg>\
      <figcaption>\(plot.name) by text size\(drawing.legend)</figcaption></figure>
      """
  }

  // MARK: Figures

  private var facts: Markup {
    let finding = finding.finding
    var rows = Self.row("View", finding.subject)
    if let cause = finding.cause { rows += Self.row("Cause", cause) }
    if let otherParty = finding.otherParty { rows += Self.row("Against", otherParty) }
    rows += "<div><dt>Rule</dt><dd><code>\(finding.ruleID)</code>\(reason)</dd></div>"
    return rows
  }

  private var reason: Markup {
    finding.finding.reason == finding.finding.ruleID
      ? .empty : " \(finding.finding.reason.replacing("-", with: " "))"
  }

  private static func row(_ name: String, _ subject: Subject) -> Markup {
    let place: Markup = subject.range.map { "<code class=\"source\"><bdi>\($0.description)</bdi></code>" } ?? .empty
    return "<div><dt>\(name)</dt><dd><bdi>\(subject.title)</bdi> \(place)</dd></div>"
  }

  /// The plotted figures as a table, for those who would rather read them.
  private var table: Markup {
    guard let plot = finding.plot else { return .empty }
    let head = plot.lines.map { line -> Markup in
      "<th scope=\"col\">\(line.name.isEmpty ? plot.name : line.name)</th>"
    }.combined()
    let rows = layout.sizes.map { size -> Markup in
      let cells = plot.lines.map { line -> Markup in
        guard let point = line.points.first(where: { $0.size == size }) else { return "<td>–</td>" }
        let fact = Fact("value", point.value, plot.unit, tolerance: point.tolerance)
        let words: Markup = point.outcome == .passed ? .empty : " <em>\(Wording.outcome(point.outcome))</em>"
        return "<td>\(FigureFormat.valueWithTolerance(fact))\(words)</td>"
      }.combined()
      return "<tr><th scope=\"row\">\(size.shortName)</th>\(cells)</tr>"
    }.combined()
    return """
      <details class="numbers"><summary>Figures at every text size</summary><div class="scroller" tabindex="0" \
      role="region" aria-label="Figures of \(finding.title)"><table><thead><tr><th scope="col">Text size</th>\(head)</tr>\
      </thead><tbody>\(rows)</tbody></table></div></details>
      """
  }

  private var showButton: Markup {
    guard let worst = finding.worst else { return .empty }
    let name = worst.variant.textSize.shortName
    let setting = layout.settings.firstIndex(of: VariantSetting(worst.variant)) ?? 0
    return """
      <button type="button" class="show needs-script" data-size="\(name)" data-setting="\(setting)">Show at \(name)\
      </button>
      """
  }
}
