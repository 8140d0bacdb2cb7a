/// How much the rules did.
package struct AuditWork: Hashable, Sendable {
  /// How often a rule was asked: one about geometry once for each tree, one about colours once for each appearance.
  package var rulesAsked = 0
  package var outlinesRead = 0
  package var clearancesMeasured = 0
  package var pairsCompared = 0
  /// Backdrops of more than one colour.
  package var backdropsComposed = 0
  /// Pairs of colours, or of a colour and a backdrop, that were not known from this tree or an earlier one.
  package var contrastsMeasured = 0
  /// Outlines of shapes that were turned into segments: to the full, and only roughly.
  package var shapesFlattened = 0
  package var shapesSketched = 0
  /// Shapes that were asked whether they hold something.
  package var holdersSought = 0
  /// Boxes that were looked at below others.
  package var boxesWalked = 0
  /// What rules saw of subjects, also where they pass.
  package var observationsMade = 0
  /// Subjects that were named: those of defects and of what belongs to them.
  package var subjectsNamed = 0

  package init() {}
}
