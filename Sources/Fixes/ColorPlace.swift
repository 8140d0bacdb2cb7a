import Auditing
import Colorimetry
import Diagnostics
import SourceEdits
import ViewEvaluation

/// A modifier that sets a colour.
struct ColorPlace {
  private static let modifiers: Set<String> = ["foregroundStyle", "foregroundColor"]

  let call: CallSite
  let argument: CallSite.Argument

  init(call: CallSite, argument: CallSite.Argument) {
    self.call = call
    self.argument = argument
  }

  /// The nearest modifier that colours the view at a place, where it takes one colour.
  init?(around range: SourceRange, in source: EditableSource) {
    guard let nearest = source.modifiers(named: Self.modifiers, around: range).first,
      let argument = nearest.arguments.first, nearest.arguments.count == 1
    else { return nil }
    self.init(call: nearest, argument: argument)
  }

  /// Whether the colour is named or given by numbers, and does not follow from a property or a function.
  var isWrittenOut: Bool {
    let text = argument.text
    guard text.hasPrefix(".") || text.hasPrefix("Color") else { return false }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return !words.contains { call.context?.property($0) != nil } && !text.contains("?")
  }

  /// Today's colour in a form that is a `Color`.
  var presentText: String? {
    if argument.text.hasPrefix("Color") { return argument.text }
    let name = argument.text.dropFirst().prefix { $0.isLetter }
    return ColorText.names.contains(String(name)) ? "Color" + argument.text : nil
  }

  func candidate(_ color: String, _ words: String, adding more: [SourceEdit] = []) -> [FixProposal] {
    let edit = SourceEdit(file: call.file, range: argument.range, replacement: color)
    return FixCandidate(.passingColor, words, [edit] + more).map { [.edit($0)] } ?? []
  }
}

/// Colours as they are written.
enum ColorText {
  /// Colours that `Color` has by name.
  ///
  /// - Source: SwiftUI, `Color`, standard colours.
  static let names: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// Styles of a leading period that are no colours, so that no colour can stand beside them in a conditional
  /// expression.
  ///
  /// - Source: SwiftUI, `ShapeStyle`, type properties; `Color` has "primary" and "secondary" as well.
  private static let otherStyles: Set<String> = [
    "tertiary", "quaternary", "quinary", "background", "foreground", "selection", "separator", "tint", "placeholder",
    "link", "fill", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
    "ultraThickMaterial", "bar", "linearGradient", "radialGradient", "angularGradient", "conicGradient",
    "ellipticalGradient", "image",
  ]

  /// Whether a value is written as a colour: by its name or by numbers.
  static func isColor(_ text: String) -> Bool {
    if text.hasPrefix("Color(") || text.hasPrefix("Color.") { return true }
    guard text.hasPrefix(".") else { return false }
    return !otherStyles.contains(String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
  }

  /// `Color(red: 0.463, green: 0.463, blue: 0.463)`: three decimals name every byte.
  static func initializer(_ color: RGBAColor) -> String {
    "Color(red: \(decimals(color.red)), green: \(decimals(color.green)), blue: \(decimals(color.blue)))"
  }

  static func hexadecimal(_ color: RGBAColor) -> String {
    "#"
      + [color.red, color.green, color.blue].map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  private static func decimals(_ component: Double) -> String {
    let thousandths = Int((component * 1000).rounded())
    let rest = String(thousandths % 1000)
    guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
    var text = "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
