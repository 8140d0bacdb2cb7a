import CGdkPixbuf

/// A picture's width and height, in pixels (or in points, for vector files).
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The pixels of a picture, rows from the top, four bytes a pixel: red, green, blue, alpha, not premultiplied.
package struct PixelImage: Hashable, Sendable {
  package var size: PixelSize
  package var bytes: [UInt8]

  package init(size: PixelSize, bytes: [UInt8]) {
    self.size = size
    self.bytes = bytes
  }
}

/// Reads the size or the pixels of a picture held in memory, through gdk-pixbuf.
package enum ImageData {
  /// Why a picture that is at hand cannot be read: it is damaged, or what decodes its format is not installed.
  package static func reasonUnreadable(path: String) -> String {
    let isHEIF = ["heic", "heif", "hif"].contains(ProjectPath.fileExtension(of: path))
    guard isHEIF, !knows(format: "heif") else { return "it is damaged, or in a format that is not known" }
    return "install the Debian package heif-gdk-pixbuf, which decodes HEIC"
  }

  /// Whether a loader for a format is installed.
  private static func knows(format wanted: String) -> Bool {
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    var next = formats
    while let item = next {
      next = item.pointee.next
      guard let format = item.pointee.data, let name = gdk_pixbuf_format_get_name(OpaquePointer(format)) else {
        continue
      }
      defer { g_free(name) }
      if String(cString: name).hasPrefix(wanted) { return true }
    }
    return false
  }

  /// The size in pixels from the head of the file, without decoding the rest; `nil` when it is no picture that
  /// gdk-pixbuf knows.
  package static func size(of bytes: [UInt8]) -> PixelSize? {
    if let vector = VectorImageSize.size(of: bytes) { return vector }
    var loader = PixbufLoader(longestSide: nil)
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      guard loader.write(bytes[start..<min(start + 4096, bytes.count)]) else { break }
      if let size = loader.originalSize { return size }
    }
    // A file shorter than the loader's own buffer is looked at only when it ends.
    _ = loader.finish()
    return loader.originalSize
  }

  /// The pixels, scaled down so that neither side is longer than `longestSide`; `nil` when the file is damaged or in an
  /// unknown format.
  package static func pixels(of bytes: [UInt8], longestSide: Int = 1024) -> PixelImage? {
    var loader = PixbufLoader(longestSide: longestSide)
    guard loader.write(bytes[...]), loader.finish() else { return nil }
    return loader.image
  }

  /// The picture as a PNG file, scaled down so that neither side is longer than `longestSide`; `nil` when it is damaged
  /// or in an unknown format.
  package static func png(of bytes: [UInt8], longestSide: Int) -> [UInt8]? {
    var loader = PixbufLoader(longestSide: longestSide)
    guard loader.write(bytes[...]), loader.finish() else { return nil }
    return loader.png
  }
}

/// Owner of one `GdkPixbufLoader`.
private struct PixbufLoader: ~Copyable {
  /// What the loader's signal tells; the address is stable while the loader lives.
  private struct Report {
    var size: PixelSize?
    var longestSide: Int?
  }

  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let report: UnsafeMutablePointer<Report>
  private var isClosed = false

  init(longestSide: Int?) {
    loader = gdk_pixbuf_loader_new()
    report = .allocate(capacity: 1)
    report.initialize(to: Report(size: nil, longestSide: longestSide))
    let prepared:
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
        loader, width, height, data in
        guard let report = data?.assumingMemoryBound(to: Report.self) else { return }
        report.pointee.size = PixelSize(width: Int(width), height: Int(height))
        guard let limit = report.pointee.longestSide, max(width, height) > Int32(limit) else { return }
        let factor = Double(limit) / Double(max(width, height))
        gdk_pixbuf_loader_set_size(
          loader, max(1, Int32(Double(width) * factor)), max(1, Int32(Double(height) * factor)))
      }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), report, nil, GConnectFlags(rawValue: 0))
  }

  deinit {
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(loader)
    report.deinitialize(count: 1)
    report.deallocate()
  }

  var originalSize: PixelSize? { report.pointee.size }

  /// Whether the loader took the bytes.
  func write(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      gdk_pixbuf_loader_write(loader, buffer.baseAddress, gsize(buffer.count), nil) != 0
    }
  }

  mutating func finish() -> Bool {
    isClosed = true
    return gdk_pixbuf_loader_close(loader, nil) != 0
  }

  var png: [UInt8]? {
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "png", nil, nil, nil) != 0, let buffer else { return nil }
    defer { g_free(buffer) }
    return UnsafeRawBufferPointer(start: buffer, count: Int(count)).map { $0 }
  }

  var image: PixelImage? {
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let source = gdk_pixbuf_read_pixels(pixbuf) else {
      return nil
    }
    let size = PixelSize(width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let rowLength = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard channels == 3 || channels == 4, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.width * size.height * 4)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let pixel = source + row * rowLength + column * channels
        bytes.append(pixel[0])
        bytes.append(pixel[1])
        bytes.append(pixel[2])
        bytes.append(channels == 4 ? pixel[3] : 255)
      }
    }
    return PixelImage(size: size, bytes: bytes)
  }
}
