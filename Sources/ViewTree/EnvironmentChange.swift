package import Colorimetry
package import Geometry
package import Typography

/// A value that flows down to every view below.
package enum EnvironmentChange: Sendable {
  case font(FontChange)
  case foregroundStyle([ShapeStyle])
  case tint(ShapeStyle?)
  case backgroundStyle(ShapeStyle)

  case lineLimit(LineLimit)
  case lineSpacing(Double)
  case truncationMode(TruncationMode)
  case multilineTextAlignment(TextAlignment)
  case minimumScaleFactor(Double)
  case allowsTightening(Bool)
  case textCase(TextCase?)
  case tracking(Double)
  case kerning(Double)
  case baselineOffset(Double)
  case underline(Bool)
  case strikethrough(Bool)

  case dynamicTypeSize(DynamicTypeSize)
  case dynamicTypeSizeRange(minimum: DynamicTypeSize?, maximum: DynamicTypeSize?)
  case colorScheme(ColorScheme)
  /// `preferredColorScheme`: the whole presentation.
  case preferredColorScheme(ColorScheme?)
  case colorSchemeContrast(ColorSchemeContrast)
  case legibilityWeight(LegibilityWeight)
  case layoutDirection(LayoutDirection)
  case locale(String)
  case displayScale(Double)
  case horizontalSizeClass(SizeClass)
  case verticalSizeClass(SizeClass)

  case imageScale(ImageScale)
  case symbolVariants([String])
  case symbolRenderingMode(String)
  case controlSize(String)
  /// A platform style by kind and name, for example ("button", "bordered").
  case style(kind: StyleKind, name: String)
  case buttonBorderShape(String)
  case isEnabled(Bool)
  case labelsHidden
  case labelsVisibility(hidden: Bool)
  case redacted(String?)
  /// Hidden by redaction for privacy.
  case privacySensitive(Bool)
  case listItemTint(ShapeStyle?)
  /// The paint that a style brings for the controls of its kind: `SwitchToggleStyle(tint:)`.
  case styleTint(kind: StyleKind, ShapeStyle)
  case navigationLinkIndicatorHidden(Bool)
  /// The part of the content that scroll views below show at first.
  case scrollAnchor(UnitPoint?)
  case scrollClipDisabled(Bool)
  case defaultMinListRowHeight(Double)
  case headerProminence(String)
  case scrollContentBackgroundHidden(Bool)
  case flipsForRightToLeft(Bool)
  case layoutDirectionBehavior(String)
}

package enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact, regular
}

package enum TextCase: String, Hashable, Sendable, CaseIterable {
  case uppercase, lowercase
}

/// The numbers of lines that a text may take and for which it keeps height.
package struct LineLimit: Hashable, Sendable {
  package var maximum: Int?
  package var reserved: Int

  package init(maximum: Int?, reserved: Int = 0) {
    self.maximum = maximum
    self.reserved = reserved
  }
}

/// A family of styles that the environment carries.
package enum StyleKind: String, Hashable, Sendable, CaseIterable {
  case button, list, label, toggle, picker, textField, textEditor, progress, gauge, menu, form, groupBox, disclosure
  case labeledContent, navigationView, tabView, indexView, datePicker, controlGroup
}

/// What a modifier says to assistive technology.
package enum AccessibilityChange: Hashable, Sendable {
  case label(String)
  case value(String)
  case hint(String)
  case hidden(Bool)
  case addTraits([String])
  case removeTraits([String])
  /// `.accessibilityElement(children:)`: "ignore", "combine" or "contain".
  case element(children: String)
  case representation
  case showsLargeContentViewer
  case heading
}
