import Typography

extension FontWeight {
  /// The value of `usWeightClass` and of the axis `wght` in most fonts.
  /// - Source: OpenType 1.9.1, "OS/2", `usWeightClass`.
  package var openTypeClass: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// The place of a weight on the axis `wght` of Apple's system font and symbols, 1…1000.
  /// - Verification: measured: the fractions of the system font's advances lie on it; for symbols checked once (light).
  var appleAxis: Double {
    switch self {
    case .ultraLight: 1
    case .thin: 110
    case .light: 274
    case .regular: 400
    case .medium: 510
    case .semibold: 590
    case .bold: 700
    case .heavy: 860
    case .black: 1000
    }
  }
}
