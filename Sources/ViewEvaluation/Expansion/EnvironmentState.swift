/// The environment at one place of the tree: values by key.
///
/// Keys: the property's name for the platform's values ("colorScheme"); "key:Name" for a project's `EnvironmentKey`;
/// "entry:name" for `@Entry`; "object:Type" for `environmentObject` and `environment(_:)` of a model; "style:button"
/// and the like for styles. Builtin modifiers may add keys of their own.
package struct EnvironmentState: Sendable {
  package private(set) var values: [String: Value]

  package init(values: [String: Value] = [:]) { self.values = values }

  package subscript(key: String) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }

  package mutating func set(_ changes: [String: Value]) {
    for (key, value) in changes { values[key] = value }
  }
}

/// A setting of the variant that evaluation may depend on.
package enum EnvironmentAxis: String, Hashable, Sendable, CaseIterable, Comparable {
  case textSize, colorScheme, contrast, legibilityWeight, layoutDirection, locale, sizeClass, displayScale
  case osProfile, containerSize

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The axis behind a platform environment key, or `nil` for a key that no variant changes.
  static func behind(key: String) -> EnvironmentAxis? {
    switch key {
    case "dynamicTypeSize", "sizeCategory": .textSize
    case "colorScheme": .colorScheme
    case "colorSchemeContrast": .contrast
    case "legibilityWeight": .legibilityWeight
    case "layoutDirection": .layoutDirection
    case "locale", "calendar": .locale
    case "horizontalSizeClass", "verticalSizeClass": .sizeClass
    case "displayScale", "pixelLength": .displayScale
    default: nil
    }
  }
}
