import Colorimetry
import Diagnostics
import Foundation
import Geometry
import Typography
import ViewTree

/// `environment(_:_:)`, `environment(_:)` and `environmentObject(_:)`.
enum EnvironmentWriting {
  /// The types of the platform's environment values.
  private static let types: [String: String] = [
    "colorScheme": "ColorScheme", "controlSize": "ControlSize", "defaultMinListHeaderHeight": "CGFloat",
    "defaultMinListRowHeight": "CGFloat", "displayScale": "CGFloat", "dynamicTypeSize": "DynamicTypeSize",
    "font": "Font", "horizontalSizeClass": "UserInterfaceSizeClass", "imageScale": "Image.Scale", "isEnabled": "Bool",
    "layoutDirection": "LayoutDirection", "legibilityWeight": "LegibilityWeight", "lineLimit": "Int",
    "lineSpacing": "CGFloat", "locale": "Locale", "minimumScaleFactor": "CGFloat",
    "multilineTextAlignment": "TextAlignment", "redactionReasons": "RedactionReasons",
    "sizeCategory": "ContentSizeCategory", "symbolVariants": "SymbolVariants", "textCase": "Text.Case",
    "truncationMode": "Text.TruncationMode", "verticalSizeClass": "UserInterfaceSizeClass",
  ]

  static func environment(_ call: BuiltinCall) -> Value? {
    guard call.isCall, let first = call.arguments.first else { return nil }
    guard case .keyPath(let path) = first.value else { return object(call) }
    guard call.arguments.count > 1 else { return nil }
    let value = typed(call.arguments[1].value, path.singleName ?? "", call.evaluator)
    return call.view(
      BuiltView("ModifiedContent") { expansion in setting(path, to: value, around: call, in: expansion) })
  }

  /// `transformEnvironment(_:transform:)`: the code changes the value that the place has.
  static func transform(_ call: BuiltinCall) -> Value? {
    guard call.isCall, case .keyPath(let path)? = call.first,
      let transform = call.closure("transform") ?? call.trailingClosure
    else { return nil }
    return call.view(
      BuiltView("ModifiedContent") { expansion in
        let evaluator = call.evaluator
        let key = path.singleName ?? ""
        let before = evaluator.value(at: path, of: .native("EnvironmentValues", expansion.environment))
        guard before.unresolved == nil else {
          let failure = UnresolvedView(code: "unknown-value", message: "`\(key)` has no known value here.")
          return expansion.expand(call.receiver).modified(
            by: .unresolved(name: call.name, failure), range: call.range)
        }
        let value = typed(evaluator.changed(before, by: transform, range: call.range), key, evaluator)
        return setting(path, to: value, around: call, in: expansion)
      })
  }

  /// The receiver with a value of the environment set.
  private static func setting(
    _ path: KeyPathValue, to value: Value, around call: BuiltinCall, in expansion: Expansion
  ) -> ViewNode {
    var inner = expansion
    inner.environment = call.evaluator.environment(setting: path, to: value, in: expansion.environment)
    if let size = value.payload(DynamicTypeSize.self) { inner.environment.set(textSize(size)) }
    let node = inner.expand(call.receiver)
    if path.singleName == "editMode", node.holdsList, isActive(value, call.evaluator) {
      let reason = UnresolvedView(
        code: UnmodelledModifier.Reach.surroundings.rawValue,
        message: "The controls that edit mode puts into the rows of lists are not laid out.")
      return node.modified(by: .unresolved(name: "editMode", reason), range: call.range)
    }
    guard let change = change(path.singleName ?? "", value) else { return node }
    return node.modified(by: .environment(change), range: call.range)
  }

  /// Whether lists show what edits them.
  private static func isActive(_ mode: Value, _ evaluator: Evaluator) -> Bool {
    evaluator.resolve(mode.boundValue, as: "EditMode").payload(Token.self).map { $0.name != "inactive" } ?? false
  }

  private static func typed(_ value: Value, _ key: String, _ evaluator: Evaluator) -> Value {
    if key == "editMode" {
      return evaluator.resolve(value, as: .named("Binding", generics: [.named("EditMode")]))
    }
    return types[key].map { evaluator.resolve(value, as: $0) } ?? value
  }

  /// A model given to everything below.
  static func object(_ call: BuiltinCall) -> Value? {
    guard call.isCall, let object = call.arguments.first?.value else { return nil }
    if object.isNone { return call.receiver }
    var values: [String: Value] = [:]
    if case .instance(let instance) = object {
      values["object:" + instance.type.name] = object
      // A model is also found by the classes it descends from.
      for ancestor in call.evaluator.lineage(of: .project(instance.type)) {
        values["object:" + ancestor.name] = object
      }
    } else {
      values["object:" + call.evaluator.typeName(of: object)] = object
    }
    return call.modified(nil, setting: values)
  }

  /// `modelContainer(_:)` and `modelContainer(for:inMemory:)`.
  static func modelContainer(_ call: BuiltinCall) -> Value? {
    guard call.isCall else { return nil }
    guard call["for"] != nil else { return call.first.flatMap { modelContext($0, call) } }
    let isInMemory = call["inMemory"]?.bool ?? false
    let store = call.evaluator.modelStore(at: call.range?.description ?? "", isComplete: isInMemory)
    return call.modified(nil, setting: ["modelContext": .native("ModelContext", store)])
  }

  /// The rows of a container or context for everything below.
  static func modelContext(_ value: Value, _ call: BuiltinCall) -> Value? {
    guard let store = value.payload(ModelStore.self) else { return call.receiver }
    return call.modified(nil, setting: ["modelContext": .native("ModelContext", store)])
  }

  static func textSize(_ size: DynamicTypeSize) -> [String: Value] {
    ["dynamicTypeSize": .native("DynamicTypeSize", size), "sizeCategory": .native("ContentSizeCategory", size)]
  }

  /// What layout and paint see of an environment value; `nil` for values that only code reads.
  private static func change(_ key: String, _ value: Value) -> EnvironmentChange? {
    switch key {
    case "colorScheme": return value.payload(ColorScheme.self).map { .colorScheme($0) }
    case "colorSchemeContrast", "_colorSchemeContrast":
      return value.payload(ColorSchemeContrast.self).map { .colorSchemeContrast($0) }
    case "controlSize": return value.payload(Token.self).map { .controlSize($0.name) }
    case "defaultMinListRowHeight": return value.number.map { .defaultMinListRowHeight($0) }
    case "displayScale": return value.number.map { .displayScale($0) }
    case "dynamicTypeSize", "sizeCategory": return value.payload(DynamicTypeSize.self).map { .dynamicTypeSize($0) }
    case "font": return value.payload(FontValue.self)?.request.map { .font(.font($0)) }
    case "horizontalSizeClass": return value.payload(SizeClass.self).map { .horizontalSizeClass($0) }
    case "imageScale": return value.payload(ImageScale.self).map { .imageScale($0) }
    case "isEnabled": return value.bool.map { .isEnabled($0) }
    case "layoutDirection": return value.payload(LayoutDirection.self).map { .layoutDirection($0) }
    case "legibilityWeight": return value.payload(LegibilityWeight.self).map { .legibilityWeight($0) }
    case "lineLimit": return .lineLimit(LineLimit(maximum: value.integer))
    case "lineSpacing": return value.number.map { .lineSpacing($0) }
    case "locale": return localeIdentifier(value).map { .locale($0) }
    case "minimumScaleFactor": return value.number.map { .minimumScaleFactor($0) }
    case "multilineTextAlignment": return value.payload(TextAlignment.self).map { .multilineTextAlignment($0) }
    case "redactionReasons": return value.payload(Token.self).map { .redacted($0.name.isEmpty ? nil : $0.name) }
    case "symbolVariants": return value.payload(SymbolVariantsValue.self).map { .symbolVariants($0.names) }
    case "textCase": return .textCase(value.payload(TextCase.self))
    case "truncationMode": return value.payload(TruncationMode.self).map { .truncationMode($0) }
    case "verticalSizeClass": return value.payload(SizeClass.self).map { .verticalSizeClass($0) }
    default: return nil
    }
  }

  private static func localeIdentifier(_ value: Value) -> String? {
    value.payload(Locale.self)?.identifier ?? value.payload(String.self) ?? value.string
  }
}

extension Evaluator {
  /// A value after code that takes it as `inout` has run.
  fileprivate func changed(_ value: Value, by transform: FunctionValue, range: SourceRange?) -> Value {
    let place = SourceText(path: "", lineStarts: [0])
    let name = Expression(.name("changed", generics: []), at: SourcePlace(file: place, start: 0, end: 0))
    let scope = Scope(parent: nil)
    scope.declare("changed", value)
    var list = ArgumentList([CallArgument(value: value)])
    list.targets[0] = name
    list.scope = scope
    _ = call(transform, list, range: range)
    return scope.local("changed") ?? value
  }
}

extension ViewNode {
  /// Whether a list is among the views.
  fileprivate var holdsList: Bool {
    switch content {
    case .list: true
    case .group(let members): members.contains(where: \.holdsList)
    case .stack(let stack): stack.children.contains(where: \.holdsList)
    case .navigation(let navigation): navigation.columns.contains(where: \.holdsList)
    case .tabs(let tabs): tabs.children.contains(where: \.holdsList)
    case .composite(_, let body): body.holdsList
    case .modified(let inner, _): inner.holdsList
    case .unknownCondition(let condition): condition.content.holdsList
    default: false
    }
  }
}
