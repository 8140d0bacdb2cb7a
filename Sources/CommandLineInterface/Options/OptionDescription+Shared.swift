/// Options that several commands have.
extension OptionDescription {
  static let sizes = OptionDescription(
    "--sizes", value: "NAMES", isRepeatable: true, "Text sizes, with commas between: large,accessibility5 (all).")
  static let json = OptionDescription("--json", "Print JSON.")
}
