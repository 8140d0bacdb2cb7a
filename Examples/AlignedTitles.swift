import SwiftUI

extension VerticalAlignment {
  /// The line on which titles under pictures stand; a view without one counts by its bottom.
  private enum PictureTitle: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
      dimensions[.bottom]
    }
  }

  static let pictureTitle = VerticalAlignment(PictureTitle.self)
}

/// A picture above its title, with a remark below where there is one.
struct TitledPicture: View {
  let picture: String
  let title: String
  var remark: String?
  /// Whether the title's baseline, rather than the bottom, is what neighbours line up with.
  var alignsTitle = false

  var body: some View {
    VStack {
      Image(picture)
        .resizable()
        .scaledToFit()
      if alignsTitle {
        titleText
          .alignmentGuide(.pictureTitle) { dimensions in
            dimensions[.firstTextBaseline]
          }
      } else {
        titleText
      }
      if let remark {
        Text(remark)
          .font(.caption)
      }
    }
  }

  private var titleText: some View {
    Text(title)
      .font(.title)
  }
}

/// Two titled pictures side by side.
///
/// Shows three stages of lining up what lies in different stacks: centred columns, whose titles stand apart; columns on
/// a custom guide, which line up at the bottom; and titles that set the guide to their first baseline, which line up
/// at every text size.
struct AlignedTitles: View {
  var alignment: VerticalAlignment = .center
  var alignsTitles = false

  var body: some View {
    HStack(alignment: alignment) {
      TitledPicture(picture: "BellPeppers", title: "Bell Peppers", alignsTitle: alignsTitles)
      TitledPicture(
        picture: "ChiliPeppers", title: "Chili Peppers", remark: "Hot, and rich in capsaicin", alignsTitle: alignsTitles
      )
    }
  }
}

#Preview("1. Centred") {
  AlignedTitles()
}

#Preview("2. Bottoms") {
  AlignedTitles(alignment: .pictureTitle)
}

#Preview("3. Titles") {
  AlignedTitles(alignment: .pictureTitle, alignsTitles: true)
}
