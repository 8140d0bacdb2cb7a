import LayoutTree

extension AuditedTree {
  /// Why nobody can tell how a box is drawn, though its frame is known; `nil` where it is drawn as it stands.
  func doubtfulDrawing(of box: Int) -> UnmeasuredBox? {
    if let control = control(around: box), Self.arrangedBySystem.contains(self[control].kind) {
      return UnmeasuredBox(
        code: "system-layout", message: "how the system arranges the inside of a \(self[control].kind) is not known.",
        range: subject(control).range, box: control)
    }
    guard let ink = inkIndex(of: box), let reason = tree.paint[inks[ink].firstItem].unmeasuredReason,
      reason.hasPrefix("blend mode") || reason == "mask"
    else { return nil }
    return UnmeasuredBox(
      code: "unknown-drawing", message: "what is left to be seen of it is not known (\(reason)).",
      range: subject(box).range, box: box)
  }

  /// Controls whose parts move and shrink as the system finds best at large text sizes.
  private static let arrangedBySystem: Set<String> = ["DatePicker", "MultiDatePicker"]
}
