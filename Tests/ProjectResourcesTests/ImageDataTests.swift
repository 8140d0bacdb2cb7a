import Foundation
import ProjectResources
import Testing

/// A valid PNG of 3 x 2 pixels, red, as any encoder writes it.
private let redPixels = [UInt8](
  Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR42mP4z8AAQQxwFgBB0gX7b/EWxwAAAABJRU5ErkJggg==")!)

@Suite struct ImageDataTests {
  @Test func sizeComesFromTheHead() {
    #expect(ImageData.size(of: redPixels) == PixelSize(width: 3, height: 2))
    #expect(ImageData.size(of: Array(redPixels.dropLast(20))) == PixelSize(width: 3, height: 2))
  }

  @Test func pixelsAreRowsFromTheTop() throws {
    let image = try #require(ImageData.pixels(of: redPixels))
    #expect(image.size == PixelSize(width: 3, height: 2))
    #expect(image.bytes == Array(repeatElement([255, 0, 0, 255], count: 6).joined()))
  }

  @Test func pixelsAreScaledDown() throws {
    let image = try #require(ImageData.pixels(of: redPixels, longestSide: 1))
    #expect(image.size == PixelSize(width: 1, height: 1))
  }

  @Test(arguments: [
    (#"<svg xmlns="x" width="24" height="12.4px" viewBox="0 0 9 9"/>"#, PixelSize(width: 24, height: 12)),
    (#"<?xml version="1.0"?><svg viewBox="0 0 48 32">"#, PixelSize(width: 48, height: 32)),
    ("%PDF-1.4\n<< /MediaBox [0 0 100 50.2] >>", PixelSize(width: 100, height: 50)),
  ])
  func vectorFilesTellTheirSize(text: String, size: PixelSize) {
    #expect(ImageData.size(of: Array(text.utf8)) == size)
  }

  @Test(arguments: ["", "no picture", "<svg width='100%' height='100%'>", "%PDF-1.4 /MediaBox [0 0", "\u{89}PNG\r\n"])
  func otherBytesHaveNoSize(text: String) {
    #expect(ImageData.size(of: Array(text.utf8)) == nil)
    #expect(ImageData.pixels(of: Array(text.utf8)) == nil)
  }
}

/// A picture of 64 by 48 pixels, white on the left and black on the right, made with heif-enc.
private let halvesInHEIC = Array(
  Data(
    base64Encoded: """
      AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5w
      aXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAArwACAAEAAAAAAAAAAQAAAAAA
      AAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAA
      dmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAAD
      AB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAA
      AAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAALdtZGF0AAAA
      qygBrwngOdvaD7x/hipwB3//0lf7ZUFB/bcUVwbSNiCrkDHUZpMr1OtR3L+jZJMljRO2iq2hv/Oo5DdkJgGxGHsHa0EzbfkXbQfvgbd4
      b94EmZHcuKx3ioNjsKAS9G1O7vJAd5In0NVlvO7E9UC8By50CyJRuR5eMaXQMNa4qw/HoyU/TuPwslTQTA7fQ/L9m2F9+iw5M8tsp/1/
      mqisAyS4YW2BXh5Lo+dcSA==
      """, options: .ignoreUnknownCharacters)!)

struct HEICTests {
  @Test func sizeAndPixelsAreRead() throws {
    #expect(ImageData.size(of: halvesInHEIC) == PixelSize(width: 64, height: 48))
    let image = try #require(ImageData.pixels(of: halvesInHEIC))
    #expect(image.size == PixelSize(width: 64, height: 48))
    #expect(image.bytes[0] > 230 && image.bytes[63 * 4] < 40)
    let small = try #require(ImageData.pixels(of: halvesInHEIC, longestSide: 16))
    #expect(small.size == PixelSize(width: 16, height: 12))
  }

  @Test func damagedPicturesAreNone() {
    #expect(ImageData.size(of: Array(halvesInHEIC.prefix(200))) == nil)
    #expect(ImageData.pixels(of: Array(halvesInHEIC.prefix(400))) == nil)
    #expect(ImageData.reasonUnreadable(path: "a/Photo.heic").contains("damaged"))
    #expect(ImageData.reasonUnreadable(path: "a/Photo.png").contains("damaged"))
  }
}
