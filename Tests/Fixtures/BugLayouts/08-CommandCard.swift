import SwiftUI

// A card above a greedy list in a stack that does not scroll: the command is compressed though it has no line limit.
//
// defect: failed content-beyond-container xxxL 4.7 CommandScreen | Text “Run this once”
// defect: failed truncated-text AX1 20.0 Text “Open the settings of the router, choose…”

struct CommandScreen: View {
  let command: String

  var body: some View {
    VStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Run this once").font(.headline)
        Text(command).font(.body)
      }
      .padding()
      Color(.secondarySystemBackground).frame(minHeight: 560)
    }
  }
}

struct ScrollingCommandScreen: View {
  let command: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text("Run this once").font(.headline)
        Text(command).font(.body)
      }
      .padding()
    }
  }
}

let longCommand = """
  Open the settings of the router, choose the third tab, switch off automatic channels, then choose channel eleven, \
  confirm with your password, wait until the light stops blinking, and finally come back here and start the check \
  again. If the light keeps blinking for more than five minutes, switch the router off, wait and start from the top.
  """

#Preview("defect") { CommandScreen(command: longCommand) }
#Preview("twin") { ScrollingCommandScreen(command: longCommand) }
