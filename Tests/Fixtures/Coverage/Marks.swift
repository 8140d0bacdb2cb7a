import SwiftUI

extension View {
  /// Names the view for the expectations in the comments.
  func mark(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A red box of a given size.
struct Box: View {
  var width: CGFloat
  var height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View { Color.red.frame(width: width, height: height) }
}

/// A model that views take from their environment.
class Model: ObservableObject {
  @Published var title = "Model"
}
