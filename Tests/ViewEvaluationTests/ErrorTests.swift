import Testing

@testable import ViewEvaluation

/// Errors, and where they end.
struct ErrorTests {
  static let examples: [ConstructTests.Example] = [
    .init(
      "an error of Foundation that a clause binds",
      """
      func throwing() throws -> Int { throw NSError(domain: "D", code: 7) }
      func text() -> String { do { _ = try throwing(); return "no" } catch let e as NSError { return "c\\(e.code)\\(e.domain)" } }
      let result = text()
      """, "c7D"),
    .init(
      "an enum of the project as an error of Foundation",
      """
      enum Failure: Error { case first, second(Int), third }
      func text(_ f: Failure) -> String { do { throw f } catch let e as NSError { return "\\(e.code)" } }
      let result = text(.first) + text(.second(4)) + text(.third)
      """, "102"),
    .init(
      "the code of an enum of integers",
      """
      enum Failure: Int, Error { case first = 40, second }
      let result = "\\((Failure.second as NSError).code)"
      """, "41"),
    .init(
      "a clause with a condition",
      """
      func text() -> String {
        do { throw NSError(domain: "D", code: 7) } catch let e as NSError where e.code == 7 { return "seven" } catch { return "else" }
      }
      let result = text()
      """, "seven"),
    .init(
      "a clause for another type of error",
      """
      enum Failure: Error { case first }
      func text() -> String {
        do { throw Failure.first } catch let e as DecodingError { return "\\(e)" } catch is Failure { return "own" } catch { return "else" }
      }
      let result = text()
      """, "own"),
    .init(
      "what an error says of itself",
      """
      enum Failure: LocalizedError { case first; var errorDescription: String? { "No network" } }
      func text() -> String { do { throw Failure.first } catch { return error.localizedDescription } }
      let own = NSError(domain: "D", code: 3, userInfo: [NSLocalizedDescriptionKey: "Gone"])
      let result = text() + ", " + own.localizedDescription + ", " + NSError(domain: "D", code: 3).localizedDescription
      """, "No network, Gone, The operation couldn’t be completed. (D error 3.)"),
    .init(
      "a clause for errors of decoding",
      """
      struct Row: Codable { var n: Int }
      func text() -> String {
        do { return "\\(try JSONDecoder().decode(Row.self, from: Data("{}".utf8)).n)" }
        catch let e as URLError { return "\\(e)" } catch let e as DecodingError { return "decoding" } catch { return "else" }
      }
      let result = text()
      """, "decoding"),
    .init(
      "a getter that throws",
      """
      enum Failure: Error { case first }
      struct Box { var value: Int { get throws { throw Failure.first } } }
      let result = "\\((try? Box().value) ?? 5)"
      """, "5"),
    .init(
      "an initialiser that throws",
      """
      enum Failure: Error { case first }
      struct Box { let value: Int; init(_ value: Int) throws { guard value > 0 else { throw Failure.first }; self.value = value } }
      let result = "\\((try? Box(0))?.value ?? 5)"
      """, "5"),
  ]

  @Test(arguments: examples)
  func errorsAreTaken(_ example: ConstructTests.Example) {
    #expect(ConstructTests.result(of: example.source) == example.expected)
  }

  static let escaping: [String] = [
    "func c() -> String { do { throw Failure.first } catch let e as Other { return \"o\" } }",
    "func c() -> String { fatalError(\"never\") }",
    "var c: () -> String { { fatalError(\"never\") } }",
    "func c() -> String { try? fatalError(\"never\"); return \"x\" }",
    "func c() -> String { do { fatalError(\"never\") } catch { return \"x\" } }",
    "func c() -> String { Box(1).text }\nstruct Box { var text: String; init(_ n: Int) { fatalError() } }",
  ]

  @Test(arguments: escaping)
  func whatEscapesIsSaidAndTakesNoSiblingAway(_ declaration: String) {
    let tree = WrongTreeTests.tree(
      """
      enum Failure: Error { case first }
      enum Other: Error { case second }
      \(declaration)
      #Preview { VStack { Text("top"); Text(c()); Text("end") } }
      """)
    #expect(tree.contains("\"top\"") && tree.contains("\"end\"") && tree.contains("UNRESOLVED"), "\(tree)")
  }

  @Test func anErrorInABuilderOfTheProjectIsSaid() {
    let tree = WrongTreeTests.tree(
      """
      struct Row: View { let n: Int; var body: some View { if n > 1 { fatalError("too many") } else { Text("row \\(n)") } } }
      #Preview { VStack { ForEach(1..<4) { Row(n: $0) }; Text("end") } }
      """)
    #expect(tree.contains("\"row 1\"") && tree.contains("\"end\"") && tree.contains("too many"), "\(tree)")
  }

  @Test func anErrorThatIsNotKnownIsExploredAtTheClausesForSomeErrors() {
    let evaluation = WrongTreeTests.evaluation(
      """
      func c() -> String {
        do { return String(decoding: try Data(contentsOf: URL(fileURLWithPath: "/nowhere")), as: UTF8.self) }
        catch let e as CocoaError { return "cocoa" } catch { return "else" }
      }
      #Preview { Text(c()) }
      """)
    #expect(evaluation.openConditions.count == 1)
  }
}
