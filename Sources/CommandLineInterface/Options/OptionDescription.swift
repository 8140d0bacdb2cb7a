/// An option of a command.
struct OptionDescription: Sendable {
  /// With its dashes: "--scale".
  var name: String
  /// What stands for the value in help: "NUMBER"; `nil` for a switch.
  var value: String?
  /// One line for `--help`.
  var about: String
  /// Whether it may be given several times.
  var isRepeatable: Bool

  init(_ name: String, value: String? = nil, isRepeatable: Bool = false, _ about: String) {
    self.name = name
    self.value = value
    self.about = about
    self.isRepeatable = isRepeatable
  }
}

/// A command line that cannot be carried out as given, or an input that cannot be used: exit code 2.
package struct UsageError: Error, Hashable, Sendable {
  /// What is wrong, and what to do.
  package var message: String

  package init(_ message: String) { self.message = message }
}
