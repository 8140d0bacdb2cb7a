package import Typography

/// Gives the pictures of the audited project, small enough to embed.
package protocol PictureSource: Sendable {
  /// The picture in a file relative to the project's root, scaled down to at most `maximumPixels` along its longer side;
  /// `nil` when it cannot be had.
  func picture(file: String, maximumPixels: Int) -> EmbeddedPicture?
}

/// A picture's bytes as they are embedded.
package struct EmbeddedPicture: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  package var format: Format
  package var bytes: [UInt8]

  package init(format: Format, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
  }
}

/// No picture is at hand: each is drawn as a neutral box.
package struct NoPictures: PictureSource {
  package init() {}

  package func picture(file: String, maximumPixels: Int) -> EmbeddedPicture? { nil }
}

/// Sets labels in pictures, so that they look the same wherever they are opened.
package struct PictureLabels: Sendable {
  package var setter: any TextSetter
  package var outlines: any GlyphOutlineSource

  package init(setter: any TextSetter, outlines: any GlyphOutlineSource) {
    self.setter = setter
    self.outlines = outlines
  }
}
