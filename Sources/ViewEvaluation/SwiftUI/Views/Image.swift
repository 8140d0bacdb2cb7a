import Colorimetry
import Diagnostics
import Geometry
import ProjectResources
import ViewTree

/// An `Image` with the modifiers that give `Image` again.
struct ImageDescription: ViewDescription {
  var image: ImageView
  /// Where the image comes from, and its own modifiers, are one node: at the place of the initialiser.
  var typeName: String { "Image" }
  var node: @Sendable (ImageView, Expansion) -> ViewNode

  func expand(in expansion: Expansion) -> ViewNode { node(image, expansion) }
}

extension BuiltinType {
  /// - Verification: documented.
  static let image = BuiltinType(
    "Image", conformances: ["View"], initializer: { ImageConstruction.image($0) },
    statics: [
      BuiltinMember("*") { call in
        ImageConstruction.asset(accessor: call.name, call).map { ImageConstruction.view(ImageView($0), call) }
      }
    ],
    members: [
      imageMember("antialiased") { _, _ in }, imageMember("allowedDynamicRange") { _, _ in },
      imageMember("interpolation") { _, _ in },
      imageMember("renderingMode") { image, reader in
        let mode: Token? = reader.native(nil, "Image.TemplateRenderingMode")
        image.isTemplate = mode.map { $0.name == "template" }
      },
      imageMember("resizable") { image, reader in
        image.isResizable = true
        if let insets: EdgeInsets = reader.native("capInsets", "EdgeInsets") { image.capInsets = insets }
        let mode: Token? = reader.native("resizingMode", "Image.ResizingMode")
        image.isTiled = mode?.name == "tile"
      },
    ])

  static let imageRenderingMode = BuiltinType.tokens("Image.TemplateRenderingMode", ["original", "template"])
  static let imageResizingMode = BuiltinType.tokens("Image.ResizingMode", ["stretch", "tile"])
  static let imageInterpolation = BuiltinType.tokens("Image.Interpolation", ["high", "low", "medium", "none"])

  /// A modifier that gives `Image` again.
  private static func imageMember(
    _ name: String, _ change: @escaping @Sendable (inout ImageView, inout ArgumentReader) -> Void
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall, case .view(let value) = call.receiver, var image = value.description as? ImageDescription
      else { return nil }
      var reader = ArgumentReader(call)
      change(&image.image, &reader)
      if let failure = reader.failure { return call.modified(.unresolved(name: name, failure)) }
      return .view(ViewValue(image, range: value.range))
    }
  }
}

/// The forms of `Image(…)`.
enum ImageConstruction {
  static func image(_ call: BuiltinCall) -> Value? {
    if let argument = call["systemName"] { return symbol(argument, call) }
    if let argument = call["systemSymbol"], let name = TypedSymbol.name(of: argument, call.evaluator) {
      return view(ImageView(.symbol(name)), call)
    }
    for label in ["uiImage", "nsImage", "cgImage"] {
      if let argument = call[label] { return platformImage(argument, call) }
    }
    if let name = call["decorative"] {
      guard let value = named(name, call) else { return nil }
      return value
    }
    guard let argument = call.first, call.hasOnly("_", "bundle", "label", "variableValue", "scale", "orientation")
    else {
      return nil
    }
    return named(argument, call)
  }

  static func symbol(_ argument: Value, _ call: BuiltinCall) -> Value {
    let evaluator = call.evaluator
    let settled = evaluator.resolve(argument, as: "String")
    guard let name = settled.string ?? evaluator.text(of: settled) else {
      return unknown(settled, "The name of this symbol is not known.", call)
    }
    return view(ImageView(.symbol(name)), call)
  }

  /// `Image("name")`, `Image(.accessor)`, `Image(uiImage)`.
  private static func named(_ argument: Value, _ call: BuiltinCall) -> Value? {
    let evaluator = call.evaluator
    if case .pending(let pending) = argument, case .member(nil, let name, _) = pending.expression.kind,
      let source = asset(accessor: name, call)
    {
      return view(ImageView(source), call)
    }
    for typeName in ["ImageResource", "UIImage"] {
      if let source = evaluator.resolve(argument, as: typeName).payload(ImageSource.self) {
        return view(ImageView(source), call)
      }
    }
    let settled = evaluator.resolve(argument, as: "String")
    guard let name = settled.string ?? evaluator.text(of: settled) else {
      return unknown(settled, "The name of this image is not known.", call)
    }
    if let message = unreadable(name, call) ?? elsewhere(name, call) { return unknown(.void, message, call) }
    var image = ImageView(source(named: name, call))
    image.isDecorative = call["decorative"] != nil
    if let label = call["label"] {
      let text = TextConstruction.text(label, range: call.range, evaluator)
      image.label = text.string(in: Expansion(evaluator: evaluator, environment: EnvironmentState()))
    }
    return view(image, call)
  }

  /// Why no file of a picture of this name can be measured; `nil` where one can, and for other names.
  private static func unreadable(_ name: String, _ call: BuiltinCall) -> String? {
    let evaluator = call.evaluator
    guard let set = evaluator.resources.image(named: name, from: call.range?.file ?? ""),
      evaluator.source(of: set) == nil, let file = set.files.first
    else { return nil }
    return "The picture \(file.path) cannot be read: \(ImageData.reasonUnreadable(path: file.path))."
  }

  /// Why a picture that the project does not have may be in a bundle that is not known; `nil` for all others.
  private static func elsewhere(_ name: String, _ call: BuiltinCall) -> String? {
    let (resources, file) = (call.evaluator.resources, call.range?.file ?? "")
    guard let bundle = call.unknownBundle, resources.image(named: name, from: file) == nil,
      resources.symbol(named: name, from: file) == nil
    else { return nil }
    return "The bundle of the picture \(name) is not known: \(bundle.message)"
  }

  /// A picture of the project by its name.
  static func source(named name: String, _ call: BuiltinCall) -> ImageSource {
    let evaluator = call.evaluator
    let file = call.range?.file ?? ""
    if let set = evaluator.resources.image(named: name, from: file), let source = evaluator.source(of: set) {
      return source
    }
    if evaluator.resources.symbol(named: name, from: file) != nil { return .symbol(name) }
    evaluator.reportMissing(
      "missing-image", "The project has no image \"\(name)\"; add it to an asset catalogue, or check the name.", call)
    return .missing(name: name)
  }

  /// A picture of the project by the name that Xcode generates for it.
  static func asset(accessor: String, in folders: [String] = [], _ call: BuiltinCall) -> ImageSource? {
    call.evaluator.resources.image(accessor: accessor, in: folders, from: call.range?.file ?? "").flatMap {
      $0.kind == .symbol ? .symbol($0.name) : call.evaluator.source(of: $0)
    }
  }

  private static func platformImage(_ argument: Value, _ call: BuiltinCall) -> Value {
    let settled = call.evaluator.resolve(argument, as: "UIImage")
    guard let source = settled.payload(ImageSource.self) else {
      return unknown(settled, "The pixels of this image exist only at run time.", call)
    }
    return view(ImageView(source), call)
  }

  private static func unknown(_ value: Value, _ message: String, _ call: BuiltinCall) -> Value {
    let reason = value.unresolved?.message ?? message
    let range = call.range
    return view(ImageView(.missing(name: "")), call) { image, _ in
      ViewNode(
        .modified(
          ViewNode(.image(image), range: range),
          .unresolved(name: "Image", UnresolvedView(code: "unknown-image", message: reason))), range: range)
    }
  }

  static func view(
    _ image: ImageView, _ call: BuiltinCall, node: (@Sendable (ImageView, Expansion) -> ViewNode)? = nil
  ) -> Value {
    let range = call.range
    return call.view(
      ImageDescription(image: image, node: node ?? { image, _ in ViewNode(.image(image), range: range) }))
  }
}

extension Evaluator {
  /// The picture of an image set, at the variant's scale; `nil` when no file of it can be measured.
  func source(of set: ImageSet) -> ImageSource? {
    let scale = max(1, Int(environment.displayScale.rounded()))
    guard let file = set.file(scheme: .light, scale: scale), let pixels = resources.pixelSize(of: file) else {
      return nil
    }
    let own = Double(file.scale ?? 1)
    let size = Size(width: Double(pixels.width) / own, height: Double(pixels.height) / own)
    let dark = set.file(scheme: .dark, scale: scale).flatMap { $0.path == file.path ? nil : $0 }
    let darkSize = dark.flatMap { dark in
      resources.pixelSize(of: dark).map { pixels in
        let own = Double(dark.scale ?? 1)
        return Size(width: Double(pixels.width) / own, height: Double(pixels.height) / own)
      }
    }
    let insets = file.capInsets.count == 4 ? file.capInsets.map { $0 / own } : [0, 0, 0, 0]
    return .asset(
      ImageAsset(
        name: set.name, size: size, file: file.path, darkFile: dark?.path, darkSize: darkSize == size ? nil : darkSize,
        mirrors: set.mirrors, isTemplate: set.isTemplate,
        capInsets: EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])))
  }
}

extension BuiltinType {
  /// `UIImage(named:)`, `UIImage(systemName:)` and what is made of them.
  static let uiImage = BuiltinType(
    "UIImage",
    initializer: { call in
      if let name = call["systemName"]?.string { return .native("UIImage", ImageSource.symbol(name)) }
      if let name = call["systemSymbol"].flatMap({ TypedSymbol.name(of: $0, call.evaluator) }) {
        return .native("UIImage", ImageSource.symbol(name))
      }
      if let name = call["named"]?.string {
        let source = ImageConstruction.source(named: name, call)
        if case .missing = source { return Value.none }
        return .native("UIImage", source)
      }
      if let source = call["resource"]?.payload(ImageSource.self) { return .native("UIImage", source) }
      if let resource = call["resource"], case .pending(let pending) = resource,
        case .member(nil, let name, _) = pending.expression.kind
      {
        return ImageConstruction.asset(accessor: name, call).map { .native("UIImage", $0) }
      }
      return call.unresolved("not-run", "The pixels of this image exist only at run time.")
    },
    statics: [
      BuiltinMember("*") { call in
        ImageConstruction.asset(accessor: call.name, call).map { .native("UIImage", $0) }
      }
    ],
    members: [
      BuiltinMember("withRenderingMode") { $0.receiver }, BuiltinMember("withTintColor") { $0.receiver },
      BuiltinMember("withConfiguration") { $0.receiver },
      BuiltinMember("size") { call in
        guard case .asset(let asset)? = call.receiver.payload(ImageSource.self) else { return nil }
        return .native("CGSize", asset.size)
      },
    ])
}
