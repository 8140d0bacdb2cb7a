package import Diagnostics
package import FontEngine
import ProjectResources
package import TextLayout
package import ViewLayout

/// The engines that all layouts of a run share: fonts, text setting, layout. Safe for concurrent use.
package struct MeasuringTools: Sendable {
  package let installation: Installation
  package let fonts: FontEngine
  package let setter: ParagraphSetter
  package let layout: LayoutEngine

  /// - Parameters:
  ///   - path: a file of the installation, usually the executable.
  ///   - fontFolders: absolute paths of folders or files with fonts of the audited project, or Apple's own.
  package init(installationAbove path: String, fontFolders: [String] = []) throws(PipelineError) {
    guard let installation = Installation(above: path) else { throw .noInstallation }
    try self.init(installation, fontFolders: fontFolders)
  }

  /// The folders with the tool's own fonts, tables and stand-ins: what it measures with.
  ///
  /// - Source: `fonts/fonts.conf` for the machine's folders.
  package static func fontPlaces(installationAbove path: String) -> [String] {
    guard let installation = Installation(above: path) else { return [] }
    return [
      installation.dataFolder, installation.cacheFolder + "/fonts", "/usr/share/fonts/truetype/noto",
      "/usr/share/fonts/opentype/noto",
    ]
  }

  package init(_ installation: Installation, fontFolders: [String] = []) throws(PipelineError) {
    let fonts: FontEngine
    do throws(FontEngineError) {
      fonts = try FontEngine(installation, fontFolders: fontFolders)
    } catch {
      throw .fonts(error.message)
    }
    self.init(installation: installation, fonts: fonts)
  }

  private init(installation: Installation, fonts: FontEngine) {
    self.installation = installation
    self.fonts = fonts
    setter = ParagraphSetter(
      fonts: fonts, configuration: .init(hyphenationFolder: installation.hyphenationFolder))
    layout = LayoutEngine(text: setter, symbols: fonts, metrics: fonts, outlines: fonts)
  }

  /// What is wrong with files of the font folders, a sentence each.
  package var fontProblems: [String] { fonts.unreadableFonts.map(\.message) }

  /// Makes the fonts that projects carry known; before anything of them is laid out.
  ///
  /// - Returns: what is wrong with those font files.
  package func useFonts(of projects: [LoadedProject]) -> [Diagnostic] {
    let known = Set(fontProblems)
    let files = projects.flatMap { project in
      project.resources.fonts.map { project.location.root + "/" + $0.path }
    }
    if files.isEmpty { return [] }
    fonts.addFontFolders(files)
    return fontProblems.filter { !known.contains($0) }.map {
      Diagnostic(id: "project/unreadable-font", severity: .warning, message: $0)
    }
  }

  /// The same fonts with a text setter that has set nothing yet: for measuring time.
  package var withoutMemory: MeasuringTools { MeasuringTools(installation: installation, fonts: fonts) }
}
