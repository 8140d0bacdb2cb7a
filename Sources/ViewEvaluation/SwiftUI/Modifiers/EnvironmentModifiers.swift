import Colorimetry
import Foundation
import Geometry
import PlatformProfile
import Typography
import ViewTree

extension BuiltinType {
  /// Modifiers that set the environment, sorted by name.
  ///
  /// - Verification: documented.
  static let environmentModifiers: [BuiltinMember] = [
    .environment("accentColor") { reader in tint(&reader) },
    .environment("backgroundStyle") { reader in
      reader.call.first.map { EnvironmentModification(.backgroundStyle(reader.call.evaluator.shapeStyle(of: $0))) }
    },
    .environment("buttonBorderShape") { reader in
      reader.native(nil, "ButtonBorderShape", Token.self).map { EnvironmentModification(.buttonBorderShape($0.name)) }
    },
    .environment("colorScheme") { reader in
      reader.native(nil, "ColorScheme", ColorScheme.self).map { scheme($0) }
    },
    .environment("controlSize") { reader in
      let size: Token? = reader.native(nil, "ControlSize")
      return EnvironmentModification(
        size.map { .controlSize($0.name) }, setting: size.map { ["controlSize": .native("ControlSize", $0)] } ?? [:])
    },
    .environment("defaultMinListRowHeight") { reader in
      reader.number(nil).map { EnvironmentModification(.defaultMinListRowHeight($0)) }
    },
    .environment("defaultScrollAnchor") { reader in
      // The forms for one role leave the content where it is at first, but for the first of them.
      guard
        reader.call["for"].map({ reader.call.evaluator.resolve($0, as: "ScrollAnchorRole") })?
          .payload(Token.self).map({ $0.name == "initialOffset" }) ?? true
      else { return EnvironmentModification(nil) }
      return EnvironmentModification(.scrollAnchor(reader.native(nil, "UnitPoint")))
    },
    .environment("disabled") { reader in
      let isEnabled = !(reader.bool(nil) ?? true)
      // An outer `disabled(true)` holds for everything inside.
      return isEnabled
        ? EnvironmentModification(nil)
        : EnvironmentModification(.isEnabled(false), setting: ["isEnabled": .bool(false)])
    },
    BuiltinMember("dynamicTypeSize") { call in dynamicTypeSize(call) },
    BuiltinMember("environment") { call in EnvironmentWriting.environment(call) },
    BuiltinMember("environmentObject") { call in EnvironmentWriting.object(call) },
    .environment("flipsForRightToLeftLayoutDirection") { reader in
      EnvironmentModification(.flipsForRightToLeft(reader.bool(nil) ?? true))
    },
    .environment("headerProminence") { reader in
      reader.native(nil, "Prominence", Token.self).map { EnvironmentModification(.headerProminence($0.name)) }
    },
    .environment("labelsHidden") { _ in EnvironmentModification(.labelsHidden) },
    .environment("labelsVisibility") { reader in
      reader.native(nil, "Visibility", Token.self).map {
        EnvironmentModification(.labelsVisibility(hidden: $0.name == "hidden"))
      }
    },
    .environment("layoutDirectionBehavior") { reader in
      reader.native(nil, "LayoutDirectionBehavior", Token.self).map {
        EnvironmentModification(.layoutDirectionBehavior($0.name))
      }
    },
    BuiltinMember("listItemTint") { call in listItemTint(call) },
    BuiltinMember("modelContainer") { call in EnvironmentWriting.modelContainer(call) },
    BuiltinMember("modelContext") { call in
      call.first.flatMap { call.isCall ? EnvironmentWriting.modelContext($0, call) : nil }
    },
    .environment("navigationLinkIndicatorVisibility") { reader in
      reader.native(nil, "Visibility", Token.self).map {
        EnvironmentModification(.navigationLinkIndicatorHidden($0.name == "hidden"))
      }
    },
    .environment("preferredColorScheme") { reader in
      let scheme: ColorScheme? = reader.native(nil, "ColorScheme")
      return EnvironmentModification(
        .preferredColorScheme(scheme), setting: scheme.map { ["colorScheme": .native("ColorScheme", $0)] } ?? [:])
    },
    .environment("privacySensitive") { reader in
      EnvironmentModification(.privacySensitive(reader.bool(nil) ?? true))
    },
    .environment("redacted") { reader in
      let reason = reader.redactionReasons("reason")
      return EnvironmentModification(
        .redacted(reason.flatMap { $0.name.isEmpty ? nil : $0.name }),
        setting: ["redactionReasons": .native("RedactionReasons", reason ?? Token(""))])
    },
    .environment("scrollContentBackground") { reader in
      reader.native(nil, "Visibility", Token.self).map {
        EnvironmentModification(.scrollContentBackgroundHidden($0.name == "hidden"))
      }
    },
    .environment("scrollClipDisabled") { reader in
      EnvironmentModification(.scrollClipDisabled(reader.bool(nil) ?? true))
    },
    .environment("tint") { reader in tint(&reader) },
    BuiltinMember("transformEnvironment") { call in EnvironmentWriting.transform(call) },
    .environment("unredacted") { _ in
      EnvironmentModification(.redacted(nil), setting: ["redactionReasons": .native("RedactionReasons", Token(""))])
    },
  ]

  static let colorScheme = BuiltinType.cases("ColorScheme", ColorScheme.self)
  static let colorSchemeContrast = BuiltinType.cases("ColorSchemeContrast", ColorSchemeContrast.self)
  static let legibilityWeight = BuiltinType.cases("LegibilityWeight", LegibilityWeight.self)
  static let layoutDirection = BuiltinType.cases("LayoutDirection", LayoutDirection.self)
  static let sizeClass = BuiltinType.cases("UserInterfaceSizeClass", SizeClass.self)
  static let buttonBorderShape = BuiltinType.tokens(
    "ButtonBorderShape", ["automatic", "capsule", "circle", "roundedRectangle"])
  static let controlSize = BuiltinType.tokens("ControlSize", ["extraLarge", "large", "mini", "regular", "small"])
  static let layoutDirectionBehavior = BuiltinType.tokens("LayoutDirectionBehavior", ["fixed", "mirrors"])
  static let prominence = BuiltinType.tokens("Prominence", ["increased", "standard"])
  static let visibility = BuiltinType.tokens("Visibility", ["automatic", "hidden", "visible"])

  static let redactionReasons = BuiltinType(
    "RedactionReasons",
    initializer: { _ in .native("RedactionReasons", Token("")) },
    statics: ["invalidated", "placeholder", "privacy"].map { name in
      BuiltinMember(name) { _ in .native("RedactionReasons", Token(name)) }
    },
    members: [
      BuiltinMember("contains") { call in
        guard let reasons = call.receiver.payload(Token.self), let argument = call.first else { return nil }
        let wanted = call.evaluator.resolve(argument, as: "RedactionReasons").payload(Token.self)
        return .bool(wanted.map { reasons.name.split(separator: ",").contains($0.name[...]) } ?? false)
      },
      BuiltinMember("isEmpty") { call in call.receiver.payload(Token.self).map { .bool($0.name.isEmpty) } },
    ])

  static let dynamicTypeSize = BuiltinType(
    "DynamicTypeSize", conformances: ["Comparable"],
    statics: DynamicTypeSize.allCases.map { size in
      BuiltinMember(size.rawValue) { _ in .native("DynamicTypeSize", size) }
    } + [BuiltinMember("allCases") { _ in .array(DynamicTypeSize.allCases.map { .native("DynamicTypeSize", $0) }) }],
    members: [
      BuiltinMember("isAccessibilitySize") { call in
        call.receiver.payload(DynamicTypeSize.self).map { .bool($0.isAccessibilitySize) }
      }
    ] + comparisons)

  /// The older names of the text sizes.
  static let contentSizeCategory = BuiltinType(
    "ContentSizeCategory",
    statics: contentSizeNames.map { name, size in
      BuiltinMember(name) { _ in .native("ContentSizeCategory", size) }
    } + [
      BuiltinMember("allCases") { _ in .array(contentSizeNames.map { .native("ContentSizeCategory", $0.1) }) }
    ],
    members: [
      BuiltinMember("isAccessibilityCategory") { call in
        call.receiver.payload(DynamicTypeSize.self).map { .bool($0.isAccessibilitySize) }
      }
    ] + comparisons)

  private static let comparisons: [BuiltinMember] = [
    comparison("<") { $0 < $1 }, comparison("<=") { $0 <= $1 }, comparison(">") { $0 > $1 },
    comparison(">=") { $0 >= $1 },
  ]

  private static func comparison(
    _ name: String, _ compare: @escaping @Sendable (DynamicTypeSize, DynamicTypeSize) -> Bool
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let left = call.receiver.payload(DynamicTypeSize.self), let argument = call.first else { return nil }
      let typeName = call.evaluator.typeName(of: call.receiver)
      let right = call.evaluator.resolve(argument, as: typeName).payload(DynamicTypeSize.self)
      return right.map { .bool(compare(left, $0)) }
    }
  }

  private static let contentSizeNames: [(String, DynamicTypeSize)] = [
    ("extraSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large), ("extraLarge", .xLarge),
    ("extraExtraLarge", .xxLarge), ("extraExtraExtraLarge", .xxxLarge), ("accessibilityMedium", .accessibility1),
    ("accessibilityLarge", .accessibility2), ("accessibilityExtraLarge", .accessibility3),
    ("accessibilityExtraExtraLarge", .accessibility4), ("accessibilityExtraExtraExtraLarge", .accessibility5),
  ]

  static func scheme(_ scheme: ColorScheme) -> EnvironmentModification {
    EnvironmentModification(.colorScheme(scheme), setting: ["colorScheme": .native("ColorScheme", scheme)])
  }

  static let scrollAnchorRole = BuiltinType.tokens("ScrollAnchorRole", ["alignment", "initialOffset", "sizeChanges"])

  /// `ListItemTint`: a colour for the icons of rows.
  static let listItemTint = BuiltinType(
    "ListItemTint",
    statics: ["fixed", "preferred"].map { name in
      BuiltinMember(name) { call in
        call.first.map { .native("ListItemTint", ShapeStyle.color(call.evaluator.color(of: $0))) }
      }
    } + [
      BuiltinMember("monochrome") { _ in .native("ListItemTint", ShapeStyle.color(.system(.label))) }
    ])

  /// `listItemTint(_:)`, of a tint of lists or of any style.
  private static func listItemTint(_ call: BuiltinCall) -> Value? {
    guard call.isCall, let argument = call.first else { return nil }
    if argument.isNone { return call.modified(.listItemTint(nil), setting: [:]) }
    if case .pending(let pending) = argument,
      call.evaluator.hasImplicitRoot(pending.expression, in: .builtin("ListItemTint"))
    {
      var reader = ArgumentReader(call)
      let style: ShapeStyle? = reader.native(nil, "ListItemTint")
      return call.changed(reader, .listItemTint(style))
    }
    return call.modified(
      .listItemTint(argument.payload(ShapeStyle.self) ?? call.evaluator.shapeStyle(of: argument)), setting: [:])
  }

  private static func tint(_ reader: inout ArgumentReader) -> EnvironmentModification? {
    guard reader.call.hasOnly("_"), let argument = reader.call.first else { return nil }
    if argument.isNone { return EnvironmentModification(.tint(nil)) }
    return EnvironmentModification(.tint(reader.call.evaluator.shapeStyle(of: argument)))
  }

  /// `dynamicTypeSize(.large)` and ranges of every form.
  private static func dynamicTypeSize(_ call: BuiltinCall) -> Value? {
    guard call.isCall, let argument = call.first else { return nil }
    let evaluator = call.evaluator
    func size(_ value: Value?) -> DynamicTypeSize? {
      value.flatMap { evaluator.resolve($0, as: "DynamicTypeSize").payload(DynamicTypeSize.self) }
    }
    let settled = evaluator.resolve(argument, as: "DynamicTypeSize")
    if let size = settled.payload(DynamicTypeSize.self) {
      return call.modified(.dynamicTypeSize(size), setting: EnvironmentWriting.textSize(size))
    }
    guard case .range(let range) = settled else {
      var reader = ArgumentReader(call)
      reader.fail(settled, expected: "DynamicTypeSize")
      return call.unknownForm(reader)
    }
    let lower = size(range.lower)
    let all = DynamicTypeSize.allCases
    let upper = size(range.upper).flatMap { bound in
      range.includesUpper ? bound : bound.index > 0 ? all[bound.index - 1] : bound
    }
    return limited(call, minimum: lower, maximum: upper)
  }

  /// The receiver with text sizes kept between two limits, for layout and for the code below.
  private static func limited(_ call: BuiltinCall, minimum: DynamicTypeSize?, maximum: DynamicTypeSize?) -> Value {
    let (content, source) = (call.receiver, call.range)
    return call.view(
      BuiltView("ModifiedContent") { expansion in
        let current =
          expansion.read("dynamicTypeSize")?.payload(DynamicTypeSize.self) ?? expansion.evaluator.environment.textSize
        let clamped = max(minimum ?? current, min(maximum ?? current, current))
        let inner = clamped == current ? expansion : expansion.setting(EnvironmentWriting.textSize(clamped))
        return inner.expand(content).modified(
          by: .environment(.dynamicTypeSizeRange(minimum: minimum, maximum: maximum)), range: source)
      })
  }
}

extension ArgumentReader {
  /// Reasons of redaction, several of them joined by commas.
  fileprivate mutating func redactionReasons(_ label: String) -> Token? {
    guard let argument = argument(label) else { return nil }
    guard case .array(let parts) = call.evaluator.resolve(argument, as: "RedactionReasons") else {
      return native(label, "RedactionReasons")
    }
    let names = parts.compactMap { part in read(part, as: "RedactionReasons") { $0.payload(Token.self) } }.map(\.name)
    return Token(names.joined(separator: ","))
  }
}
