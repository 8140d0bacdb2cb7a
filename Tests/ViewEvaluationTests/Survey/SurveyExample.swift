import Foundation
import Testing
import ViewTree

@testable import ViewEvaluation

/// A use of a construct, a property wrapper or an environment key in a view, and the texts that the view shows.
struct SurveyExample: Sendable, CustomTestStringConvertible {
  /// The name in the survey.
  var name: String
  /// Declarations beside the view.
  var beside = ""
  /// Members of the view.
  var members = ""
  var body: String
  /// What the preview shows.
  var preview = "Sample()"
  var texts: [String]

  var testDescription: String { "\(name): \(texts)" }

  /// The texts in the order of the tree, and a line for whatever could not be evaluated.
  var shown: [String] {
    let source = """
      import SwiftUI
      \(beside)
      struct Sample: View {
        \(members)
        var body: some View {
          \(body)
        }
      }
      #Preview { \(preview) }
      """
    let project = Project(files: [SourceFile(path: "Sample.swift", source: source)])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let lines = evaluation.layouts.flatMap { ViewTreeDump.text(of: $0.root).split(separator: "\n") }
    return lines.compactMap { line in
      if line.contains("UNRESOLVED") { return line.trimmingCharacters(in: .whitespaces) }
      // What stands in a text field.
      if let field = line.firstMatch(of: /text="([^"]*)"/) { return String(field.1) }
      guard let start = line.firstRange(of: "text \"") else { return nil }
      // Runs of one text stand side by side, each in quotation marks.
      let parts = ("\"" + line[start.upperBound...]).split(separator: "\"", omittingEmptySubsequences: false)
      return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element).joined()
    }
  }
}
