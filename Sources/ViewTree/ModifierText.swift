internal import Colorimetry
internal import Geometry
internal import Typography

/// Modifiers as short, stable text for dumps; the views that they hold are printed by the caller.
enum ModifierText {
  private static func number(_ value: Double?) -> String { value.map(ValueText.number) ?? "nil" }

  static func text(of modifier: ViewModifier) -> String {
    switch modifier {
    case .frame(let width, let height, let alignment):
      "frame(width=\(number(width)) height=\(number(height)) alignment=\(ValueText.text(of: alignment)))"
    case .flexibleFrame(let frame):
      "flexibleFrame(width=\(bounds(frame.width)) height=\(bounds(frame.height)) "
        + "alignment=\(ValueText.text(of: frame.alignment)))"
    case .padding(let padding): "padding(\(text(of: padding)))"
    case .fixedSize(let horizontal, let vertical): "fixedSize(horizontal=\(horizontal) vertical=\(vertical))"
    case .aspectRatio(let ratio, let mode): "aspectRatio(\(number(ratio)) \(mode.rawValue))"
    case .position(let x, let y): "position(\(number(x)),\(number(y)))"
    case .offset(let x, let y): "offset(\(number(x)),\(number(y)))"
    case .layoutPriority(let priority): "layoutPriority(\(number(priority)))"
    case .alignmentGuide(let guide, let expression): "alignmentGuide(\(guide.name) \(text(of: expression)))"
    case .containerRelativeFrame(let frame):
      frame.computation == nil
        ? "containerRelativeFrame(\(ValueText.text(of: frame.axes)) \(frame.span)/\(frame.count) \(number(frame.spacing)))"
        : "containerRelativeFrame(\(ValueText.text(of: frame.axes)) computed)"
    case .zIndex(let value): "zIndex(\(number(value)))"
    case .gridCell(let cell): "gridCell(\(text(of: cell)))"
    case .layoutValue(let key, _): "layoutValue(\(key))"
    case .safeAreaInset(let edge, _, let spacing, _): "safeAreaInset(\(edge.rawValue) spacing=\(number(spacing)))"
    case .safeAreaPadding(let padding): "safeAreaPadding(\(text(of: padding)))"
    case .ignoresSafeArea(let edges): "ignoresSafeArea(\(ValueText.text(of: edges)))"
    case .contentMargins(let padding): "contentMargins(\(text(of: padding)))"
    case .environment(let change): EnvironmentText.text(of: change)
    case .accessibility(let change): "accessibility(\(EnvironmentText.text(of: change)))"
    case .preview(let setting): "preview(\(setting.modifierName))"
    case .withoutEffect(let name): "withoutEffect(\(name))"
    case .unresolved(let name, let view): "UNRESOLVED \(name) \(view.code): \(view.message)"
    default: paintText(of: modifier) ?? chromeText(of: modifier)
    }
  }

  private static func paintText(of modifier: ViewModifier) -> String? {
    switch modifier {
    case .background(_, let alignment): "background(alignment=\(ValueText.text(of: alignment)))"
    case .backgroundStyle(let style, let shape, _):
      "backgroundStyle(\(ValueText.text(of: style))\(shape.map { " in " + ValueText.text(of: $0) } ?? ""))"
    case .overlay(_, let alignment): "overlay(alignment=\(ValueText.text(of: alignment)))"
    case .overlayStyle(let style, let shape):
      "overlayStyle(\(ValueText.text(of: style))\(shape.map { " in " + ValueText.text(of: $0) } ?? ""))"
    case .border(let style, let width): "border(\(ValueText.text(of: style)) \(number(width)))"
    case .opacity(let value): "opacity(\(number(value)))"
    case .hidden: "hidden"
    case .clip(let shape): "clip(\(shape.map(ValueText.text) ?? "bounds"))"
    case .mask(_, let alignment): "mask(alignment=\(ValueText.text(of: alignment)))"
    case .shadow(let color, let radius, let x, let y):
      "shadow(\(ValueText.text(of: color)) radius=\(number(radius)) \(number(x)),\(number(y)))"
    case .blur(let radius): "blur(\(number(radius)))"
    case .colorFilter(let filter): "colorFilter(\(text(of: filter)))"
    case .blendMode(let mode): "blendMode(\(mode))"
    case .compositingGroup: "compositingGroup"
    case .rotation(let radians, let anchor): "rotation(\(number(radians)) anchor=\(ValueText.text(of: anchor)))"
    case .scale(let x, let y, let anchor): "scale(\(number(x)),\(number(y)) anchor=\(ValueText.text(of: anchor)))"
    case .perspective: "perspective"
    case .rotation3D(let turn):
      "rotation3D(\(ValueText.number(turn.radians)), axis \(turn.axis.map { ValueText.number($0) }.joined(separator: " ")), "
        + "anchor \(ValueText.text(of: turn.anchor))"
        + (turn.anchorDepth == 0 ? "" : ", depth \(ValueText.number(turn.anchorDepth))")
        + (turn.perspective == 1 ? ")" : ", perspective \(ValueText.number(turn.perspective)))")
    case .visualEffect: "visualEffect"
    case .transform(let transform):
      "transform("
        + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        .map(ValueText.number).joined(separator: ",") + ")"
    default: nil
    }
  }

  private static func chromeText(of modifier: ViewModifier) -> String {
    switch modifier {
    case .identifier(let name): "identifier(\(name))"
    case .tag(let tag): "tag(\(tag))"
    case .interactive: "interactive"
    case .navigationTitle: "navigationTitle"
    case .navigationBarTitleDisplayMode(let mode): "navigationBarTitleDisplayMode(\(mode))"
    case .navigationBarHidden(let isHidden): "navigationBarHidden(\(isHidden))"
    case .bars(let bars, let change): "bars(\(bars.joined(separator: ",")) \(text(of: change)))"
    case .navigationTitleMenu: "navigationTitleMenu"
    case .toolbar: "toolbar"
    case .tabItem: "tabItem"
    case .badge: "badge"
    case .searchable(let prompt, let text, let isInBar):
      "searchable(\"\(ValueText.escaped(prompt))\"\(text.isEmpty ? "" : " text \"\(ValueText.escaped(text))\"")"
        + "\(isInBar ? " in the bar" : ""))"
    case .listRow(let row): "listRow(\(text(of: row)))"
    case .presentation(let kind, _): "presentation(\(kind))"
    default: "modifier"
    }
  }

  private static func bounds(_ bounds: FlexibleFrame.Bounds) -> String {
    [bounds.minimum, bounds.ideal, bounds.maximum].map { $0.map(ValueText.number) ?? "-" }.joined(separator: "/")
  }

  private static func text(of padding: PaddingModifier) -> String {
    let length = padding.insets.map { ValueText.text(of: $0) } ?? padding.length.map(ValueText.number) ?? "default"
    return "\(ValueText.text(of: padding.edges)) \(length)\(padding.isScaled ? " scaled" : "")"
  }

  private static func text(of cell: GridCellModifier) -> String {
    switch cell {
    case .columns(let count): "columns=\(count)"
    case .anchor(let point): "anchor=\(ValueText.text(of: point))"
    case .unsizedAxes(let axes): "unsizedAxes=\(ValueText.text(of: axes))"
    case .columnAlignment(let guide): "columnAlignment=\(guide.name)"
    }
  }

  private static func text(of filter: ColorFilter) -> String {
    switch filter {
    case .brightness(let value): "brightness \(number(value))"
    case .contrast(let value): "contrast \(number(value))"
    case .saturation(let value): "saturation \(number(value))"
    case .grayscale(let value): "grayscale \(number(value))"
    case .hueRotation(let radians): "hueRotation \(number(radians))"
    case .invert: "invert"
    case .multiply(let color): "multiply \(ValueText.text(of: color))"
    }
  }

  private static func text(of change: BarChange) -> String {
    switch change {
    case .hidden(let isHidden): "hidden=\(isHidden)"
    case .background(let style): "background \(ValueText.text(of: style))"
    case .backgroundVisible(let isVisible): "backgroundVisible=\(isVisible.map(String.init) ?? "automatic")"
    case .colorScheme(let scheme): "colorScheme \(scheme?.rawValue ?? "nil")"
    }
  }

  private static func text(of row: ListRowModifier) -> String {
    switch row {
    case .background: "background"
    case .insets(let insets): "insets \(insets.map(ValueText.text) ?? "nil")"
    case .separatorHidden(let isHidden): "separatorHidden=\(isHidden)"
    case .separatorHiddenAt(let edge, let isHidden): "separatorHidden \(edge.rawValue)=\(isHidden)"
    case .separatorTint(let style, let edges):
      "separatorTint \(ValueText.text(of: edges)) \(style.map(ValueText.text) ?? "nil")"
    case .sectionSeparatorHidden(let isHidden, let edges):
      "sectionSeparatorHidden \(ValueText.text(of: edges))=\(isHidden)"
    case .sectionSpacing(let spacing): "sectionSpacing \(number(spacing))"
    }
  }

  private static func text(of expression: GuideExpression) -> String {
    switch expression {
    case .constant(let value): number(value)
    case .width: "width"
    case .height: "height"
    case .guide(let guide): guide.name
    case .explicit(let guide, let fallback): "explicit(\(guide.name)) ?? \(text(of: fallback))"
    case .sum(let left, let right): "(\(text(of: left)) + \(text(of: right)))"
    case .difference(let left, let right): "(\(text(of: left)) - \(text(of: right)))"
    case .product(let left, let right): "(\(text(of: left)) * \(text(of: right)))"
    case .quotient(let left, let right): "(\(text(of: left)) / \(text(of: right)))"
    case .minimum(let left, let right): "min(\(text(of: left)), \(text(of: right)))"
    case .maximum(let left, let right): "max(\(text(of: left)), \(text(of: right)))"
    case .computed: "computed"
    }
  }
}
