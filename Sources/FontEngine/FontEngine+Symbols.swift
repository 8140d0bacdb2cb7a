import Geometry
import PathGeometry
import Synchronization
package import Typography

extension FontEngine: SymbolSource {
  package func hasSymbol(named name: String) -> Bool { symbols.measuredName(name) != nil }

  /// Every measured symbol name, sorted by its bytes.
  package var symbolNames: [String] { symbols.names }

  /// The symbol names that a misspelt one may have meant, best first.
  package func symbolNames(near name: String) -> [String] { symbols.names(near: name) }

  package func symbol(_ request: SymbolRequest) -> MeasuredSymbol {
    if let known = symbolCache.withLock({ $0[request] }) { return known }
    let measured = measure(request)
    symbolCache.withLock { cache in
      if cache.count >= Self.maximumSymbolCount { cache = [:] }
      cache[request] = measured
    }
    return measured
  }

  private static let maximumSymbolCount = 20_000

  private func measure(_ request: SymbolRequest) -> MeasuredSymbol {
    guard let name = symbols.measuredName(request.name), let metrics = symbols.metrics(named: name) else {
      return unknownSymbol(request)
    }
    var symbol = placed(metrics, request)
    let drawing = SymbolDrawing(ink: symbol.ink, pointSize: request.font.pointSize * request.scale.symbolFactor)
    symbol.drawing =
      symbols.recipe(named: name).flatMap { recipe in
        glyphOutline(recipe).map { drawing.draw($0, composition: recipe.composition) }
      } ?? drawing.box
    return symbol
  }

  /// Frame, ink and silhouette, still without a drawing.
  private func placed(_ metrics: SymbolMetrics, _ request: SymbolRequest) -> MeasuredSymbol {
    let factor = request.scale.symbolFactor
    let box = metrics.box(weight: request.font.weight, scale: request.scale)
    let frame = SymbolFrame(box: box, factor: factor, pointSize: request.font.pointSize, grid: request.grid)
    let silhouette = SymbolSilhouette(supports: metrics.supports).path(supports: metrics.supports, in: frame.ink)
    return MeasuredSymbol(
      size: frame.size, baseline: frame.baseline, ink: frame.ink, silhouette: silhouette, drawing: Path(),
      tolerance: metrics.tolerance(weight: request.font.weight) * factor * request.font.pointSize, basis: .profile)
  }

  private func unknownSymbol(_ request: SymbolRequest) -> MeasuredSymbol {
    var symbol = placed(.unknown, request)
    symbol.silhouette = .rectangle(symbol.ink)
    symbol.drawing = SymbolDrawing(ink: symbol.ink, pointSize: request.font.pointSize).markedBox
    symbol.basis = .unmeasured
    let near = symbols.names(near: request.name)
    let hint = near.isEmpty ? "" : " Near names: \(near.joined(separator: ", "))."
    symbol.unmeasured = UnmeasuredReason(
      code: "unknown-symbol", message: "The symbol \(request.name) is not among those that are measured.\(hint)")
    return symbol
  }
}
