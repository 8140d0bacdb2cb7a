package import Geometry

/// A screen that a layout can be audited on, in portrait.
package struct Device: Hashable, Sendable {
  package enum Family: String, Hashable, Sendable, CaseIterable {
    case phone, pad, watch
  }

  package var name: String
  package var family: Family
  /// In points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// In points, with the bars of the system alone.
  package var safeArea: EdgeInsets

  init(_ name: String, _ family: Family, _ size: Size, scale: Double, top: Double, bottom: Double) {
    self.name = name
    self.family = family
    self.size = size
    self.scale = scale
    safeArea = EdgeInsets(top: top, bottom: bottom)
  }

  /// The device where nothing else is asked for.
  package static let `default` = Device.named("iPhone 16")!

  /// The device of that name, upper and lower case being the same.
  package static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }

  /// The device turned on its side.
  ///
  /// Phones with a sensor housing keep it clear on both sides, and 21 points for the home indicator; others lose their
  /// status bar. - Verification: inferred.
  package var landscape: Device {
    var result = self
    result.size = Size(width: size.height, height: size.width)
    if family == .phone {
      let side = safeArea.bottom > 0 ? safeArea.top : 0
      result.safeArea = EdgeInsets(
        top: 0, leading: side, bottom: safeArea.bottom > 0 ? 21 : 0, trailing: side)
    }
    return result
  }

  /// Whether the width counts as regular: tablets, and the widest phones on their side.
  ///
  /// - Source: Apple's Human Interface Guidelines, "Layout", size classes.
  package var hasRegularWidth: Bool {
    switch family {
    case .pad: true
    case .phone: size.width > size.height && size.width >= 896 && size.height >= 414
    case .watch: false
    }
  }

  /// Whether the height counts as regular: everything but phones on their side.
  package var hasRegularHeight: Bool { family != .phone || size.height > size.width }
}
