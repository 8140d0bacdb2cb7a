import Auditing
import Diagnostics
import DocumentTree
import DynamicType
import Geometry
import LayoutFiles
import ViewEvaluation
import ViewTree

/// A layout of a JSON file.
struct JSONLayoutSource: LayoutSource {
  let layoutFile: LayoutFile
  let index: Int
  let request: LayoutRequest
  var pixels: (any ImagePixelSource)?

  private var layout: LayoutFile.Layout { layoutFile.layouts[index] }
  var name: String { layout.name }
  var file: String { layoutFile.file }
  var range: SourceRange? { layout.range }

  func evaluate(in environment: EvaluationEnvironment) -> LayoutEvaluation {
    let grid = PixelGrid(scale: environment.displayScale)
    let size = environment.textSize
    let conditions = LayoutFile.Conditions(
      locale: environment.locale, pseudoLocale: environment.pseudoLocale
    ) { value, style in
      TextStyleScale(relativeTo: style, at: size).scaledMetric(value, on: grid)
    }
    var axes: Set<EnvironmentAxis> = []
    if layout.dependsOnTextSize { axes.formUnion([.textSize, .displayScale]) }
    if layout.dependsOnLocale { axes.insert(.locale) }
    do throws(DocumentError) {
      return LayoutEvaluation(root: try layoutFile.view(of: index, in: conditions), axes: axes, diagnostics: [])
    } catch {
      let problem = Diagnostic.invalidLayoutFile(error)
      return LayoutEvaluation(
        root: .unresolved("invalid-layout", problem.message, range: error.range), axes: axes, diagnostics: [problem])
    }
  }

  /// The layouts of a file.
  ///
  /// - Throws: `DocumentError` for a file that is no valid layout file.
  static func layouts(of bytes: [UInt8], file: String) throws(DocumentError) -> [JSONLayoutSource] {
    let layoutFile = try LayoutFile(bytes, file: file)
    var sources: [JSONLayoutSource] = []
    for (index, layout) in layoutFile.layouts.enumerated() {
      sources.append(
        JSONLayoutSource(
          layoutFile: layoutFile, index: index, request: try LayoutRequest(layout.setting, range: layout.range)))
    }
    return sources
  }
}

extension LayoutRequest {
  fileprivate init(_ setting: LayoutFile.Setting, range: SourceRange) throws(DocumentError) {
    self.init()
    locale = setting.locale
    os = setting.os
    if let size = setting.size {
      var canvas = AuditSettings.Canvas(size: size, scale: setting.scale ?? 3)
      canvas.safeArea = setting.safeArea ?? .zero
      self.canvas = canvas
    } else if let device = setting.device {
      do throws(PipelineError) {
        canvas = try AuditSettings.Canvas.device(named: device)
      } catch {
        throw DocumentError(range: range, message: error.message)
      }
    }
    if let scale = setting.scale { canvas?.scale = scale }
  }
}

extension Diagnostic {
  static func invalidLayoutFile(_ error: DocumentError) -> Diagnostic {
    Diagnostic(id: "layout-file/invalid", severity: .error, range: error.range, message: error.message)
  }
}
