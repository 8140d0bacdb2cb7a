import Colorimetry
import Diagnostics
import DynamicType
import Geometry
import LayoutTree
import PlatformProfile
import Typography
import ViewTree

/// What all elements of one layout share: the ports, the settings, the counts and what could not be measured.
final class LayoutSession {
  let settings: LayoutSettings
  let text: any TextSetter
  let symbols: any SymbolSource
  let metrics: any FontMetricsSource
  let palette: SystemPalette
  let defaults: LayoutDefaults
  let usesCaches: Bool

  var work = LayoutWork()
  /// How many sections of lists there are so far.
  var sectionCount = 0
  /// The scheme that a view prefers for its whole presentation.
  var preferredColorScheme: ColorScheme?
  /// The presentations that are on, in source order.
  var presentations: [Presentation] = []
  /// The guides that some modifier of the tree sets.
  var explicitGuides: Set<AlignmentGuideID> = []
  /// Reasons found while building and placing, by the element that stands for them.
  var unmeasured: [(code: String, message: String, range: SourceRange?, element: LayoutElement?)] = []
  /// Names of views that are nothing, such as an `EmptyView`: they take no room, and are told all the same.
  var absent: [AbsentView] = []
  /// How deep the tree may nest, in nodes.
  let depthLimit: Int
  /// How many elements a layout may have.
  let elementLimit: Int
  private var hasReportedElementLimit = false

  /// The safe areas in which elements lie; neighbours mostly lie in the same.
  private(set) var regions: [SafeRegion] = []
  /// The last layout of a stack along each axis.
  private var horizontalStack: SharedStackLayout?
  private var verticalStack: SharedStackLayout?
  private var resolvedFonts: [FontKey: ResolvedFont] = [:]
  private var fontMetrics: [ResolvedFont: FontMetrics] = [:]
  private var symbolCache: [SymbolRequest: MeasuredSymbol] = [:]

  private struct FontKey: Hashable {
    var request: FontRequest
    var textSize: DynamicTypeSize
    var weight: LegibilityWeight

    /// Optimization: the request tells keys apart well enough.
    func hash(into hasher: inout Hasher) { request.hash(into: &hasher) }
  }

  init(engine: LayoutEngine, settings: LayoutSettings) {
    self.settings = settings
    text = engine.text
    symbols = engine.symbols
    metrics = engine.metrics
    usesCaches = engine.usesCaches
    depthLimit = engine.depthLimit
    elementLimit = engine.elementLimit
    palette = SystemPalette(settings.profile)
    defaults = LayoutDefaults(settings.profile)
  }

  var grid: PixelGrid { settings.grid }

  var platform: LineMetricsPlatform { settings.profile == .macOS ? .macOS : .iOS }

  /// Counts one more element, and says whether there is room for it.
  func mayAddElement(at range: SourceRange?) -> Bool {
    work.elements += 1
    if work.elements <= elementLimit { return true }
    if !hasReportedElementLimit {
      hasReportedElementLimit = true
      unmeasured.append(
        (
          "too-many-views", "The layout has more than \(elementLimit) views; the rest is left out. Show fewer rows.",
          range, nil
        ))
    }
    return false
  }

  /// Whether another element may be added.
  var hasRoom: Bool { work.elements < elementLimit || !hasReportedElementLimit }

  /// Notes that something of an element could not be measured, once for each element.
  func reportOnce(_ code: String, _ message: String, of element: LayoutElement) {
    guard !unmeasured.contains(where: { $0.code == code && $0.element === element }) else { return }
    unmeasured.append((code, message, element.range, element))
  }

  func font(_ request: FontRequest, in environment: EnvironmentValues) -> ResolvedFont {
    let key = FontKey(
      request: request, textSize: environment.dynamicTypeSize, weight: environment.legibilityWeight)
    if let known = resolvedFonts[key] { return known }
    let resolver = FontResolver(
      textSize: environment.dynamicTypeSize, legibilityWeight: environment.legibilityWeight, platform: platform)
    var font = resolver.resolve(request)
    if case .custom = font.family, metrics(of: font).isBold { font.hasBoldFace = true }
    resolvedFonts[key] = font
    return font
  }

  func metrics(of font: ResolvedFont) -> FontMetrics {
    if let known = fontMetrics[font] { return known }
    let value = metrics.metrics(of: font, on: platform)
    fontMetrics[font] = value
    return value
  }

  /// What the style's line height exceeds the font's own by, in points; 0 for fixed sizes.
  ///
  /// On the Mac, ascent and descent are whole points first.
  func lead(of font: ResolvedFont) -> Double {
    guard let height = font.styleLineHeight else { return 0 }
    let metrics = metrics(of: font)
    guard platform == .macOS else { return height - metrics.ascent - metrics.descent }
    return height - metrics.ascent.rounded() - metrics.descent.rounded()
  }

  /// The distances that a text in a font asks for.
  func textSpacing(of font: ResolvedFont) -> ViewSpacing {
    .text(metrics(of: font), lead: lead(of: font), grid: grid)
  }

  func symbol(_ request: SymbolRequest) -> MeasuredSymbol {
    if let known = symbolCache[request] { return known }
    let value = symbols.symbol(request)
    symbolCache[request] = value
    return value
  }
}

extension LayoutSession {
  /// The layout of a stack, shared with the one before along the axis where that has the same terms.
  func stackLayout(_ axis: Axis, alignment: AlignmentGuideID, spacing: Double?) -> any ElementLayout {
    if let known = axis.isHorizontal ? horizontalStack : verticalStack, known.spacing == spacing,
      known.alignment == alignment
    {
      return known.layout
    }
    let layout = StackLayout(axis: axis, alignment: alignment, spacing: spacing)
    let made = SharedStackLayout(alignment: alignment, spacing: spacing, layout: layout)
    if axis.isHorizontal { horizontalStack = made } else { verticalStack = made }
    return made.layout
  }

  private struct SharedStackLayout {
    let alignment: AlignmentGuideID
    let spacing: Double?
    let layout: any ElementLayout
  }

  /// The position among `regions`, where it is added if it differs from the last.
  func index(of region: SafeRegion) -> Int {
    if regions.last != region { regions.append(region) }
    return regions.count - 1
  }

  /// Lets go of the elements, which would keep the session alive where they hold it.
  func forgetElements() {
    unmeasured = []
    presentations = []
  }
}

/// A view with a name that is nothing.
struct AbsentView: Hashable {
  var identifier: String
  var range: SourceRange?
}

extension LayoutSession {
  /// Keeps the name of a view that is nothing; a view that is built several times is there once.
  func note(absent identifier: String, at range: SourceRange?) {
    let view = AbsentView(identifier: identifier, range: range)
    guard absent.count < elementLimit, !absent.contains(view) else { return }
    absent.append(view)
  }
}
