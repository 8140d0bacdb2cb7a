import DynamicType
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// Text fields and editors.
///
/// - Source: swiftui-layout, section 13.
/// - Verification: measured on iOS 26; the insets of bordered fields and editors inferred.
extension ControlComposer {
  var field: ViewNode {
    let isEmpty = control.state.text.isEmpty
    let shown: ViewNode
    if isEmpty {
      shown = (control.state.prompt ?? control.label ?? .string(" ")).foreground(.placeholder)
    } else {
      shown = .string(
        isSecure ? String(repeating: "•", count: control.state.text.count) : control.state.text, range: range)
    }
    let font = context.session.font(values.font.request, in: values)
    let metrics = context.session.metrics(of: font)
    let line = context.session.grid.ceiled(metrics.ascent + metrics.descent)
    let extra = context.session.grid.ceiled(line + self.metrics.fieldExtraHeight) - line
    let grows = control.state.axis == .vertical
    let text = (grows ? shown : shown.singleLine).filling()
      .inset(EdgeInsets(top: extra / 2, bottom: extra / 2))
    guard values.style(.textField) == "roundedBorder" else { return text }
    let outline = ShapeOutline.roundedRectangle(cornerSize: Size(width: 6, height: 6), style: .continuous)
    let border = ViewNode(
      .shape(ShapeView(outline, paintings: [.strokeBorder(.separator, StrokeStyle(lineWidth: 0.5))])))
    return text.inset(self.metrics.roundedFieldInsets).behind(.system(.systemBackground), outline)
      .modified(.overlay(content: border, alignment: .center))
  }

  private var isSecure: Bool { control.kind == .secureField }

  var editor: ViewNode {
    let text = ViewNode.string(control.state.text, range: range)
      .modified(.fixedSize(horizontal: false, vertical: true))
    let content = text.modified(
      .flexibleFrame(
        FlexibleFrame(
          width: .init(minimum: 0, maximum: .infinity), height: .init(minimum: 0, maximum: .infinity),
          alignment: .topLeading))
    ).inset(metrics.editorInsets)
    return values.hidesScrollBackground
      ? content
      : content.modified(.backgroundStyle(.system(.systemBackground), shape: nil, ignoresSafeAreaEdges: []))
  }
}
