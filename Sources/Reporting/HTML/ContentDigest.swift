import CRsvg
import Foundation

/// Digests of inline style sheets and scripts for a content security policy, of fingerprints, and of files.
package enum ContentDigest {
  /// "sha256-…" in base 64.
  ///
  /// - Source: Content Security Policy Level 3, section 2.3.1, `hash-source`.
  static func source(of text: String) -> String {
    let digits = Array(hexadecimal(of: text).utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).map { index in
      UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16) ?? 0
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }

  static func hexadecimal(of text: String) -> String { hexadecimal(of: Array(text.utf8)) }

  /// The SHA-256 digest in 64 lower-case hexadecimal digits, by GLib, which librsvg brings along.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else {
      preconditionFailure("GLib has no SHA-256")
    }
    defer { g_free(digits) }
    return String(cString: digits)
  }
}
