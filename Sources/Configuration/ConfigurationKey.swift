import Colorimetry
import DocumentTree
import Typography

/// A key of `.sizewise.yml`: how it is read, described and written.
struct ConfigurationKey: Sendable {
  enum Kind: Sendable {
    case text, texts, boolean
    case choice([String])
    case choices([String])
  }

  var name: String
  var kind: Kind
  /// One line, for the commented file that `init` writes and for the schema.
  var about: String
  var read: @Sendable (DocumentNode, inout Configuration) throws(DocumentError) -> Void
  /// The values that a configuration has, `nil` where it leaves the choice open.
  var write: @Sendable (Configuration) -> [String]?

  /// In the order in which files list them.
  static let all: [ConfigurationKey] = [
    texts("paths", \.paths, "What to audit when no path is given."),
    texts("exclude", \.exclude, "Files and folders to leave out."),
    texts("devices", \.devices, "Devices, such as iPhone 16."),
    text("os", \.os, "The system's facts: ios18 or ios26."),
    choices("text-sizes", \.textSizes, "Text sizes to try; all twelve if left out."),
    choices("schemes", \.colorSchemes, "Colour schemes to try; both if left out."),
    texts("locales", \.locales, "Locales to try."),
    choice("matrix", \.matrix, "A named set of variants."),
    texts("font-folders", \.fontFolders, "Fonts to use as they are."),
    choice("fail-on", \.failOn, "The least severity that makes a run fail."),
    boolean("strict", \.isStrict, "Whether undecided findings and unmeasured parts fail too."),
    texts("formats", \.formats, "Reports to write, as --format takes them."),
    text("baseline", \.baseline, "Known findings that do not fail."),
    boolean("require-reasons", \.requiresReasons, "Whether every suppression in source needs a reason."),
  ]

  private static func text(
    _ name: String, _ path: any WritableKeyPath<Configuration, String?> & Sendable, _ about: String
  ) -> ConfigurationKey {
    ConfigurationKey(
      name: name, kind: .text, about: about,
      read: { (node, configuration) throws(DocumentError) in configuration[keyPath: path] = try node.text() },
      write: { configuration in configuration[keyPath: path].map { [$0] } })
  }

  private static func texts(
    _ name: String, _ path: any WritableKeyPath<Configuration, [String]?> & Sendable, _ about: String
  ) -> ConfigurationKey {
    ConfigurationKey(
      name: name, kind: .texts, about: about,
      read: { (node, configuration) throws(DocumentError) in configuration[keyPath: path] = try node.texts() },
      write: { configuration in configuration[keyPath: path] })
  }

  private static func boolean(
    _ name: String, _ path: any WritableKeyPath<Configuration, Bool?> & Sendable, _ about: String
  ) -> ConfigurationKey {
    ConfigurationKey(
      name: name, kind: .boolean, about: about,
      read: { (node, configuration) throws(DocumentError) in configuration[keyPath: path] = try node.boolean() },
      write: { configuration in configuration[keyPath: path].map { [$0 ? "true" : "false"] } })
  }

  private static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Configuration, Choice?> & Sendable, _ about: String
  ) -> ConfigurationKey where Choice.RawValue == String {
    ConfigurationKey(
      name: name, kind: .choice(Choice.allCases.map(\.rawValue)), about: about,
      read: { (node, configuration) throws(DocumentError) in
        configuration[keyPath: path] = try node.choice(Choice.self)
      },
      write: { configuration in configuration[keyPath: path].map { [$0.rawValue] } })
  }

  private static func choices<Choice: RawRepresentable & CaseIterable & Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Configuration, [Choice]?> & Sendable, _ about: String
  ) -> ConfigurationKey where Choice.RawValue == String {
    ConfigurationKey(
      name: name, kind: .choices(Choice.allCases.map(\.rawValue)), about: about,
      read: { (node, configuration) throws(DocumentError) in
        configuration[keyPath: path] = try node.choices(Choice.self)
      },
      write: { configuration in configuration[keyPath: path].map { $0.map(\.rawValue) } })
  }
}
