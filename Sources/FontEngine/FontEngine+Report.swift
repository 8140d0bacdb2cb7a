import Synchronization
package import Typography

extension FontEngine {
  /// What FreeType reads from the fonts that a name means, or from the file at a path.
  /// - Throws: `unreadableFont` for a path that is no font.
  package func report(onFont name: String) throws(FontEngineError) -> FontReport {
    let result = library.withLock { library in
      do throws(FontEngineError) {
        return Result<FontReport, FontEngineError>.success(try library.report(named: name))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Which font stands in for which of Apple's, those that are missing too.
  package var standIns: [StandInReport] { library.withLock { $0.standIns() } }

  /// The project's font files that could not be read.
  package var unreadableFonts: [FontEngineError] { library.withLock { $0.folders.failures } }

  /// The name of a face in use, for dumps and reports; the same on every machine.
  package func name(of face: FaceID) -> String { library.withLock { $0.face(face)?.role.name } ?? "missing" }
}
