/// One step of the modifiers that choose a font; later steps act on the result of earlier ones.
package enum FontChange: Hashable, Sendable {
  /// `.font(_:)`; `nil` resets to the default.
  case font(FontRequest?)
  case weight(FontWeight?)
  case bold(Bool)
  case italic(Bool)
  case design(FontDesign?)
  case width(FontWidth?)
  case monospacedDigits
  case monospaced(Bool)
  case smallCaps
}
