import SwiftUI

/// A photo with a caption laid over its lower edge.
///
/// Shows what an overlay does to text: the caption is offered no more room than the photo has, so in a wide photo it
/// loses its last line to an ellipsis at the largest text sizes, where in a tall one it is complete. Its backdrop is
/// three quarters opaque, and keeps the contrast whatever the photo shows.
struct CaptionedPhoto: View {
  let photo: String
  let text: String

  var body: some View {
    Image(photo)
      .resizable()
      .scaledToFit()
      .overlay(alignment: .bottom) {
        PhotoCaption(text)
      }
      .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      .padding()
  }
}

/// The words over a photo, on a rounded backdrop that is light in light mode and dark in dark mode.
struct PhotoCaption: View {
  private let text: String
  private let backdrop = RoundedRectangle(cornerRadius: 10, style: .continuous)

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(text)
      .padding()
      .background(Color("CaptionBackdrop").opacity(0.75), in: backdrop)
      .padding()
  }
}

struct CaptionedPhoto_Previews: PreviewProvider {
  static let tall = "This photo is taller than it is wide."
  static let wide = "This photo is wider than it is tall."

  static var previews: some View {
    CaptionedPhoto(photo: "Portrait", text: tall)
      .previewDisplayName("3:4")
    CaptionedPhoto(photo: "Landscape", text: wide)
      .preferredColorScheme(.dark)
      .previewDisplayName("4:3, dark")
    CaptionedPhoto(photo: "Landscape", text: wide)
      .preferredColorScheme(.light)
      .previewDisplayName("4:3, light")
  }
}

#Preview("3:2") {
  CaptionedPhoto(photo: "Meadow", text: CaptionedPhoto_Previews.wide)
}

#Preview("16:9") {
  CaptionedPhoto(photo: "Panorama", text: CaptionedPhoto_Previews.wide)
}
