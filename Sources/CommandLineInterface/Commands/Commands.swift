/// The commands of the tool.
enum Commands {
  /// Sorted by name; a test proves it complete.
  static let all: [Command] = [
    .audit,
    .check,
    .difference,
    .explain,
    .font,
    .initialize,
    .measure,
    .metrics,
    .render,
    .rules,
  ]
}
