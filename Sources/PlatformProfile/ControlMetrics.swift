package import Geometry

/// Lengths of controls and containers that the operating system decides, in points.
///
/// - Source: swiftui-layout, section 13, with section 0.8.
/// - Verification: measured on iOS 26 for buttons, switches, steppers, sliders, fields, menu and segmented pickers, rows
///   and bars; everything for iOS 18, and what is marked below, inferred.
package struct ControlMetrics: Hashable, Sendable {
  package var profile: OSProfile

  package init(_ profile: OSProfile) { self.profile = profile }

  private var isIOS26: Bool { profile == .iOS26 }

  /// Room around the label of a bordered button, by control size.
  package func buttonInsets(controlSize: String) -> EdgeInsets {
    switch controlSize {
    case "mini", "small": EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case "large", "extraLarge": EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    default: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }

  /// Corner radius of a bordered button; `nil` for a capsule.
  package func buttonRadius(controlSize: String) -> Double? {
    if isIOS26 { return nil }
    return controlSize == "large" || controlSize == "extraLarge" ? 12 : 8
  }

  /// The room a switch takes, and the part of it that is drawn.
  package var switchFrame: Size { isIOS26 ? Size(width: 66, height: 30) : Size(width: 51, height: 31) }
  package var switchTrack: Size { isIOS26 ? Size(width: 63, height: 28) : Size(width: 51, height: 31) }

  package var stepper: Size { Size(width: 94, height: 32) }
  package var sliderHeight: Double { 31 }
  package var sliderThumb: Size { isIOS26 ? Size(width: 38, height: 24) : Size(width: 27, height: 27) }
  package var trackHeight: Double { isIOS26 ? 6 : 4 }
  package var progressHeight: Double { 4 }
  package func spinner(controlSize: String) -> Double { controlSize == "large" ? 37 : 20 }

  /// What a text field is higher than its line, before rounding up to a pixel.
  package var fieldExtraHeight: Double { 1.5 }
  package var roundedFieldInsets: EdgeInsets { EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7) }
  package var editorInsets: EdgeInsets { EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5) }

  /// Room around the value of a menu picker.
  package var menuPickerInsets: EdgeInsets {
    EdgeInsets(top: 7.833, leading: 13.5, bottom: 7.833, trailing: 13.5)
  }
  package var segmentedHeight: Double { 32 }
  package var segmentFontSize: Double { 13 }
  package var wheelHeight: Double { 216 }
  /// The rows of a wheel, and the band behind the chosen one.
  ///
  /// - Verification: inferred.
  package var wheelRowHeight: Double { 32 }
  package var wheelBandHeight: Double { 34 }
  /// A month with its title and weekdays.
  package var calendarHeight: Double { 330 }
  package var colorWell: Double { 28 }
  package var gaugeCircle: Double { 58 }
  package var disclosureSpacing: Double { 8 }
  package var groupBoxRadius: Double { isIOS26 ? 12 : 8 }
  package var groupBoxInset: Double { 16 }
  /// Of a view that stands for content which is not there: the font size of its symbol, the distance from symbol to
  /// title, from the texts to the actions, and between actions.
  ///
  /// - Verification: measured in pictures of iOS 17 with 1.5 pixels to a point; the last inferred.
  package var placeholderSymbolSize: Double { 48 }
  package var placeholderSymbolSpacing: Double { 16 }
  package var placeholderActionsDistance: Double { 20 }
  package var placeholderActionSpacing: Double { 15 }

  // MARK: Lists

  /// From the screen's edge to grouped cards, and to the content of plain rows.
  ///
  /// - Verification: measured at 393 and 402 points up to iOS 18, and at 390 and 402 on iOS 26; inferred elsewhere.
  package func listMargin(width: Double) -> Double { width >= (isIOS26 ? 414 : 393) ? 20 : 16 }

  /// The least height of a row: 44, and on iOS 26 a line of body text with 30 points around it.
  ///
  /// - Parameter bodyLineHeight: the distance of baselines of body text at the user's text size.
  /// - Verification: measured at the default size, on iOS 26 also at `medium`.
  package func rowMinimumHeight(bodyLineHeight: Double) -> Double { isIOS26 ? bodyLineHeight + 30 : 44 }

  package var rowVerticalInset: Double { isIOS26 ? 15 : 11 }

  /// From the edge of a card to the content of its rows.
  package func rowHorizontalInset(width: Double) -> Double { isIOS26 ? 16 : listMargin(width: width) }

  /// Room above and below the header of a section in a grouped list.
  ///
  /// - Verification: measured up to iOS 18; on iOS 26 the sum of both is measured, their shares are inferred.
  package var sectionHeaderInsets: (top: Double, bottom: Double) { isIOS26 ? (14, 6) : (17, 6) }
  /// Room above and below the footer of a section in a grouped list; verified as the header's.
  package var sectionFooterInsets: (top: Double, bottom: Double) { isIOS26 ? (6, 8) : (6, 12) }
  /// Of the lines between rows; `nil` for a pixel.
  ///
  /// - Verification: measured on iOS 26 with 2 pixels to a point; inferred for 3.
  package var rowSeparatorThickness: Double? { isIOS26 ? 1 : nil }
  package var cardRadius: Double { isIOS26 ? 26 : 10 }
  /// Between the cards of two sections without header and footer; half of it stands for each of the two.
  package var sectionGap: Double { 35 }
  /// Above and below headers and footers of plain lists.
  package var headerGap: Double { 7 }
  package var chevronGap: Double { 8 }
  /// The icon's slot and the distance to the title in a row's label.
  package var rowIconWidth: Double { isIOS26 ? 24 : 28 }
  package var rowIconSpacing: Double { 16 }

  // MARK: Bars

  package var navigationBarHeight: Double { isIOS26 ? 54 : 44 }
  /// Between a title and the chevron of its menu.
  ///
  /// - Verification: inferred.
  package var titleMenuSpacing: Double { 4 }
  package var largeTitleHeight: Double { 52 }
  package var searchBarHeight: Double { 52 }
  package var barMargin: Double { 16 }
  /// From the screen's edge to the first item of a bar, whose own inset comes on top.
  package func barMargin(isTop: Bool) -> Double { isIOS26 ? 16 : 8 }
  /// Between the items of one side of a bar.
  package var barItemSpacing: Double { isIOS26 ? 0 : 8 }
  /// The least width and height that a button in a bar answers to, and the room beside its text.
  package var barItemSide: Double { 44 }
  package var barItemInset: Double { isIOS26 ? 12 : 8 }
  package var tabBarHeight: Double { 49 }
  package var tabTitleSize: Double { 10 }
  /// The capsule of tabs on iOS 26: its height, the room around its items, its distance to the sides of the screen and to
  /// its lower edge.
  ///
  /// - Verification: measured at 402 and 440 points, as what follows.
  package var tabPlatterHeight: Double { 62 }
  package var tabPlatterInset: Double { 4 }
  package var tabPlatterMargin: Double { 21 }
  /// An item where there is room for it, and how far neighbours lie over each other, up to four items and beyond.
  package var tabItemSize: Size { Size(width: 94, height: 54) }
  package var tabItemOverlap: Double { 8 }
  package var tabItemOverlapOfMany: Double { 8.25 }
  /// From the top of an item to the middle of its symbol, and to its title.
  package var tabIconCenter: Double { 20.667 }
  package var tabTitleTop: Double { 35 }
  /// The bar below a page.
  ///
  /// - Verification: measured by others for UIKit's toolbar of iOS 26; that SwiftUI's is as high is inferred.
  package var toolbarHeight: Double { isIOS26 ? 48 : 44 }
  package var sidebarWidth: Double { 320 }
  /// From the top of the safe area to a sheet.
  package var sheetTopGap: Double { 10 }
  package var sheetRadius: Double { isIOS26 ? 38 : 10 }
}
