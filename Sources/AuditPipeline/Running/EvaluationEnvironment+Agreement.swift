import ViewEvaluation

extension EvaluationEnvironment {
  /// Whether both have the same values on some axes.
  func agrees(with other: EvaluationEnvironment, in axes: Set<EnvironmentAxis>) -> Bool {
    axes.allSatisfy { axis in
      switch axis {
      case .textSize: textSize == other.textSize
      case .colorScheme: colorScheme == other.colorScheme
      case .contrast: contrast == other.contrast
      case .legibilityWeight: legibilityWeight == other.legibilityWeight
      case .layoutDirection: layoutDirection == other.layoutDirection
      case .locale: locale == other.locale && pseudoLocale == other.pseudoLocale
      case .sizeClass:
        horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      case .displayScale: displayScale == other.displayScale
      case .osProfile: os == other.os
      case .containerSize: containerSize == other.containerSize && safeAreaInsets == other.safeAreaInsets
      }
    }
  }
}
