import Glibc

/// An encoding of a byte a character, such as KOI8-R; owns the C library's converter.
///
/// Not safe for concurrent use: its dictionary is used under a lock.
final class SingleByteEncoding {
  private let converter: iconv_t

  /// - Parameter name: as pattern files state it: "ISO8859-1", "KOI8-R", "microsoft-cp1251".
  /// - Returns: `nil` for an encoding that the C library does not know.
  init?(_ name: String) {
    let prefix = "microsoft-"
    let known = name.lowercased().hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard let converter = iconv_open(known, "UTF-32LE"), Int(bitPattern: converter) != -1 else { return nil }
    self.converter = converter
  }

  deinit { iconv_close(converter) }

  /// The byte of a character; `nil` where the encoding lacks it.
  func byte(of scalar: Unicode.Scalar) -> CChar? {
    var input = scalar.value.littleEndian
    var output: CChar = 0
    let isConverted = withUnsafeMutableBytes(of: &input) { source in
      withUnsafeMutablePointer(to: &output) { target in
        var from = source.baseAddress?.assumingMemoryBound(to: CChar.self)
        var to: UnsafeMutablePointer<CChar>? = target
        var (read, written) = (4, 1)
        return iconv(converter, &from, &read, &to, &written) != -1 && written == 0 && read == 0
      }
    }
    if !isConverted { _ = iconv(converter, nil, nil, nil, nil) }
    return isConverted ? output : nil
  }
}
