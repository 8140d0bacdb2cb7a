import Foundation
import Synchronization

/// What the app's `Info.plist` says, with build settings of the Xcode project and its configuration files put in.
///
/// Files are read when the first key is asked for. Targets are told apart by the folders of their files only, so a key
/// or setting with several values is not known.
package final class AppInformation: Sendable {
  package enum Answer: Hashable, Sendable {
    case value(PropertyValue)
    /// The list is at hand, and has no such key.
    case missing
    /// Why the value cannot be told.
    case unknown(String)
  }

  private struct Contents: Sendable {
    var lists: [(path: String, values: [String: PropertyValue])] = []
    var settings: [String: Set<String>] = [:]
  }

  private let files: any ProjectFiles
  private let listPaths: [String]
  private let settingPaths: [String]
  private let contents = Mutex<Contents?>(nil)

  init(files: any ProjectFiles, listPaths: [String] = [], settingPaths: [String] = []) {
    self.files = files
    self.listPaths = listPaths
    self.settingPaths = settingPaths
  }

  /// The names by which `--changed-since` knows the files that answers depend on.
  var dependencies: [String] { (listPaths + settingPaths).map(ProjectPath.stem) }

  /// The value of a key for the code of a source file.
  package func answer(_ key: String, from file: String) -> Answer {
    let contents = contents.withLock { known in
      if let known { return known }
      let read = read()
      known = read
      return read
    }
    let lists = nearest(contents.lists, to: file)
    let values = Set(lists.map { $0.values[key] })
    guard values.count < 2 else {
      return .unknown("Several lists of information say different things of \(key).")
    }
    if let value = values.first.flatMap({ $0 }) { return resolved(value, contents.settings) }
    for setting in [Self.settings[key], "INFOPLIST_KEY_" + key] {
      guard let setting, let found = contents.settings[setting] else { continue }
      guard found.count == 1, let text = found.first else {
        return .unknown("The build setting \(setting) has several values.")
      }
      return resolved(.text(text), contents.settings)
    }
    if lists.isEmpty { return .unknown("The project has no Info.plist that says what \(key) is.") }
    // Code of a framework reads the list of the app that it runs in.
    let isElsewhere = contents.lists.contains { $0.values[key] != nil }
    return isElsewhere ? .unknown("Which list of information says what \(key) is cannot be told.") : .missing
  }

  /// The build settings that Xcode's templates write into the list.
  private static let settings = [
    "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  /// The lists that share most folders with a file; those of an app before those of its extensions.
  private func nearest(
    _ lists: [(path: String, values: [String: PropertyValue])], to file: String
  ) -> [(path: String, values: [String: PropertyValue])] {
    let shared = lists.map { ProjectPath.sharedFolders($0.path, file) }
    let most = shared.max() ?? 0
    let near = zip(lists, shared).filter { $0.1 == most }.map(\.0)
    let apps = near.filter { $0.values["NSExtension"] == nil }
    return apps.isEmpty ? near : apps
  }

  private func read() -> Contents {
    var contents = Contents()
    for path in listPaths where !path.contains("Tests") {
      guard let bytes = files.contents(of: path),
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
      else { continue }
      // Other property lists may have a name that ends like this one's.
      let isOfBundle =
        ProjectPath.lastComponent(of: path) == "Info.plist" || list.keys.contains { $0.hasPrefix("CFBundle") }
      if isOfBundle { contents.lists.append((path, list.compactMapValues(PropertyValue.init))) }
    }
    for path in settingPaths {
      guard let bytes = files.contents(of: path) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        guard let (name, value) = Self.assignment(in: line) else { continue }
        contents.settings[name, default: []].insert(value)
      }
    }
    return contents
  }

  /// `NAME = value` of a configuration file, or `NAME = value;` of a project file.
  private static func assignment(in line: Substring) -> (String, String)? {
    guard let mark = line.range(of: " = ") ?? line.range(of: "=") else { return nil }
    let name = line[..<mark.lowerBound].trimmingCharacters(in: .whitespaces)
    guard name.first?.isUppercase == true, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return nil }
    var value = line[mark.upperBound...].trimmingCharacters(in: .whitespaces)
    if let comment = value.range(of: "//") { value = value[..<comment.lowerBound].trimmingCharacters(in: .whitespaces) }
    if value.hasSuffix(";") { value.removeLast() }
    if value.hasPrefix("\""), value.hasSuffix("\""), value.count > 1 { value = String(value.dropFirst().dropLast()) }
    return (name, value)
  }

  private func resolved(_ value: PropertyValue, _ settings: [String: Set<String>]) -> Answer {
    guard case .text(let written) = value else { return .value(value) }
    var text = written
    for _ in 0..<16 {
      guard let mark = text.range(of: #"\$[({][^)}]*[)}]"#, options: .regularExpression) else {
        return .value(.text(text))
      }
      let name = text[mark].dropFirst(2).dropLast().split(separator: ":").first.map(String.init) ?? ""
      guard let found = settings[name], found.count == 1, let replacement = found.first else {
        return .unknown("The build setting \(name) of the app's Info.plist is not known.")
      }
      text.replaceSubrange(mark, with: replacement)
    }
    return .unknown("Build settings of the app's Info.plist stand for each other.")
  }
}

/// A value of a property list.
package indirect enum PropertyValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([PropertyValue])
  case dictionary([String: PropertyValue])

  /// `nil` for dates and data.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool: self = .flag(flag)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let list as [Any]: self = .list(list.compactMap(PropertyValue.init))
    case let values as [String: Any]: self = .dictionary(values.compactMapValues(PropertyValue.init))
    default: return nil
    }
  }
}
