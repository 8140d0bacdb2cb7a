package import Auditing
import Colorimetry
import Foundation

/// The report for people: one self-contained page that works offline, without a script, on a phone and on paper.
package struct HTMLReport: ReportWriter {
  package init() {}

  package let name = "html"
  package let summary = "One self-contained page for people, with pictures and plots."
  package let defaultFileName = "index.html"

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    let document = ReportDocument(result, rules: options.rules)
    return [ReportFile(path: defaultFileName, text: HTMLPage(document: document, options: options).text)]
  }
}

/// Puts the page together. Pictures share outlines, colours and embedded images; the sections of layouts are inert text
/// until they are opened, so that a report of many layouts opens at once.
private struct HTMLPage {
  let document: ReportDocument
  let options: ReportOptions

  /// The most layouts with findings whose sections are open from the start.
  private static let openSections = 6

  var text: String {
    var library = PictureLibrary(pictures: options.pictures, sharesShapes: true)
    var opened = 0
    var sections = Markup.empty
    for layout in document.layouts {
      let isOpen = !layout.findings.isEmpty && opened < Self.openSections
      if isOpen { opened += 1 }
      sections += LayoutSection(layout: layout, options: options).markup(isOpen: isOpen, library: &library)
    }
    let style = pageStyle + Self.colors(of: library.palette, in: document)
    let headline = Wording.headline(document)
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy(style: style))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(headline) · Sizewise</title>
      <style>\(Markup(trusted: style))</style>
      </head>
      <body>
      <a class="skip" href="#layouts">Skip to the layouts</a>
      <svg class="library" width="0" height="0" aria-hidden="true" focusable="false"><defs>\
      \(Markup(trusted: library.sharedDefinitions))</defs></svg>
      \(OverviewSection(document: document).markup)
      <main id="layouts" tabindex="-1">
      <h2 class="part">Layouts</h2>
      \(FilterBar(document: document).markup)
      \(sections)
      </main>
      \(OverviewSection(document: document).footer)
      <script>\(Markup(trusted: pageScript))</script>
      </body>
      </html>

      """
    return page.text
  }

  /// Nothing but the page's own style and script, and pictures that are part of it.
  private static func policy(style: String) -> String {
    "default-src 'none'; style-src '\(ContentDigest.source(of: style))'; script-src '"
      + "\(ContentDigest.source(of: pageScript))'; img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// The values of the pictures' colours in each appearance, and which appearance's parts show.
  private static func colors(of palette: Palette, in document: ReportDocument) -> String {
    var text = ""
    var appearances: [ColorAppearance] = []
    for appearance in document.layouts.flatMap(\.appearances) where !appearances.contains(appearance) {
      appearances.append(appearance)
    }
    for appearance in appearances.sorted(by: { $0.className < $1.className }) {
      text += ".a-\(appearance.className){--\(appearance.className):inline;"
      for (index, color) in palette.orderedColors.enumerated() {
        text += "--c\(index):\(Palette.css(color[appearance]));"
      }
      text += "}\n.only-\(appearance.className){display:var(--\(appearance.className),none)}\n"
    }
    return text
  }

}
