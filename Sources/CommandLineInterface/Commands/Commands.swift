/// The commands of the tool.
enum Commands {
  /// Sorted by name; a test proves it complete.
  static let all: [Command] = [
    .audit,
    .baseline,
    .check,
    .completions,
    .coverage,
    .difference,
    .explain,
    .font,
    .initialize,
    .measure,
    .merge,
    .metrics,
    .render,
    .rules,
  ]
}
