package import Auditing

/// Every rule, in the order of the ids.
package enum RuleList {
  package static let all: [any Rule] = [
    BrokenWordRule(),
    CappedTextSizeRule(),
    ClippedContentRule(),
    ClippedTextRule(),
    ContentBeyondContainerRule(),
    CrowdedTargetsRule(),
    DirectionFixedSymbolRule(),
    FixedMetricRule(),
    FixedTextSizeRule(),
    InkOutsideShapeRule(),
    InsufficientContrastRule(),
    InsufficientNonTextContrastRule(),
    MissingLabelRule(),
    OverScaledMetricRule(),
    OverShrunkTextRule(),
    OverlappingContentRule(),
    SmallTargetRule(),
    TightClearanceRule(),
    TruncatedTextRule(),
    UnreachableContentRule(),
  ]

  package static let registry = RuleRegistry(all)
}
