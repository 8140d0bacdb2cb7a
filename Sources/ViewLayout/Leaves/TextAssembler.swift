import Diagnostics
import DynamicType
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// Makes the runs of a text from what the text and the environment say of its look.
struct TextAssembler {
  let context: BuildContext

  struct Assembled {
    var paragraph: any SettableParagraph
    var string: String
    var appearance: TextAppearance
  }

  func assemble(_ view: TextView) -> Assembled {
    let look = context.environment.plainLook(in: context.session)
    if context.values.isRedacted { return assembleRedacted(view, look) }
    if view.runs.count == 1, view.runs[0].isPlain {
      let string = cased(view.runs[0].text)
      return Assembled(paragraph: look.family.paragraph(string), string: string, appearance: look.appearance)
    }
    return assembleRuns(of: view, look)
  }

  private func assembleRuns(of view: TextView, _ look: TextLook) -> Assembled {
    var runs: [TextRun] = []
    var fonts: [ResolvedFont] = []
    for run in view.runs {
      let font = run.fontChanges.isEmpty ? look.font : self.font(of: run)
      runs.append(self.run(run, font: font, tag: runs.count))
      fonts.append(font)
    }
    if runs.isEmpty {
      runs = [TextRun(text: "", font: look.font)]
      fonts = look.appearance.fonts
    }
    let request = TextRequest(
      runs: runs, style: context.environment.values.paragraph, grid: context.session.grid)
    let appearance = TextAppearance(
      fonts: fonts, styles: view.runs.isEmpty ? look.appearance.styles : view.runs.map(style),
      styleNames: view.runs.isEmpty ? look.appearance.styleNames : view.runs.map(styleName),
      attachedRuns: runs.indices.filter { runs[$0].attachment != nil }, runs: view.runs, values: context.values)
    return Assembled(
      paragraph: context.session.text.paragraph(request), string: runs.map(\.text).joined(), appearance: appearance)
  }

  /// Redacted text: a box of one width for every character, spaces too; words stay together.
  private func assembleRedacted(_ view: TextView, _ look: TextLook) -> Assembled {
    var runs: [TextRun] = []
    var string = ""
    for run in view.runs {
      let font = run.fontChanges.isEmpty ? look.font : self.font(of: run)
      let text = cased(run.text)
      string += text
      // As high as the line of the font, so that every line keeps its height.
      let metrics = context.session.metrics(of: font)
      let height = metrics.ascent + metrics.descent
      let width = redactedWidth(of: font)
      var rest = text[...]
      while let first = rest.first {
        if first.isNewline {
          runs.append(TextRun(text: String(first), font: font))
          rest.removeFirst()
          continue
        }
        let part = rest.prefix { !$0.isNewline && $0.isWhitespace == first.isWhitespace }
        let box = TextAttachment(
          size: Size(width: width * Double(part.count), height: height), baseline: metrics.ascent)
        runs.append(TextRun(text: "", font: font, attachment: box))
        rest = rest.dropFirst(part.count)
      }
    }
    if runs.isEmpty { runs = [TextRun(text: "", font: look.font)] }
    let request = TextRequest(runs: runs, style: context.environment.values.paragraph, grid: context.session.grid)
    let appearance = TextAppearance(
      fonts: [runs[0].font], styles: [view.runs.first.map(style) ?? look.style],
      styleNames: [context.values.inheritedForegroundName], attachedRuns: [0], values: context.values)
    return Assembled(
      paragraph: context.session.text.paragraph(request), string: string, appearance: appearance)
  }

  /// What a redacted character takes, in points: 0.489 em and the system font's own tracking at the size.
  ///
  /// A hyphen of the system font is 0.4718 em wide besides its tracking.
  /// - Verification: measured in pictures of iOS 26 at 15 and 17 points (7.1 and 7.9); inferred for other sizes and fonts.
  private func redactedWidth(of font: ResolvedFont) -> Double {
    let hyphens = String(repeating: "-", count: 100)
    let request = TextRequest(
      runs: [TextRun(text: hyphens, font: font)], style: ParagraphStyle(), grid: context.session.grid)
    let width = context.session.text.paragraph(request).measure(in: .unspecified).size.width / 100
    return width + (0.489 - 0.4718) * font.pointSize
  }

  private func run(_ run: AttributedRun, font: ResolvedFont, tag: Int) -> TextRun {
    let environment = context.environment
    return TextRun(
      text: cased(run.text), font: font,
      tracking: (run.tracking ?? environment.values.tracking) + (run.kerning ?? environment.values.kerning),
      baselineOffset: run.baselineOffset ?? environment.values.baselineOffset,
      attachment: run.image.map { attachment($0, font: font) }, tag: tag)
  }

  private func font(of run: AttributedRun) -> ResolvedFont {
    let selection = context.values.font.applying(run.fontChanges)
    return context.session.font(selection.request, in: context.values)
  }

  private func style(of run: AttributedRun) -> ResolvedStyle {
    if let foreground = run.foreground { return context.styles.resolve(foreground) }
    if run.isLink { return context.styles.tint }
    return context.environment.plainLook(in: context.session).style
  }

  private func styleName(of run: AttributedRun) -> String? {
    if let foreground = run.foreground { return foreground.sourceName }
    return run.isLink ? "tint" : context.values.inheritedForegroundName
  }

  private func cased(_ text: String) -> String {
    switch context.environment.values.textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }

  /// The room of an inline picture.
  ///
  /// - Verification: inferred: a symbol as beside text, a picture in its own size with its bottom on the baseline.
  private func attachment(_ image: ImageView, font: ResolvedFont) -> TextAttachment {
    switch image.source {
    case .symbol(let name):
      let symbol = context.session.symbol(
        SymbolRequest(name: name, font: font, scale: context.values.imageScale, grid: context.session.grid))
      return TextAttachment(size: symbol.size, baseline: symbol.baseline)
    case .asset(let asset): return TextAttachment(size: asset.size, baseline: asset.size.height)
    case .placeholder, .missing: return TextAttachment(size: .zero, baseline: 0)
    }
  }
}

extension AttributedRun {
  /// Whether the run looks as the environment says.
  fileprivate var isPlain: Bool {
    image == nil && !isUnderlined && !isStruckThrough && fontChanges.isEmpty && foreground == nil && !isLink
      && tracking == nil && kerning == nil
      && baselineOffset == nil
  }
}

extension LayoutBuilder {
  func text(_ text: TextView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    TextElement(TextAssembler(context: context).assemble(text), range: range, context: context)
  }
}
