import Colorimetry
import Diagnostics
import Geometry
import LayoutTree
import PlatformProfile
import Typography
import ViewTree

/// A picture, or a resizable symbol.
///
/// - Source: swiftui-layout, sections 2 and 5.1.
/// - Verification: measured.
struct ImageLeaf: ElementLayout {
  var image: ImageView
  /// The picture's own size in points.
  var ownSize: Size

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    if case .placeholder = image.source { return .filling(proposal, ideal: element.session.defaults.ideal) }
    guard image.isResizable else { return .rigid(ownSize) }
    let least = Size(width: image.capInsets.horizontal, height: image.capInsets.vertical)
    return Measurement(
      Size(
        width: max(proposal.width ?? ownSize.width, least.width),
        height: max(proposal.height ?? ownSize.height, least.height)), for: proposal)
  }

  /// The size in which the picture is repeated.
  private var tile: Size? {
    let isTiled = image.isResizable && image.isTiled && image.capInsets == .zero
    return isTiled && min(ownSize.width, ownSize.height) > 0 && ownSize.isFinite ? ownSize : nil
  }

  func describe(_ element: LayoutElement, in box: inout LayoutBox) {
    let values = element.environment.values
    switch image.source {
    case .asset(let asset):
      let mirrors = asset.mirrors || values.flipsForRightToLeft
      box.image = PlacedImage(
        name: asset.name, file: asset.file, darkFile: asset.darkFile,
        isMirrored: mirrors && values.layoutDirection == .rightToLeft, tile: tile)
      box.semantics.isDirectionFixed = !mirrors
    case .placeholder: box.image = PlacedImage(name: "placeholder", file: nil)
    case .missing(let name):
      box.image = PlacedImage(name: name, file: nil)
      element.session.unmeasured.append(
        ("missing-image", "The image “\(name)” was not found; it takes no room here.", element.range, element))
    case .symbol: break
    }
    box.semantics.isDecorative = box.semantics.isDecorative || image.isDecorative
    if let label = image.label {
      box.semantics.label = label
      box.semantics.isNamed = true
    }
  }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box, !element.frame.isEmpty else { return }
    if element.environment.values.isRedacted {
      let styles = StyleResolver(element.environment, session: element.session)
      painter.fillRedacted(element.frame, styles.foreground(level: 1), of: element, box: box)
      return
    }
    guard case .asset(let asset) = image.source, image.isTemplate ?? asset.isTemplate else {
      painter.add(.image(element.frame), paint: .image, of: box)
      return
    }
    let styles = StyleResolver(element.environment, session: element.session)
    painter.add(.image(element.frame), style: styles.foreground(level: 1), of: box, in: element.frame)
  }
}

extension ImageAsset {
  /// The picture where a modifier above chooses the scheme: of its variants the one that shows, in every appearance.
  ///
  /// - Verification: measured in a picture of iOS with a scheme of its own.
  func inScheme(_ scheme: ColorScheme?) -> ImageAsset {
    guard let scheme else { return self }
    var result = self
    if scheme == .dark {
      result.file = darkFile ?? file
      result.size = darkSize ?? size
    }
    result.darkFile = nil
    result.darkSize = nil
    return result
  }
}
