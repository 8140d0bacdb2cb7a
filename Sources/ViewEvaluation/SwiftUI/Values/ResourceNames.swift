internal import Diagnostics
internal import ProjectResources
internal import ViewTree

/// The names that Xcode generates for assets, written with their types: `ImageResource.photo`,
/// `ColorResource.Brand.tint`.
extension BuiltinType {
  static let assetNames: [BuiltinType] = [imageResource, colorResource] + assetNamespaces

  private static let imageResource = BuiltinType(
    "ImageResource", conformances: ["Hashable"],
    initializer: { call in
      call.text("name").map { .native("ImageResource", ImageConstruction.source(named: $0, call)) }
    },
    statics: [BuiltinMember("*") { asset($0, of: "ImageResource", in: []) }])

  private static let colorResource = BuiltinType(
    "ColorResource", conformances: ["Hashable"],
    initializer: { call in
      guard let name = call.text("name"),
        let color = ColorConstruction.named(name, call).payload(ColorValue.self)
      else { return nil }
      return .native("ColorResource", color)
    },
    statics: [BuiltinMember("*") { asset($0, of: "ColorResource", in: []) }])

  /// The types that stand for folders which give a namespace.
  private static let assetNamespaces: [BuiltinType] = ["ImageResource", "ColorResource"].map { type in
    BuiltinType(
      type + ".Namespace",
      members: [
        BuiltinMember("*") { call in
          call.receiver.payload(AssetNamespace.self).flatMap { asset(call, of: type, in: $0.folders) }
        }
      ])
  }

  private static func asset(_ call: BuiltinCall, of type: String, in folders: [String]) -> Value? {
    if call.name.first?.isUppercase == true {
      return .native(type + ".Namespace", AssetNamespace(folders: folders + [call.name]))
    }
    if type == "ImageResource" {
      return ImageConstruction.asset(accessor: call.name, in: folders, call).map { .native(type, $0) }
    }
    let set = call.evaluator.resources.colorSet(accessor: call.name, in: folders, from: call.range?.file ?? "")
    return set.flatMap(call.evaluator.colorValue).map { .native(type, $0) }
  }
}

/// Folders of an asset catalogue, the outermost first.
private struct AssetNamespace: Hashable {
  var folders: [String]
}
