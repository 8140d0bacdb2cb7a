/// Values of platform types, as Swift source: the ordinary first, the greatest last.
enum PlatformInputs {
  typealias Choice = SyntheticInput.Choice

  /// Two lengths of text: a word, and more than any label has room for.
  static let shortText = "Short"
  static let longText = "A considerably longer text than the designer of this view had in mind when drawing it"

  static func choices(ofTypeNamed type: String, named name: String) -> [Choice]? {
    if let fixed = fixed[type] { return [Choice(label: "made", source: fixed)] }
    switch type {
    case "Bool": return [Choice(label: "false", source: "false"), Choice(label: "true", source: "true")]
    case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "AnyHashable", "Any":
      return texts { "\"\($0)\"" }
    case "AttributedString", "Text": return texts { "\(type)(\"\($0)\")" }
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return numbers(large: type.hasSuffix("8") ? "100" : type.hasSuffix("16") ? "10000" : "1234567")
    case "CGFloat": return numbers(large: isFraction(name) ? "1" : "100")
    case "Double", "Float", "Decimal", "TimeInterval":
      return numbers(large: isFraction(name) ? "1" : "1234567.89")
    default: return nil
    }
  }

  private static func texts(_ made: (String) -> String) -> [Choice] {
    [Choice(label: "short", source: made(shortText)), Choice(label: "long", source: made(longText))]
  }

  private static func numbers(large: String) -> [Choice] {
    [Choice(label: "0", source: "0"), Choice(label: large, source: large)]
  }

  /// Whether a number of this name is a share of a whole, as far as its name says.
  private static func isFraction(_ name: String) -> Bool {
    let words = ["progress", "fraction", "ratio", "opacity", "alpha", "percent", "completion", "scale"]
    let name = name.lowercased()
    return words.contains { name.contains($0) }
  }

  /// Types of which one value does.
  private static let fixed: [String: String] = [
    "Alignment": ".center", "Angle": ".degrees(45)", "Animation": ".default", "AnyView": "AnyView(Text(\"Content\"))",
    "Axis": ".vertical", "Axis.Set": ".vertical", "Bundle": ".main", "CGPoint": "CGPoint(x: 10, y: 10)",
    "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)", "CGSize": "CGSize(width: 100, height: 100)",
    "Calendar": ".current", "Character": "\"A\"", "Color": "Color.blue", "ColorScheme": ".light", "Data": "Data()",
    "Date": "Date()", "DateComponents": "DateComponents()", "EdgeInsets": "EdgeInsets()", "EmptyView": "EmptyView()",
    "Font": "Font.body", "Font.Weight": ".regular", "HorizontalAlignment": ".center",
    "Image": "Image(systemName: \"photo\")", "LayoutDirection": ".leftToRight", "Locale": ".current",
    "Namespace.ID": "Namespace.ID()", "NavigationPath": "NavigationPath()", "Never": "fatalError()",
    "PersistentIdentifier": "UUID()", "TextAlignment": ".leading", "TimeZone": ".current", "UIColor": "UIColor.blue",
    "UIImage": "UIImage()", "URL": "URL(string: \"https://example.com/picture\")!", "UUID": "UUID()",
    "UserDefaults": ".standard", "VerticalAlignment": ".center", "View": "Text(\"Content\")", "Void": "()",
  ]
}
