import AuditRules
import Auditing
import Geometry
import LayoutTree
import Testing

/// What is read out of pictures.
struct SemanticRuleTests {
  private func outcome(ofPictureNamed name: String) -> Outcome {
    var fixture = TreeFixture()
    let box = fixture.box("Image", Rectangle(x: 20, y: 20, width: 80, height: 60))
    fixture.tree.boxes[box].image = PlacedImage(name: name, file: nil)
    return fixture.outcome(MissingLabelRule())
  }

  /// Names of letters are words, in every script; digits and marks that join words make the name of a file.
  @Test(arguments: [
    ("Harbour", true), ("Old harbour, at night", true), ("Café", true), ("港", true), ("Hafen-Süd", true),
    ("photo2", false), ("old_harbour", false), ("harbour.jpg", false), ("places/harbour", false), ("Süd_2", false),
    ("港٣", false), ("", false), ("- -", false), ("…", false),
  ])
  func namesOfPicturesReadAsWordsOrDoNot(name: String, isWords: Bool) {
    #expect(outcome(ofPictureNamed: name) == (isWords ? .passed : .failed), "\(name)")
  }
}
