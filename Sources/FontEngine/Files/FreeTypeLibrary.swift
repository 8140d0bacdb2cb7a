import CFreeType

/// The owner of a FreeType library handle. Not safe for concurrent use; the engine guards it by a lock.
final class FreeTypeLibrary {
  let handle: FT_Library

  init() throws(FontEngineError) {
    var library: FT_Library?
    let code = FT_Init_FreeType(&library)
    guard code == 0, let library else { throw .libraryUnavailable(code: Int(code)) }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }

  /// FreeType's words for an error code.
  static func describe(_ code: FT_Error) -> String {
    FT_Error_String(code).map { String(cString: $0) } ?? "FreeType error \(code)"
  }
}
