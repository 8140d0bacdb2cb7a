import SwiftUI

/// A paragraph of running text.
struct Paragraph: View {
  var text: Text
  var lineSpacing: CGFloat = 2

  init(_ text: String, lineSpacing: CGFloat = 2) {
    self.text = Text(verbatim: text)
    self.lineSpacing = lineSpacing
  }

  init(_ text: Text) { self.text = text }

  var body: some View {
    text.font(.system(size: 16)).lineSpacing(lineSpacing).fixedSize(horizontal: false, vertical: true)
  }
}

struct Heading: View {
  var text: String
  var size: CGFloat

  var body: some View {
    Text(text).font(.system(size: size, weight: .semibold)).fixedSize(horizontal: false, vertical: true)
  }
}

/// Blocks below each other in a border.
struct Page<Content: View>: View {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat = 16
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }
      .border(Color.accentColor)
      .accessibilityIdentifier("page")
      .padding()
  }
}

let code = Font.system(size: 15, design: .monospaced)

// MARK: Paragraphs

let sky = "{{md-paragraphs quote 1}}"
let cold = "{{md-paragraphs quote 2}}"

struct FourParagraphs: View {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat = 16
  var lineSpacing: CGFloat = 2

  var body: some View {
    Page(alignment: alignment, spacing: spacing) {
      Paragraph(sky, lineSpacing: lineSpacing)
      Paragraph(cold, lineSpacing: lineSpacing)
      Paragraph(sky, lineSpacing: lineSpacing)
      Paragraph(cold, lineSpacing: lineSpacing)
    }
  }
}

#Preview("Paragraphs") { FourParagraphs() }
#Preview("CenteredParagraphs") { FourParagraphs(alignment: .center).multilineTextAlignment(.center) }
#Preview("TrailingParagraphs") { FourParagraphs(alignment: .trailing).multilineTextAlignment(.trailing) }
#Preview("Spacing") { FourParagraphs(spacing: 0, lineSpacing: 0) }

#Preview("Headings") {
  Page(spacing: 0) {
    ForEach(0..<6) { index in
      Heading(text: "Heading \(index + 1)", size: [32, 24, 19, 16, 13, 11][index])
        .padding(.top, index == 0 ? 0 : 24)
        .padding(.bottom, 16)
      Paragraph(sky)
    }
  }
}

// MARK: Rules between paragraphs

#Preview("Rules") {
  Page(spacing: 0) {
    Heading(text: "SwiftUI", size: 32).padding(.bottom, 16)
    Paragraph("{{md-thematicbreak lines 1-2}}")
    Divider().padding(.vertical, 32)
    Heading(text: "Overview", size: 24).padding(.bottom, 16)
    Paragraph("{{md-thematicbreak lines 4-6}}")
    Divider().padding(.vertical, 32)
    Paragraph("― From Apple Developer Documentation")
  }
}

// MARK: Quotes in quotes

struct Quote<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 16) { content }
      .italic()
      .padding(.leading, 32)
      .padding(.trailing, 16)
  }
}

#Preview("Quotes") {
  Page {
    Paragraph("{{md-blockquote lines 0-2}}")
    Quote {
      Paragraph("{{md-blockquote lines 3-9}}")
      Quote {
        Paragraph(
          Text(verbatim: "“I sent the club a wire stating, ")
            + Text(verbatim: "{{md-blockquote lines 11-15}}").fontWeight(.semibold))
        Quote { Paragraph("{{md-blockquote lines 16-19}}") }
      }
    }
    Paragraph("― Groucho Marx")
  }
}

// MARK: Styles within a line

#Preview("Inlines") {
  Page {
    Paragraph(Text("This is bold text").fontWeight(.semibold))
    Paragraph(Text("This text is italicized").italic())
    Paragraph(Text("This was mistaken text").strikethrough())
    Paragraph(
      Text("This text is ").fontWeight(.semibold) + Text("extremely").fontWeight(.semibold).italic()
        + Text(" important").fontWeight(.semibold))
    Paragraph(Text("All this text is important").fontWeight(.semibold).italic())
    Paragraph(
      Text("MarkdownUI is fully compliant with the ") + Text("CommonMark Spec").foregroundColor(.accentColor)
        + Text("."))
    Paragraph(Text("Visit ") + Text(verbatim: "https://github.com").foregroundColor(.accentColor) + Text("."))
    Paragraph(
      Text("Use ") + Text("git status").font(code) + Text(" to list all new or modified ")
        + Text(verbatim: "{{md-inlines lines 9-9}}"))
    Paragraph(Text("You can insert a line break\nusing the HTML ") + Text("<br>").font(code) + Text("\ntag."))
  }
}

// MARK: A block of code

#Preview("CodeBlock") {
  Page {
    Paragraph("{{md-codeblock lines 0-4}}")
    Text(
      verbatim: """
        Group {
            Text("SwiftUI")
            Text("Combine")
            Text("Swift System")
        }
        .font(.headline)
        """
    )
    .font(code).lineSpacing(2).fixedSize(horizontal: false, vertical: true)
    .padding(.leading, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    Paragraph("― From Apple Developer Documentation")
  }
}

// MARK: Markup shown as it is

#Preview("Markup") {
  Page {
    Paragraph(
      Text("A ") + Text("Markdown").font(code) + Text(" view ignores HTML blocks and ")
        + Text("renders them as verbatim text."))
    Paragraph("<p>\nYou can use Markdown syntax instead.\n</p>")
    Paragraph("The same happens with <strong>HTML " + "inlines</strong>.")
  }
}

// MARK: A heading and lines without a border

#Preview("SoftBreaks") {
  VStack(alignment: .leading, spacing: 16) {
    Heading(text: "This is a heading", size: 32)
    Paragraph("Item 1 Item 2 Item 3 Item 4")
    Paragraph(
      "The wording of this paragraph was not " + "recorded: only where its three lines begin and "
        + "on which heights of the page they stand.")
  }
}
