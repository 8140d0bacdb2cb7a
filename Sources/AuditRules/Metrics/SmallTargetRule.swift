package import Auditing
import Geometry
package import LayoutTree

/// A target that is too small to be hit with ease.
package struct SmallTargetRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "small-target", title: "Small target", criteria: [.targetSizeMinimum, .targetSizeEnhanced],
      severity: .warning,
      options: [
        RuleOption("minimum-size", 24, .points, "Targets smaller than this are a warning."),
        RuleOption("comfortable-size", 44, .points, "Targets smaller than this are a note."),
        RuleOption("tolerance", 4, .points, "How much smaller than comfortable a target may be."),
      ],
      rationale: """
        Icons, shapes and other controls without text have to be 44 points wide and high to be hit with ease, and 24 at \
        the very least; a target that is long enough in one direction may be narrower in the other. Buttons with a text are as high as their line and are left alone; whether they stand too close \
        together is a matter of crowded-targets. So are the system's own controls, items of its bars, and the only \
        control in a row of a list, whose target is the row.
        """)
    metadata.knownLimits = [
      "The hit area is the frame; a contentShape that is larger or smaller is not known.",
      "Targets that touch the edge of the screen are not judged.",
    ]
    metadata.isAboutControls = true
    metadata.references = [
      "WCAG 2.2, 2.5.8 Target Size (Minimum)", "Human Interface Guidelines, Buttons",
    ]
    metadata.failing = MetricExamples.small
    metadata.passing = MetricExamples.targets
    metadata.undecided = MetricExamples.uncertainTarget
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let wanted = options["comfortable-size"]
    let comfortable = wanted - options["tolerance"]
    let minimum = options["minimum-size"] - 0.5
    return tree.controls.map { box in
      let frame = tree.drawnFrame(of: box)
      if !tree.boxes[box].isEnabled { return observation(.inapplicable, "disabled", of: box) }
      if let reason = systemSize(of: box, in: tree) { return observation(.inapplicable, reason, of: box) }
      if frame.isEmpty { return observation(.inapplicable, "no-size", of: box) }
      if tree.holdsText(box) { return observation(.inapplicable, "has-text", of: box) }
      if !tree.tree.container.inset(by: 1).contains(frame) { return observation(.inapplicable, "at-edge", of: box) }
      let side = min(frame.width, frame.height)
      // A long target is found more easily; it is too small when both its sides are, or one of them is far too small.
      let fails = side < minimum || max(frame.width, frame.height) < comfortable
      var result = observation(
        fails ? .failed : .passed, "too-small", of: box, Figure("side", side, .points),
        margin: fails ? side - comfortable : 0)
      guard fails else { return result }
      result.furtherFacts = [Fact("required-side", wanted, .points)]
      if side >= minimum { result.severity = .note }
      result.property = frame.height <= frame.width ? .frameHeight : .frameWidth
      result.cause = tree.control(box)
      result.marks = [.rectangle(frame)]
      return result
    }
  }

  /// Controls that the system draws at its own size.
  private static let systemControls: Set<String> = [
    "ColorPicker", "DatePicker", "DisclosureGroup", "MultiDatePicker", "PasteButton", "Picker", "SecureField", "Slider",
    "Stepper", "TextEditor", "TextField", "Toggle",
  ]

  /// Why the size of a control is the system's matter; `nil` where the source decides.
  private func systemSize(of box: Int, in tree: AuditedTree) -> StaticString? {
    if Self.systemControls.contains(tree[box].kind) { return "system-control" }
    if tree.isInSystemBar(box) { return "item-of-bar" }
    return tree.rowOfOnlyControl(box) == nil ? nil : "row-of-list"
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    RuleMessage(
      what: "\(defect.observation.subject.title) is a target of \(defect.display("side")); "
        + "\(defect.display("required-side")) are wanted.",
      why: "Small targets are missed, above all by people whose hands are not steady.",
      remedy: "Give it a frame or padding inside the button, up to 44 pt.")
  }
}
