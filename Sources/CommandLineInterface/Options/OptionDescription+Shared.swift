/// Options that several commands have.
extension OptionDescription {
  static let sizes = OptionDescription(
    "--sizes", value: "NAMES", isRepeatable: true, "Text sizes, with commas between: large,AX5 (all).")
  static let allViews = OptionDescription(
    "--all-views", "Also views that no preview names, with inputs made from their types.")
  static let json = OptionDescription("--json", "Print JSON.")
}
