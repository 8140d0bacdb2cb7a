import Colorimetry
import Foundation

/// The colour of one entry of a colour set, in the forms that Xcode and hand-written files use.
enum ColorComponents {
  /// The value of a `color` object, or `nil` when it cannot be read.
  static func value(of color: [String: Any]) -> ColorSet.Value? {
    if let reference = color["reference"] as? String {
      return .systemColor(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
    }
    guard let components = color["components"] as? [String: Any] else { return nil }
    let space = ColorSpaceName(rawValue: (color["color-space"] as? String ?? "srgb").lowercased())
    guard let space, let alpha = alpha(components["alpha"]) else { return nil }
    if let white = components["white"] {
      guard let level = levels([white])?[0] else { return nil }
      return .color(space.color(red: level, green: level, blue: level, alpha: alpha))
    }
    guard let red = components["red"], let green = components["green"], let blue = components["blue"],
      let levels = levels([red, green, blue])
    else { return nil }
    return .color(space.color(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha))
  }

  /// One component as written.
  private enum Written {
    /// Already 0…1.
    case fraction(Double)
    /// Without a decimal point: 0…255, or 0 and 1 as fractions.
    case whole(Double)
  }

  /// The components as fractions.
  ///
  /// Xcode writes `0x1F` and `31` for bytes and `0.122` for fractions. Whole numbers none of which is above 1 are
  /// fractions that somebody wrote by hand.
  private static func levels(_ components: [Any]) -> [Double]? {
    let written = components.map(written)
    guard !written.contains(where: { $0 == nil }) else { return nil }
    let isInBytes = written.contains { component in
      if case .whole(let value)? = component { return value > 1 }
      return false
    }
    return written.map { component in
      switch component {
      case .fraction(let value)?: value
      case .whole(let value)?: isInBytes ? value / 255 : value
      case nil: 0
      }
    }
  }

  private static func written(_ component: Any) -> Written? {
    if let number = component as? NSNumber {
      let value = number.doubleValue
      return value == value.rounded() ? .whole(value) : .fraction(value)
    }
    guard let text = (component as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { .fraction(Double($0) / 255) }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") || text.lowercased().contains("e") ? .fraction(value) : .whole(value)
  }

  private static func alpha(_ component: Any?) -> Double? {
    guard let component else { return 1 }
    switch written(component) {
    case .fraction(let value)?: return min(max(value, 0), 1)
    case .whole(let value)?: return value > 1 ? min(value / 255, 1) : max(value, 0)
    case nil: return nil
    }
  }
}
