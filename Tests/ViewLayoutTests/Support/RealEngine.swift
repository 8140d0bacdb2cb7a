import FontEngine
import Geometry
import TextLayout
import ViewLayout

/// The layout engine with the font engine behind it; `nil` where the fonts have not been fetched.
enum RealEngine {
  static let shared: LayoutEngine? = {
    guard let installation = Installation(above: #filePath), let fonts = try? FontEngine(installation) else {
      return nil
    }
    return LayoutEngine(text: ParagraphSetter(fonts: fonts), symbols: fonts, metrics: fonts, outlines: fonts)
  }()
}
