import Colorimetry
import Diagnostics
import DynamicType
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// The values that flow down the tree, shared by the views between two changes.
final class LayoutEnvironment {
  let values: EnvironmentValues
  private var knownLook: TextLook?

  init(_ values: EnvironmentValues) { self.values = values }

  /// How text looks that says nothing of its own look; worked out once for all texts between two changes.
  func plainLook(in session: LayoutSession) -> TextLook {
    if let knownLook { return knownLook }
    let look = TextLook(self, session: session)
    knownLook = look
    return look
  }
}

/// How text looks that says nothing of its own look.
final class TextLook {
  let font: ResolvedFont
  let style: ResolvedStyle
  let spacing: ViewSpacing
  /// The font and the paint as those of a text's only run.
  let appearance: TextAppearance
  /// The paragraphs of such texts.
  let family: any ParagraphFamily

  init(_ environment: LayoutEnvironment, session: LayoutSession) {
    font = session.font(environment.values.font.request, in: environment.values)
    style = StyleResolver(environment, session: session).foreground(level: 1)
    spacing = session.textSpacing(of: font)
    let values = environment.values
    appearance = TextAppearance(
      fonts: [font], styles: [style], styleNames: [values.inheritedForegroundName], values: values)
    let run = TextRun(
      text: "", font: font, tracking: values.tracking + values.kerning, baselineOffset: values.baselineOffset)
    family = session.text.family(of: TextRequest(runs: [run], style: values.paragraph, grid: session.grid))
  }
}

/// What the environment holds at one place of the tree.
struct EnvironmentValues {
  var font = FontSelection()
  /// Where the font in force was written.
  var fontRange: SourceRange?
  /// The levels of the foreground style; `nil` for the system's labels.
  var foreground: [ResolvedStyle]?
  /// Whether the foreground is what the system gives texts here, and no control takes.
  var isForegroundOfSystem = false
  /// What the source calls it; of no meaning where it is `nil`.
  var foregroundName: String?
  /// How many styles `foregroundStyle` was given.
  var foregroundCount = 1
  var tint: ResolvedStyle?
  /// The paint that styles bring for the controls of their kind.
  var styleTints: [StyleKind: ShapeStyle] = [:]
  var backgroundStyle: ResolvedStyle?

  var paragraph = ParagraphStyle()
  var lineLimitRange: SourceRange?
  var textCase: TextCase?
  var tracking = 0.0
  var kerning = 0.0
  var baselineOffset = 0.0
  var isUnderlined = false
  var isStruckThrough = false

  var dynamicTypeSize: DynamicTypeSize
  var legibilityWeight: LegibilityWeight
  var layoutDirection: LayoutDirection
  var horizontalSizeClass: SizeClass
  var verticalSizeClass: SizeClass
  /// The one scheme in which colours below are resolved, where a modifier fixes it.
  var colorScheme: ColorScheme?
  var contrast: ColorSchemeContrast?
  var isElevated = false

  var imageScale = ImageScale.medium
  var symbolVariants: [String] = []
  /// How symbols take colours; `nil` leaves it to the styles that are given.
  var symbolRenderingMode: String?
  var controlSize = "regular"
  var styles: [StyleKind: String] = [:]
  var buttonBorderShape = "automatic"
  var isEnabled = true
  var hidesLabels = false
  /// Why content is redacted, reasons joined by commas.
  var redaction: String?
  var isPrivacySensitive = false
  /// The paint of icons in rows; `nil` for the tint.
  var listItemTint: ResolvedStyle?
  var hidesLinkIndicator = false
  /// What a link in a row shows before its chevron.
  var rowBadge: ViewNode?
  /// The part of the content that scroll views show at first; `nil` for its beginning.
  var scrollAnchor: UnitPoint?
  var scrollsUnclipped = false
  var minimumListRowHeight: Double?
  var headerProminence = "standard"
  /// Between the sections of lists, in points; `nil` for the platform's.
  var sectionSpacing: Double?
  var hidesScrollBackground = false
  var flipsForRightToLeft = false
  var layoutDirectionBehavior = "mirrors"
  /// What surrounds the view, where controls look different inside it.
  var surroundings = Surroundings.none
  /// How deep group boxes nest here.
  var groupBoxDepth = 0
  /// The nearest scroll view, bar container or window, for frames relative to it.
  var relativeContainer: RelativeContainer

  /// Containers that change how controls inside them look.
  enum Surroundings: Hashable {
    case none, list, form, bar
  }

  init(_ settings: LayoutSettings) {
    dynamicTypeSize = settings.textSize
    legibilityWeight = settings.legibilityWeight
    layoutDirection = settings.layoutDirection
    horizontalSizeClass = settings.horizontalSizeClass
    verticalSizeClass = settings.verticalSizeClass
    relativeContainer = RelativeContainer(size: settings.safeArea.size)
    paragraph.direction = settings.layoutDirection
    paragraph.locale = settings.locale
    paragraph.metrics = settings.profile == .macOS ? .macOS : .iOS
  }

  /// What the source calls the foreground in force.
  var inheritedForegroundName: String? { foreground == nil ? "primary" : foregroundName }

  /// Whether content is replaced by bars: all of it by placeholders, what is sensitive for privacy.
  ///
  /// - Verification: documented.
  var isRedacted: Bool {
    guard let reasons = redaction?.split(separator: ",") else { return false }
    return reasons.contains("placeholder") || (isPrivacySensitive && reasons.contains("privacy"))
  }

  /// The style of a kind, "automatic" where none is set.
  func style(_ kind: StyleKind) -> String { styles[kind] ?? "automatic" }
}

/// The size that `containerRelativeFrame` refers to; scroll views fill it in once they know their own.
final class RelativeContainer {
  var size: Size

  init(size: Size) { self.size = size }
}
