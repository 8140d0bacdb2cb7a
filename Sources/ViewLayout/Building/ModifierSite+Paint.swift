import Geometry
import PlatformProfile
import ViewTree

extension ModifierSite {
  /// The members inside a modifier with an effect on paint; `nil` for other modifiers.
  func wrapPaint(_ modifier: ViewModifier, _ members: [LayoutElement]) -> [LayoutElement]? {
    let styles = context.styles
    switch modifier {
    case .background(let content, let alignment):
      return each("background", members, SecondaryLayout(isBehind: true, alignment: alignment)) {
        builder.single(content, alignment: alignment, in: context)
      }
    case .overlay(let content, let alignment):
      return each("overlay", members, SecondaryLayout(isBehind: false, alignment: alignment)) {
        builder.single(content, alignment: alignment, in: context)
      }
    case .backgroundStyle(let style, let shape, let edges):
      return each("background", members) { _ in
        StyledSecondaryLayout(
          style: styles.resolve(style), shape: shape, place: .behind, extendedEdges: edges, styleName: style.sourceName)
      }
    case .overlayStyle(let style, let shape):
      return each("overlay", members) { _ in
        StyledSecondaryLayout(
          style: styles.resolve(style), shape: shape, place: .above, extendedEdges: .all, styleName: style.sourceName)
      }
    case .border(let style, let width):
      let width = width.isFinite ? max(width, 0) : 0
      return each("border", members) { _ in
        StyledSecondaryLayout(
          style: styles.resolve(style), shape: nil, place: .border(width: width), extendedEdges: [])
      }
    case .clip(let shape): return each("clipShape", members) { _ in ClipLayout(shape: shape) }
    case .mask(let content, let alignment):
      return each("mask", members, MaskLayout(alignment: alignment)) {
        builder.single(content, alignment: alignment, in: context)
      }
    default: return wrapEffect(modifier, members)
    }
  }

  private func wrapEffect(_ modifier: ViewModifier, _ members: [LayoutElement]) -> [LayoutElement]? {
    if case .visualEffect(let view) = modifier {
      return each("visualEffect", members) { _ in VisualEffectLayout(view: view) }
    }
    guard let (kind, effect) = EffectLayout.Effect.named(modifier) else { return nil }
    if case .none = effect { return members }
    return each(kind, members) { _ in EffectLayout(effect: effect) }
  }
}
