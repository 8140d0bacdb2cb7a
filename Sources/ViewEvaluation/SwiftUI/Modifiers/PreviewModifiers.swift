import Diagnostics
import Foundation
import PlatformProfile
import ViewTree

extension BuiltinType {
  /// Modifiers that set up the preview around a root view, sorted by name.
  ///
  /// - Verification: documented.
  static let previewModifiers: [BuiltinMember] = [
    BuiltinMember("previewContext") { call in
      guard call.isCall else { return nil }
      var reader = ArgumentReader(call)
      guard let family = reader.native(nil, "WidgetPreviewContext", WidgetFamilyToken.self) else {
        return call.modified(.withoutEffect(name: "previewContext"))
      }
      let (content, range) = (call.receiver, call.range)
      return call.view(
        BuiltView("ModifiedContent") { expansion in
          expansion.setting(["widgetFamily": .native("WidgetFamily", Token(family.name))]).expand(content)
            .modified(by: .preview(.frame(.widget(family: family.name))), range: range)
        })
    },
    .modifier("previewDevice") { reader in
      if reader.call.first?.isNone == true { return .preview(.device(nil)) }
      // `PreviewDevice` is made of a string literal, too.
      if let name = reader.call.first.flatMap({ reader.call.evaluator.resolve($0, as: "String").string }) {
        return device(name, reader.call)
      }
      return reader.native(nil, "PreviewDevice", PreviewDeviceName.self).map { device($0.name, reader.call) }
    },
    BuiltinMember("previewDisplayName") { call in
      guard call.isCall else { return nil }
      // A name that is not known leaves the naming to the tool: the layout itself is whole.
      var reader = ArgumentReader(call)
      return call.modified(.preview(.displayName(reader.string(nil))))
    },
    .modifier("previewInterfaceOrientation") { reader in
      reader.native(nil, "InterfaceOrientation", Token.self).map {
        .preview(.orientation(isLandscape: $0.name.hasPrefix("landscape")))
      }
    },
    .modifier("previewLayout") { reader in
      reader.native(nil, "PreviewLayout", PreviewSetting.Frame.self).map { .preview(.frame($0)) }
    },
  ]

  /// The setting of a device; one that is not known is said, and leaves the choice to the run.
  private static func device(_ name: String, _ call: BuiltinCall) -> ViewModifier {
    let isKnown = Device.named(name.trimmingCharacters(in: .whitespaces)) != nil
    if !isKnown, let range = call.range {
      call.evaluator.report(
        Diagnostic(
          id: "evaluation/unknown-preview-device", severity: .warning, range: range,
          message: "The preview device \"\(name)\" is not known, so the preview is audited on the device of the run."
            + NameSuggestion.question(for: name, in: Device.all.map(\.name))))
    }
    return .preview(.device(name))
  }

  /// The types of what previews are given.
  static let previewTypes: [BuiltinType] = [
    .tokens("InterfaceOrientation", ["landscapeLeft", "landscapeRight", "portrait", "portraitUpsideDown"]),
    BuiltinType(
      "PreviewDevice",
      initializer: { call in
        var reader = ArgumentReader(call)
        let name = reader.string("rawValue") ?? reader.string("stringLiteral") ?? reader.string(nil)
        return name.map { .native("PreviewDevice", PreviewDeviceName(name: $0)) }
      }),
    BuiltinType(
      "PreviewLayout",
      statics: [
        BuiltinMember("device") { _ in .native("PreviewLayout", PreviewSetting.Frame.device) },
        BuiltinMember("fixed") { call in fixedFrame(call).map { .native("PreviewLayout", $0) } },
        BuiltinMember("sizeThatFits") { _ in .native("PreviewLayout", PreviewSetting.Frame.sizeThatFits) },
      ]),
    BuiltinType(
      "PreviewTrait",
      statics: [
        trait("defaultLayout", .setting(.frame(.device))),
        BuiltinMember("fixedLayout") { call in
          fixedFrame(call).map { .native("PreviewTrait", PreviewTraitValue.setting(.frame($0))) }
        },
        trait("landscapeLeft", .setting(.orientation(isLandscape: true))),
        trait("landscapeRight", .setting(.orientation(isLandscape: true))),
        BuiltinMember("modifier") { call in
          call.first.map { .native("PreviewTrait", PreviewTraitValue.modifier($0)) }
        },
        trait("portrait", .setting(.orientation(isLandscape: false))),
        trait("portraitUpsideDown", .setting(.orientation(isLandscape: false))),
        trait("sizeThatFitsLayout", .setting(.frame(.sizeThatFits))),
      ]),
    BuiltinType(
      "WidgetPreviewContext",
      initializer: { call in
        call.native("family", "WidgetFamily", Token.self).map {
          .native("WidgetPreviewContext", WidgetFamilyToken(name: $0.name))
        }
      }),
  ]

  private static func trait(_ name: String, _ value: PreviewTraitValue) -> BuiltinMember {
    BuiltinMember(name) { _ in .native("PreviewTrait", value) }
  }

  private static func fixedFrame(_ call: BuiltinCall) -> PreviewSetting.Frame? {
    guard let width = call.number("width"), let height = call.number("height"), width > 0, height > 0 else {
      return nil
    }
    return .fixed(width: width, height: height)
  }
}

/// `PreviewDevice(rawValue:)`.
struct PreviewDeviceName: Hashable, Sendable {
  var name: String
}

/// `WidgetPreviewContext(family:)`.
struct WidgetFamilyToken: Hashable, Sendable {
  var name: String
}

/// One of `#Preview(traits:)`.
enum PreviewTraitValue: Sendable {
  case setting(PreviewSetting)
  /// A `PreviewModifier` of the project.
  case modifier(Value)
}
