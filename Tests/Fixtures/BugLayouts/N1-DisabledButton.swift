import SwiftUI

// The low contrast of a disabled control is exempt.

#Preview("clean") {
  Text("Send").foregroundColor(.gray).frame(minWidth: 60, minHeight: 44).disabled(true)
}
