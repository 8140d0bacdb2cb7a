import CRsvg

/// Why a picture could not be made.
package enum ReportingError: Error, Hashable, Sendable {
  /// The SVG could not be read, with librsvg's own words.
  case unreadableSVG(String)
  /// More pixels than a picture may have.
  case pictureTooLarge(width: Int, height: Int)
  /// cairo could not draw or write the picture, with its own words.
  case drawingFailed(String)
}

/// SVG pictures as PNG files, drawn by librsvg and cairo.
package enum PNGPicture {
  /// Largest side, in pixels.
  package static let maximumPixels = 16_384

  /// The PNG file of an SVG document of a size in points, at `scale` pixels a point.
  ///
  /// - Throws: `ReportingError`.
  package static func bytes(
    svg: String, width: Double, height: Double, scale: Double
  ) throws(ReportingError) -> [UInt8] {
    let pixelWidth = Int(max(1, (width * scale).rounded(.up)))
    let pixelHeight = Int(max(1, (height * scale).rounded(.up)))
    guard pixelWidth <= maximumPixels, pixelHeight <= maximumPixels else {
      throw .pictureTooLarge(width: pixelWidth, height: pixelHeight)
    }
    let picture = try SVGHandle(svg)
    let canvas = try Canvas(width: pixelWidth, height: pixelHeight)
    try picture.render(on: canvas)
    return try canvas.png()
  }
}

/// Owner of a parsed SVG document.
private struct SVGHandle: ~Copyable {
  private let handle: OpaquePointer

  init(_ svg: String) throws(ReportingError) {
    var failure: UnsafeMutablePointer<GError>?
    let bytes = Array(svg.utf8)
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &failure) else {
      throw .unreadableSVG(Self.words(of: failure))
    }
    self.handle = OpaquePointer(handle)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  func render(on canvas: borrowing Canvas) throws(ReportingError) {
    var failure: UnsafeMutablePointer<GError>?
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(canvas.width), height: Double(canvas.height))
    let typed = UnsafeMutablePointer<RsvgHandle>(handle)
    guard rsvg_handle_render_document(typed, canvas.context, &viewport, &failure) != 0 else {
      throw .drawingFailed(Self.words(of: failure))
    }
  }

  /// The words of a GLib error, which is freed.
  private static func words(of failure: UnsafeMutablePointer<GError>?) -> String {
    guard let failure else { return "no reason given" }
    defer { g_error_free(failure) }
    return failure.pointee.message.map { String(cString: $0) } ?? "no reason given"
  }
}

/// Owner of a cairo picture and its context.
private struct Canvas: ~Copyable {
  let width: Int
  let height: Int
  private let surface: OpaquePointer
  let context: OpaquePointer

  init(width: Int, height: Int) throws(ReportingError) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      throw .drawingFailed("no memory")
    }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .drawingFailed("no memory")
    }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw .drawingFailed(Self.words(of: status))
    }
    self.width = width
    self.height = height
    self.surface = surface
    self.context = context
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func png() throws(ReportingError) -> [UInt8] {
    var sink = ByteSink()
    let status = withUnsafeMutablePointer(to: &sink) { pointer in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: ByteSink.self).pointee.bytes
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .drawingFailed(Self.words(of: status)) }
    return sink.bytes
  }

  private static func words(of status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown reason"
  }
}

/// Where cairo writes a file's bytes.
private struct ByteSink {
  var bytes: [UInt8] = []
}
