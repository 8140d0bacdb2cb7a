import Geometry
import ViewTree

/// `alignmentGuide(_:computeValue:)`.
///
/// - Source: swiftui-layout, section 10.2.
/// - Verification: measured.
struct GuideLayout: WrapperLayout {
  var guide: AlignmentGuideID
  var expression: GuideExpression

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    guard guide == self.guide else {
      return element.content.mayHaveExplicitGuide(guide) ? element.content.explicitGuide(guide, for: proposal) : nil
    }
    if let value = expression.value(in: element.content.guideContext(for: proposal)) { return value }
    element.session.reportOnce(
      "unknown-guide", "The guide “\(guide.name)” could not be evaluated; its default holds.", of: element)
    return nil
  }
}

/// `layoutPriority`.
struct PriorityLayout: WrapperLayout {
  var value: Double

  func priority(of element: LayoutElement) -> Double { value.isNaN ? 0 : value }
}
