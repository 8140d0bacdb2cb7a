import DocumentTree
import Geometry
import ViewTree

enum AssetForms {
  /// A picture file with its size in points; paths are relative to the layout file.
  private static let fields = Form<ImageAsset>.record(
    "A picture file.", { ImageAsset(name: "", size: .zero, file: nil) },
    [
      .required("name", \.name, .string), .required("size", \.size, .size, "In points."),
      .optional("file", \.file, .string, "Relative to this file."), .optional("darkFile", \.darkFile, .string),
      .optional("darkSize", \.darkSize, .size, "In points, where the dark picture has another size."),
      .defaulted("mirrors", \.mirrors, .boolean, false), .defaulted("template", \.isTemplate, .boolean, false),
      .defaulted("capInsets", \.capInsets, .insets, .zero),
    ])

  static let asset = Form<ImageAsset>(
    schema: fields.schema,
    read: { (node, context) throws(DocumentError) in
      var asset = try fields.read(node, context)
      asset.file = asset.file.map { context.folder + $0 }
      asset.darkFile = asset.darkFile.map { context.folder + $0 }
      return asset
    },
    write: { asset, guides in
      var asset = asset
      asset.file = asset.file.map(guides.relative)
      asset.darkFile = asset.darkFile.map(guides.relative)
      return fields.write(asset, guides)
    })
}

extension Form where Value == ImageAsset {
  static var asset: Form { AssetForms.asset }
}

enum ImageSourceForms {
  private typealias Case = UnionCase<ImageSource>

  private static let cases: [UnionCase<ImageSource>] = [
    Case(
      "symbol", .string, "A symbol's name.", { .symbol($0) }, { if case .symbol(let name) = $0 { name } else { nil } }),
    Case("asset", .asset, "", { .asset($0) }, { if case .asset(let asset) = $0 { asset } else { nil } }),
    Case(
      "placeholder", .present, "A picture that is loaded later.", { _ in .placeholder },
      { if case .placeholder = $0 { Present() } else { nil } }),
    Case(
      "missing", .string, "A picture that is not at hand.", { .missing(name: $0) },
      { if case .missing(let name) = $0 { name } else { nil } }),
  ]

  static let imageSource = Form<ImageSource>.union("an image", cases)
}

extension Form where Value == ImageSource {
  static var imageSource: Form { ImageSourceForms.imageSource }
}

enum ImageForms {
  /// The name of a symbol, or an object.
  static let image = Form<ImageView>.reference("image") { definition }

  static let definition =
    Form<ImageView>.record(
      nil, { ImageView(.placeholder) },
      [
        .required("source", \.source, .imageSource), .defaulted("resizable", \.isResizable, .boolean, false),
        .defaulted("capInsets", \.capInsets, .insets, .zero), .defaulted("tiled", \.isTiled, .boolean, false),
        .optional("template", \.isTemplate, .boolean, "Whether it is painted in the foreground style."),
        .defaulted("decorative", \.isDecorative, .boolean, false), .optional("label", \.label, .localized),
      ]
    ).shortened(
      .imageSource, when: { $0.member("source") == nil }, { ImageView($0) },
      { image in
        let isPlain =
          !image.isResizable && image.capInsets == .zero && !image.isTiled && image.isTemplate == nil
          && !image.isDecorative && image.label == nil
        return isPlain ? image.source : nil
      })
}

extension Form where Value == ImageView {
  static var image: Form { ImageForms.image }
}
