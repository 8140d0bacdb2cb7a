import SwiftUI

extension HorizontalAlignment {
  /// Where the names of teams begin.
  private enum TeamName: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
      dimensions[.leading]
    }
  }

  static let teamName = HorizontalAlignment(TeamName.self)
}

extension Alignment {
  static let teamName = Alignment(horizontal: .teamName, vertical: .center)
}

/// The icon before the title, eight points apart, whatever the platform's own label style does.
struct IconFirstLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .center, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// Points and state of a game, in frames that do not grow.
struct GameScore: View {
  let points: String
  let state: String
  let stateWidth: CGFloat

  var body: some View {
    HStack {
      Text(points)
        .frame(width: 128, height: 32, alignment: .trailing)
      Text(state)
        .frame(width: stateWidth, height: 32, alignment: .leading)
    }
  }
}

/// A team's name with its seal, in a size that does not follow the user's setting.
struct TeamLabel: View {
  let name: String

  var body: some View {
    Label {
      Text(name)
        .font(.system(size: 16, weight: .semibold, design: .rounded))
    } icon: {
      Image(systemName: "seal")
        .resizable()
        .scaledToFit()
        .frame(width: 30)
    }
    .labelStyle(IconFirstLabelStyle())
  }
}

/// Two games, one above the other, whose team labels begin at the same place.
///
/// Shows a custom alignment between containers of different kinds: both labels start 160 points right of the score's
/// leading edge, whatever is in them. The state's frame is too narrow for its word: at 32 points it is cut off at the
/// default text size already, at 48 points from the first accessibility size on.
struct AlignedContainers: View {
  var stateWidth: CGFloat = 32
  private let nameStart: CGFloat = 160

  init(stateWidth: CGFloat = 32) {
    self.stateWidth = stateWidth
  }

  var body: some View {
    VStack(alignment: .teamName) {
      game(points: "65", team: "Team 1")
      game(points: "102", team: "Harbour Town")
    }
  }

  private func game(points: String, team: String) -> some View {
    ZStack(alignment: .teamName) {
      GameScore(points: points, state: "Final", stateWidth: stateWidth)
        .alignmentGuide(.teamName) { _ in nameStart }
      TeamLabel(name: team)
    }
  }
}

#Preview("State 32 wide") {
  AlignedContainers()
}

#Preview("State 48 wide") {
  AlignedContainers(stateWidth: 48)
}
