import Auditing
import Colorimetry
import Geometry
import LayoutTree
import Typography

/// The pictures of a layout side by side, with a slider over the text sizes where a script runs.
struct PictureStage {
  let layout: ReportedLayout
  let pictures: PictureSet
  let options: ReportOptions

  var markup: Markup {
    guard !layout.renderings.isEmpty, let first = initialSize else { return .empty }
    var sizes = Markup.empty
    for (index, setting) in layout.settings.enumerated() {
      for size in layout.sizes { sizes += self.size(size, setting: setting, index: index, isCurrent: size == first) }
    }
    return """
      <div class="stage" data-crop="\(PictureCrop.viewBox(pictures.crop))" \
      data-whole="\(PictureCrop.viewBox(pictures.whole))"><h4 class="unseen">Pictures</h4>\(controls(first))\
      <div class="sizes" role="group" tabindex="0" aria-label="Pictures by text size">\(sizes)</div>\(switches)</div>
      """
  }

  /// Where the first finding fails first, or the default size.
  private var initialSize: DynamicTypeSize? {
    let worst = layout.findings.first { $0.finding.outcome == .failed }?.worst?.variant.textSize
    if let worst, layout.sizes.contains(worst) { return worst }
    return layout.sizes.contains(.large) ? .large : layout.sizes.first
  }

  private func controls(_ first: DynamicTypeSize) -> Markup {
    guard layout.sizes.count > 1 else { return settingChoice }
    let ticks = layout.sizes.map { size -> Markup in
      "<span class=\"tick \(LayoutSection.kind(of: layout, at: size))\">\(size.shortName)</span>"
    }.combined()
    let words = layout.sizes.map { size -> String in
      let counts = layout.counts(at: size)
      if counts.failed > 0 { return size.shortName + ", " + Wording.count(counts.failed, "failure") }
      if counts.cantTell > 0 { return size.shortName + ", cannot tell" }
      if counts.accepted > 0 { return size.shortName + ", " + Wording.count(counts.accepted, "accepted finding") }
      return size.shortName + (layout.totals.unmeasured > 0 ? ", no finding, not all measured" : ", holds")
    }.joined(separator: "|")
    let position = layout.sizes.firstIndex(of: first) ?? 0
    return """
      <div class="control needs-script">\(settingChoice)\
      <div class="slider"><label for="size-\(layout.slug)">Text size</label> <output for="size-\(layout.slug)">\
      \(first.shortName)</output><input type="range" id="size-\(layout.slug)" min="0" max="\(layout.sizes.count - 1)" \
      step="1" value="\(position)" data-words="\(words)" data-sizes="\(layout.sizes.map(\.shortName).joined(separator: "|"))">\
      <div class="ticks" aria-hidden="true">\(ticks)</div></div></div>
      """
  }

  private var settingChoice: Markup {
    guard layout.settings.count > 1 else { return .empty }
    let options = layout.settings.enumerated().map { index, setting -> Markup in
      "<option value=\"\(index)\">\(Wording.setting(setting))</option>"
    }.combined()
    return "<label class=\"field needs-script\">Setting <select class=\"setting\">\(options)</select></label>"
  }

  private var switches: Markup {
    """
    <p class="switches needs-script"><label class="check"><input type="checkbox" data-switch="marks" checked> Findings\
    </label><label class="check"><input type="checkbox" data-switch="frames"> Frames and ink</label>\
    <label class="check"><input type="checkbox" data-switch="whole"> Whole screen</label></p>
    """
  }

  private func size(_ size: DynamicTypeSize, setting: VariantSetting, index: Int, isCurrent: Bool) -> Markup {
    let variants = layout.renderings.map(\.variant).filter {
      $0.textSize == size && VariantSetting($0) == setting
    }
    guard !variants.isEmpty else { return .empty }
    let panes = layout.appearances.compactMap { appearance in variants.first { $0.appearance == appearance } }
      .map(pane).combined()
    let current = isCurrent && index == 0 ? " current" : ""
    let name = layout.settings.count > 1 ? size.shortName + ", " + Wording.setting(setting) : size.shortName
    return """
      <div class="size\(current)" data-size="\(size.shortName)" data-setting="\(index)"><p class="size-name">\(name)</p>\
      <div class="panes">\(panes)</div></div>
      """
  }

  /// The findings that a picture shows, the first of many by name.
  private static func words(for titles: [String]) -> String {
    guard !titles.isEmpty else { return "No finding." }
    let named = 3
    let left = titles.count - named
    return titles.prefix(named).joined(separator: ". ") + (left > 0 ? ". And \(left) more." : ".")
  }

  private func pane(_ variant: Variant) -> Markup {
    let marks = MarkDrawing(
      coloring: .classes, unit: max(1, pictures.crop.width / 300), labels: LabelDrawing(labels: nil),
      bounds: pictures.crop)
    var overlay = Markup.empty
    var titles: [String] = []
    var labelled: [Point] = []
    for (index, reported) in layout.findings.enumerated() {
      for occurrence in reported.finding.occurrences where occurrence.variant == variant {
        let end = occurrence.marks.lazy.compactMap(\.distanceEnd).first
        let elements = marks.elements(occurrence, isLabelled: end.map { !labelled.contains($0) } ?? true)
        if let end { labelled.append(end) }
        let kind = occurrence.outcome == .failed ? reported.kind : "cannot"
        if !elements.isEmpty {
          overlay += "<g class=\"marks \(kind)\" data-finding=\"\(index)\">\(Markup(trusted: elements))</g>"
        }
        titles.append(reported.title + ": " + reported.finding.subject.title)
      }
    }
    let words =
      layout.name + ", " + variant.textSize.shortName + ", " + Wording.appearance(variant.appearance) + ". "
      + Self.words(for: titles)
    let edge: Markup =
      pictures.container(of: variant).map {
        "<rect class=\"edge\" \(Markup(trusted: PathText.attributes($0)))/>"
      } ?? .empty
    return """
      <figure class="pane a-\(variant.appearance.className)"><figcaption>\
      \(Wording.sentenceCase(Wording.appearance(variant.appearance)))</figcaption>\
      <svg class="picture" role="img" aria-label="\(words)" viewBox="\(PictureCrop.viewBox(pictures.crop))">\
      \(pictures.use(variant))\(edge)\(overlay)</svg></figure>
      """
  }
}
