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
    var runs: [TextRun] = []
    var fonts: [ResolvedFont] = []
    var styles: [ResolvedStyle] = []
    /// What the source calls the styles.
    var styleNames: [String?] = []
  }

  /// How the lines are set.
  var paragraph: ParagraphStyle { context.values.paragraph }

  func assemble(_ view: TextView) -> Assembled {
    var result = Assembled()
    for run in view.runs {
      let font = self.font(of: run)
      let tag = result.runs.count
      var set = TextRun(
        text: cased(run.text), font: font,
        tracking: (run.tracking ?? context.values.tracking) + (run.kerning ?? context.values.kerning),
        baselineOffset: run.baselineOffset ?? context.values.baselineOffset, tag: tag)
      if let image = run.image { set.attachment = attachment(image, font: font) }
      result.runs.append(set)
      result.fonts.append(font)
      result.styles.append(style(of: run))
      result.styleNames.append(styleName(of: run))
    }
    if result.runs.isEmpty {
      let font = self.font(of: AttributedRun(text: ""))
      result.runs.append(TextRun(text: "", font: font))
      result.fonts.append(font)
      result.styles.append(context.styles.foreground(level: 1))
      result.styleNames.append(inheritedName)
    }
    return result
  }

  private func font(of run: AttributedRun) -> ResolvedFont {
    let selection = context.values.font.applying(run.fontChanges)
    return context.session.font(selection.request, in: context.values)
  }

  private func style(of run: AttributedRun) -> ResolvedStyle {
    let styles = context.styles
    if let foreground = run.foreground { return styles.resolve(foreground) }
    if run.isLink { return styles.tint }
    return styles.foreground(level: 1)
  }

  private func styleName(of run: AttributedRun) -> String? {
    if let foreground = run.foreground { return foreground.sourceName }
    return run.isLink ? "tint" : inheritedName
  }

  private var inheritedName: String? {
    context.values.foreground == nil ? "primary" : context.values.foregroundName
  }

  private func cased(_ text: String) -> String {
    switch context.values.textCase {
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

extension LayoutBuilder {
  func text(_ text: TextView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    LayoutElement("Text", TextLeaf(text, in: context), range: range, context: context)
  }
}
