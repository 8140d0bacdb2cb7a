import AuditPipeline
import Auditing
import Colorimetry
import Geometry
import LayoutTree
import Reporting
import Typography

extension Command {
  static let render = Command(
    name: "render", summary: "pictures of chosen variants, SVG or PNG", arguments: "FILE[:LAYOUT]",
    about: """
      Draws layouts with the outlines that were measured. One SVG picture is printed unless --output is given; several
      pictures, and PNG, need --output. Blend modes are not drawn, nor shadows of fills.
      """,
    options: [
      OptionDescription("--output", value: "PLACE", "A file for one picture, or a folder."),
      OptionDescription("--picture", value: "KIND", "svg or png (by the name of the file, else svg)."),
      OptionDescription("--sheet", "All variants of a layout on one picture."),
      OptionDescription("--crop", value: "PART", "container: the whole window; content: what is painted (container)."),
      OptionDescription("--plain", "Without findings drawn over the picture."),
      OptionDescription("--zoom", value: "NUMBER", "Pixels per point in PNG pictures (2)."),
      RunOptions.configuration[0],
    ] + RunOptions.variants,
    examples: [
      Example("render Examples/KeywordBubble.swift:1 --sizes accessibility5 --schemes light", "one picture, printed"),
      Example("render Examples/KeywordBubble.swift --sheet --output Pictures", "a contact sheet for each layout"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    guard arguments.positional.count == 1 else {
      throw UsageError("render needs one file: sizewise render Sources/MyView.swift.")
    }
    let session = try AuditSession(arguments, terminal, path: arguments.positional[0])
    let selection = try LayoutSelection(arguments.positional[0], session: session)
    let audited = ParallelMap.map(selection.layouts, jobs: session.run.jobs) { session.run.run(of: $0).run().layout }
    session.report(selection.project.diagnostics + audited.flatMap(\.diagnostics))
    guard !audited.isEmpty else {
      terminal.report("sizewise: no layout in \(arguments.positional[0]). Add a #Preview to it.\n")
      return .incomplete
    }
    let pictures = PictureJob(
      layouts: audited, isSheet: arguments.has("--sheet"),
      drawing: LayoutPicture(
        options: session.reportOptions(root: selection.project.location.root),
        crop: try arguments.choice("--crop", LayoutPicture.Crop.self) ?? .container,
        showsFindings: !arguments.has("--plain"))
    ).pictures
    try PictureOutput(arguments).write(pictures, to: terminal)
    return .passed
  }
}

/// The pictures that a command asks for, with names for their files.
private struct PictureJob {
  var layouts: [AuditedLayout]
  var isSheet: Bool
  var drawing: LayoutPicture

  var pictures: [(name: String, svg: String)] {
    var pictures: [(name: String, svg: String)] = []
    for layout in layouts {
      let name = TextEscaping.slug(layout.name)
      if isSheet {
        pictures.append((name, drawing.contactSheet(of: layout)))
        continue
      }
      for rendering in layout.renderings {
        let variant = rendering.variant
        var parts = [name, variant.textSize.rawValue, variant.colorScheme.rawValue]
        if variant.contrast == .increased { parts.append("contrast") }
        if variant.legibilityWeight == .bold { parts.append("bold") }
        if variant.layoutDirection == .rightToLeft { parts.append("rtl") }
        if Set(layout.renderings.map(\.variant.locale)).count > 1 { parts.append(variant.locale) }
        if Set(layout.renderings.map(\.variant.container)).count > 1 {
          parts.append(TextEscaping.slug(variant.container))
        }
        pictures.append((parts.joined(separator: "-"), drawing.svg(rendering, of: layout)))
      }
    }
    return pictures
  }
}

/// Where pictures go, and in which format.
private struct PictureOutput {
  private enum Kind: String, CaseIterable {
    case svg, png
  }

  private let kind: Kind
  private let place: String?
  private let zoom: Double

  init(_ arguments: ParsedArguments) throws(UsageError) {
    place = arguments.text("--output")
    let byName: Kind = place?.lowercased().hasSuffix(".png") == true ? .png : .svg
    kind = try arguments.choice("--picture", Kind.self) ?? byName
    zoom = try arguments.number("--zoom", above: 0) ?? 2
  }

  func write(_ pictures: [(name: String, svg: String)], to terminal: Terminal) throws(UsageError) {
    guard let place else {
      guard kind == .svg, pictures.count == 1 else {
        throw UsageError(
          "\(pictures.count) pictures in \(kind.rawValue.uppercased()) cannot be printed. Give --output FOLDER, "
            + "or choose one layout, size and scheme.")
      }
      terminal.write(pictures[0].svg)
      return
    }
    let isFile = place.lowercased().hasSuffix("." + kind.rawValue)
    guard !isFile || pictures.count == 1 else {
      throw UsageError("\(pictures.count) pictures do not go into one file. Give --output FOLDER.")
    }
    for picture in pictures {
      let path = isFile ? terminal.absolute(place) : terminal.absolute(place) + "/\(picture.name).\(kind.rawValue)"
      try ReportOutput.save(try bytes(of: picture.svg), to: path)
    }
  }

  /// The width and height that a picture of ours states, in points.
  private static func size(of svg: String) -> Size {
    guard let match = svg.firstMatch(of: /<svg[^>]*? width="([0-9.]+)[^"]*"[^>]*? height="([0-9.]+)/),
      let width = Double(match.output.1), let height = Double(match.output.2)
    else { return Size(width: 100, height: 100) }
    return Size(width: width, height: height)
  }

  private func bytes(of svg: String) throws(UsageError) -> [UInt8] {
    switch kind {
    case .svg: return Array(svg.utf8)
    case .png:
      do throws(ReportingError) {
        let size = Self.size(of: svg)
        return try PNGPicture.bytes(svg: svg, width: size.width, height: size.height, scale: zoom)
      } catch {
        throw UsageError("the picture cannot be drawn: \(error). Try a smaller --zoom.")
      }
    }
  }
}
