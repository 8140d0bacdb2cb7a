import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// `^[…](inflect: true)` in localised texts.
struct GrammarAgreementTests {
  private func evaluate(_ body: String) -> (texts: [String], notes: [String]) {
    let project = Project(files: [SourceFile(path: "A.swift", source: "#Preview { VStack {\n\(body)\n} }")])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let lines = evaluation.layouts.flatMap { ViewTreeDump.text(of: $0.root).split(separator: "\n") }
    let texts = lines.filter { $0.contains("text \"") }.map { line in
      line.matches(of: /"([^"]*)"/).map { String($0.1) }.joined()
    }
    return (texts, evaluation.diagnostics.filter { $0.id == "evaluation/inflected-text" }.map(\.message))
  }

  @Test(arguments: [
    (#"Text("^[\(3) cup](inflect: true)")"#, "3 cups"),
    (#"Text("^[\(1) cups](inflect: true)")"#, "1 cup"),
    (#"Text("^[\(0) cup](inflect: true) of tea")"#, "0 cups of tea"),
    (#"Text("^[2 box](inflect: true)")"#, "2 boxes"),
    (#"Text("Take ^[**\(2)** baby](inflect: true)!")"#, "Take 2 babies!"),
    (#"Text("^[\(2) \("day")](inflect: true)")"#, "2 days"),
    (#"Text("^[shown](rainbow: 'full')")"#, "shown"),
    (#"Button("^[\(2) key](inflect: true)") {}"#, "2 keys"),
    (#"Label("^[\(2) church](inflect: true)", systemImage: "star")"#, "2 churches"),
    (#"Toggle("^[\(2) dish](inflect: true)", isOn: .constant(true))"#, "2 dishes"),
    (#"Stepper("^[\(8) hour](inflect: true)", value: .constant(8))"#, "8 hours"),
    (#"Text(AttributedString(localized: "^[\(2) apple](inflect: true)"))"#, "2 apples"),
    (#"Text(verbatim: "^[\(2) apple](inflect: true)")"#, "^[2 apple](inflect: true)"),
    (#"Text("2^[3] and ^[open")"#, "2^[3] and ^[open"),
  ])
  func bracketsNeverShow(source: String, expected: String) {
    let (texts, notes) = evaluate(source)
    #expect(texts == [expected])
    #expect(notes.isEmpty)
  }

  @Test(arguments: [
    (#"Text("^[\(2) person](inflect: true)")"#, "2 people", "The plural \"people\" of a word is inferred."),
    (
      #"Text("^[\(2) new message](inflect: true)")"#, "2 new messages",
      "Which of the words \"2 new message\" agree with the number is inferred."
    ),
    (
      #"Text("^[\(2) Apfel](inflect: true)").environment(\.locale, Locale(identifier: "de"))"#, "2 Apfel",
      "The words \"2 Apfel\" are not inflected: their forms in this language are not known."
    ),
  ])
  func doubtsAreTold(source: String, expected: String, note: String) {
    let (texts, notes) = evaluate(source)
    #expect(texts == [expected])
    #expect(notes == [note])
  }

  @Test(arguments: [
    ("Photo", "Photos", false), ("BUS", "BUSES", false), ("city", "cities", true), ("toy", "toys", true),
    ("Child", "Children", false), ("leaf", "leaves", false), ("class", "classes", true), ("people", "people", false),
  ])
  func pluralsAreEnglish(word: String, plural: String, isRegular: Bool) {
    #expect(EnglishNoun(word).plural == EnglishNoun.Form(text: plural, isRegular: isRegular))
  }

  @Test(arguments: [
    ("cups", "cup"), ("boxes", "box"), ("glass", "glass"), ("children", "child"), ("cities", "city"),
    ("status", "status"),
  ])
  func singularsAreEnglish(word: String, singular: String) {
    #expect(EnglishNoun(word).singular.text == singular)
  }
}
