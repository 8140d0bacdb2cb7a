import Synchronization

/// Remembers the sizes of pictures by path, so that a picture's head is read once however many variants ask.
final class ImageSizeCache: Sendable {
  private let sizes = Mutex<[String: PixelSize?]>([:])

  func size(of path: String, read: () -> PixelSize?) -> PixelSize? {
    if let known = sizes.withLock({ $0[path] }) { return known }
    let size = read()
    sizes.withLock { $0[path] = size }
    return size
  }
}
