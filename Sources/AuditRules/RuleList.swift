package import Auditing

/// Every rule, in the order of the ids.
package enum RuleList {
  package static let all: [any Rule] = [
    BrokenWordRule(),
    ClippedTextRule(),
    ContentBeyondContainerRule(),
    FixedTextSizeRule(),
    InkOutsideShapeRule(),
    InsufficientContrastRule(),
    OverlappingContentRule(),
    TightClearanceRule(),
    TruncatedTextRule(),
  ]

  package static let registry = RuleRegistry(all)
}
