/// The name of a symbol in the variants that the environment asks for.
///
/// - Source: SwiftUI documentation, `SymbolVariants`: a variant that does not exist is left out.
/// - Verification: documented; which variant goes first where only one of two exists is inferred.
package enum SymbolVariants {
  private static let shapes = ["circle", "square", "rectangle"]

  /// The name with as many of the variants as exist; the name itself where none does.
  ///
  /// - Parameters:
  ///   - variants: "fill", "slash", "circle", "square", "rectangle", in any order; others are ignored.
  ///   - exists: whether a symbol has a name.
  package static func name(_ name: String, applying variants: [String], exists: (String) -> Bool) -> String {
    let words = Set(variants.flatMap { $0.split(separator: ".").map(String.init) })
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.count > 1 && parts.last == "fill"
    if isFilled { parts.removeLast() }
    let stem = parts.joined(separator: ".")
    let wantsFill = isFilled || words.contains("fill")
    let slashes = words.contains("slash") && parts.last != "slash" ? [".slash", ""] : [""]
    let shape = shapes.first { words.contains($0) && !parts.contains($0) }
    let fills = wantsFill ? [".fill", ""] : [""]
    for slash in slashes {
      for shape in shape.map({ [".\($0)", ""] }) ?? [""] {
        for fill in fills {
          let candidate = stem + slash + shape + fill
          if exists(candidate) { return candidate }
        }
      }
    }
    return name
  }
}
