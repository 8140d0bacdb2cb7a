import CRsvg
import Foundation

/// The digest of an inline style sheet or script, for a content security policy.
enum ContentDigest {
  /// "sha256-…" in base 64.
  ///
  /// - Source: Content Security Policy Level 3, section 2.3.1, `hash-source`; the digest is GLib's, which librsvg
  ///   brings along.
  static func source(of text: String) -> String {
    let bytes = Array(text.utf8)
    guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else {
      preconditionFailure("GLib has no SHA-256")
    }
    defer { g_free(digits) }
    let hexadecimal = String(cString: digits)
    var digest = Data()
    var index = hexadecimal.startIndex
    while index < hexadecimal.endIndex {
      let next = hexadecimal.index(index, offsetBy: 2)
      digest.append(UInt8(hexadecimal[index..<next], radix: 16) ?? 0)
      index = next
    }
    return "sha256-" + digest.base64EncodedString()
  }
}
