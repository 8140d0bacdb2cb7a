import Diagnostics
import ViewTree

extension BuiltinType {
  /// Views of other Apple frameworks: they fill what they are offered, and what they draw is not modelled.
  static let opaqueNames: Set<String> = [
    "CameraView", "Chart", "Canvas", "LocationButton", "Map", "MeshGradient", "Model3D", "PDFView",
    "ProductView",
    "QuickLookPreview", "RealityView", "SceneView", "SignInWithAppleButton", "SpriteView", "StoreView",
    "SubscriptionStoreView", "Table", "VideoPlayer", "WebView",
  ]

  static let opaqueViews: [BuiltinType] = opaqueNames.sorted().map { name in
    BuiltinType(
      name, conformances: ["View"],
      initializer: { call in
        let range = call.range
        return call.view { _ in
          ViewNode(.control(ControlView(.opaque, label: ViewNode(.text(TextView(name))))), range: range)
        }
      })
  }

  /// What the system lays behind a widget of the Lock Screen.
  ///
  /// - Verification: inferred; it lets through what is behind it, as a thin material does.
  static let accessoryWidgetBackground = BuiltinType(
    "AccessoryWidgetBackground", conformances: ["View"],
    initializer: { _ in .native("Material", ShapeStyle.material(.thin)) })

  /// Parts of charts and tables: they stand only inside a view that is opaque itself.
  static let opaqueParts: [BuiltinType] = [
    "AnnotationContent", "AreaMark", "AxisGridLine", "AxisMarks", "AxisTick", "AxisValueLabel", "BarMark", "LineMark",
    "Marker", "PointMark", "RectangleMark", "RuleMark", "SectorMark", "TableColumn", "TableRow",
  ].map { name in
    BuiltinType(name, conformances: ["View"], initializer: { call in call.view { _ in ViewNode(.empty) } })
  }

  /// Views that a project makes from UIKit or AppKit: their drawing cannot be read from source.
  static let representables: [BuiltinType] = [
    "NSViewControllerRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentable",
  ].map { name in
    BuiltinType(
      name, conformances: ["View"],
      view: { value, expansion in
        let type = expansion.evaluator.typeName(of: value)
        var range: SourceRange?
        if case .instance(let instance) = value { range = instance.type.place.range }
        return .unresolved(
          "platform-view", "\(type) wraps a view of another framework, which is not measured.", range: range)
      })
  }

  static let asyncImage = BuiltinType(
    "AsyncImage", conformances: ["View"],
    initializer: { call in
      let content = call.content("content")
      let placeholder = call.labelled("placeholder")
      let range = call.range
      return call.view { expansion in
        // At rest the picture is not there yet: the placeholder shows, or the empty phase of the content.
        if let placeholder { return placeholder.node(in: expansion) }
        if let content {
          return content.node(in: expansion, [.native("AsyncImagePhase", AsyncImagePhaseValue())])
        }
        return ViewNode(.image(ImageView(.placeholder)), range: range)
      }
    })

  /// The phase before anything is loaded.
  static let asyncImagePhase = BuiltinType(
    "AsyncImagePhase",
    statics: [BuiltinMember("empty") { _ in .native("AsyncImagePhase", AsyncImagePhaseValue()) }],
    members: [BuiltinMember("error") { _ in Value.none }, BuiltinMember("image") { _ in Value.none }])
}

/// `AsyncImagePhase.empty`.
struct AsyncImagePhaseValue: Hashable, Sendable {}

/// Views of packages that apps use most.
enum ThirdPartyViews {
  /// Image loaders: a box of their frame until the picture is there.
  static let imageLoaders = [
    "AnimatedImage", "CachedAsyncImage", "FetchImage", "KFAnimatedImage", "KFImage", "LazyImage", "RemoteImage",
    "URLImage", "WebImage",
  ]

  /// Views whose look is decided by a package that is not read here.
  static let others = [
    "ActivityIndicatorView", "CodeScannerView", "Lottie", "LottieView", "Markdown", "PopupView", "RichText",
    "SafariView",
    "SkeletonView", "StructuredText", "WithViewStore",
  ]
}

extension BuiltinType {
  static let imageLoaders: [BuiltinType] = ThirdPartyViews.imageLoaders.map { name in
    BuiltinType(
      name, conformances: ["View"],
      initializer: { call in call.view(ImageLoaderDescription(typeName: name, range: call.range)) },
      members: loaderMembers)
  }

  /// What image loaders offer beyond `View`: nothing of it shows before the picture is there, except a placeholder.
  private static let loaderMembers: [BuiltinMember] =
    [
      "aspectRatio", "cacheOriginalImage", "cancelOnDisappear", "fade", "forceRefresh", "forceTransition", "indicator",
      "loadDiskFileSynchronously", "onCompletion", "onFailure", "onFailureImage", "onProgress", "onSuccess",
      "processors", "renderingMode", "resizable", "retry", "retryOnAppear", "setProcessor",
      "startLoadingBeforeViewAppear",
    ].filter { $0 != "aspectRatio" }.map { name in BuiltinMember(name) { call in call.isCall ? call.receiver : nil } }
    + [
      BuiltinMember("placeholder") { call in
        guard call.isCall, var loader = call.description(ImageLoaderDescription.self) else { return nil }
        loader.placeholder = call.content("placeholder") ?? loader.placeholder
        return call.view(loader)
      }
    ]

  static let thirdPartyViews: [BuiltinType] = ThirdPartyViews.others.map { name in
    BuiltinType(
      name, conformances: ["View"],
      initializer: { call in
        let range = call.range
        return call.view { _ in
          .unresolved(
            "third-party-view", "\(name) comes from a package that is not read, so it is not measured.", range: range)
        }
      })
  }
}

/// An image loader of a package before its picture is there.
struct ImageLoaderDescription: ViewDescription {
  let typeName: String
  var range: SourceRange?
  var placeholder: ViewContentArgument?

  init(typeName: String, range: SourceRange?) {
    self.typeName = typeName
    self.range = range
  }

  func expand(in expansion: Expansion) -> ViewNode {
    let box = ViewNode(.image(ImageView(.placeholder, isResizable: true)), range: range)
    guard let placeholder else { return box }
    let content = placeholder.node(in: expansion)
    if case .empty = content.content { return box }
    return content
  }
}
