import Foundation
import ProjectResources
package import Reporting

/// The pictures of a project on disk, as reports embed them.
package struct ProjectPictures: PictureSource {
  private let files: LoggedFiles?

  /// - Parameters:
  ///   - root: absolute path of the project's root; nothing outside it is read.
  ///   - log: records what is read.
  package init(root: String, log: ReadLog = ReadLog()) {
    files = (try? DiskFiles(root: root)).map { LoggedFiles(disk: $0, log: log) }
  }

  package func picture(file: String, maximumPixels: Int) -> EmbeddedPicture? {
    guard let bytes = files?.contents(of: file), let size = ImageData.size(of: bytes) else { return nil }
    if max(size.width, size.height) <= maximumPixels {
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return EmbeddedPicture(format: .png, bytes: bytes) }
      if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return EmbeddedPicture(format: .jpeg, bytes: bytes) }
    }
    return ImageData.png(of: bytes, longestSide: maximumPixels).map { EmbeddedPicture(format: .png, bytes: $0) }
  }
}
