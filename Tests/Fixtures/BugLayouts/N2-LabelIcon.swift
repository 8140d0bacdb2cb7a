import SwiftUI

// An image in a label's icon has the title's name.

#Preview("clean") {
  Label {
    Text("Downloads")
  } icon: {
    Image(systemName: "arrow.down.circle")
  }
}
