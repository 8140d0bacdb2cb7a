import CommandLineInterface
import Foundation
import Testing

@Suite struct MeasureCommandTests {
  private func json(_ arguments: String..., input: String = "") throws -> [[String: Any]] {
    let run = ToolRun(arguments: ["measure"] + arguments + ["--json"], input: input)
    #expect(run.code == .passed, "\(run.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
  }

  private func size(_ arguments: String...) throws -> [String: Any] {
    let run = ToolRun(arguments: ["measure"] + arguments + ["--json"])
    #expect(run.code == .passed, "\(run.errors)")
    let texts = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    return try #require((texts?.first?["sizes"] as? [[String: Any]])?.first)
  }

  @Test func everyFigureOfATextIsPrinted() throws {
    let text = try #require(try json("Window seat").first)
    #expect(text["text"] as? String == "Window seat")
    let sizes = try #require(text["sizes"] as? [[String: Any]])
    #expect(sizes.map { $0["textSize"] as? String }.first == "xSmall")
    #expect(sizes.count == 12)
    for size in sizes {
      for figure in [
        "pointSize", "advanceWidth", "inkWidth", "width", "height", "firstBaseline", "lastBaseline",
        "relativeTolerance",
        "advanceTolerance", "inkTolerance",
      ] {
        #expect((size[figure] as? Double ?? 0) > 0, "\(figure)")
      }
      let line = try #require((size["lines"] as? [[String: Any]])?.first)
      #expect(line["text"] as? String == "Window seat")
      #expect(line["baseline"] as? Double == size["firstBaseline"] as? Double)
    }
  }

  @Test func everyOptionActs() throws {
    let plain = try size("Window seat 111", "--point-size", "20")
    func width(_ figures: [String: Any]) -> Double { figures["advanceWidth"] as? Double ?? 0 }
    #expect(plain["pointSize"] as? Double == 20)
    for option in [
      ["--weight", "heavy"], ["--design", "monospaced"], ["--design", "serif"], ["--bold-text"],
      ["--monospaced-digits"],
      ["--point-size", "21"],
    ] {
      let sized = option[0] == "--point-size" ? option : ["--point-size", "20"] + option
      let run = ToolRun(arguments: ["measure", "Window seat 111", "--json"] + sized)
      let texts = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
      let changed = try #require((texts?.first?["sizes"] as? [[String: Any]])?.first)
      #expect(width(changed) > width(plain), "\(option)")
    }
    #expect(try width(size("Window seat", "--style", "title")) > width(size("Window seat")))
    let wrapped = try size("Window seat", "--width", "80", "--point-size", "20")
    #expect((wrapped["lines"] as? [[String: Any]])?.map { $0["text"] as? String } == ["Window", "seat"])
    let cut = try size("Window seat", "--width", "80", "--point-size", "20", "--line-limit", "1")
    #expect(cut["truncated"] as? Bool == true)
    let italic = try size("Window seat", "--italic", "--point-size", "20")
    #expect(italic["inkWidth"] as? Double != (try size("Window seat", "--point-size", "20"))["inkWidth"] as? Double)
    #expect((try size("a", "--point-size", "13", "--platform", "macOS"))["height"] as? Double == 16)
    #expect((try size("a", "--point-size", "13", "--scale", "1"))["height"] as? Double == 16)
    #expect((try size("a", "--point-size", "13"))["height"] as? Double ?? 0 < 15.7)
    let german = try size("Feuchtigkeitssensor", "--width", "100", "--locale", "de", "--point-size", "17")
    #expect((german["lines"] as? [[String: Any]])?.count == 2)
    #expect(((german["lines"] as? [[String: Any]])?.first?["text"] as? String)?.hasSuffix("-") == true)
    #expect(try json("a", "--sizes", "large,xSmall").first.map { ($0["sizes"] as? [Any])?.count } == 2)
  }

  @Test func standardInputHoldsATextALine() throws {
    let texts = try json("-", "--sizes", "large", input: "one\r\n\ntwo words\n")
    #expect(texts.map { $0["text"] as? String } == ["one", "", "two words"])
    #expect(try json("-", input: "").isEmpty)
    let table = ToolRun("measure", "-", "--sizes", "large", input: "one\ntwo\n").output
    #expect(table.contains("one\n") && table.contains("two\n"))
  }

  @Test(arguments: [("sv", "hyphen-sv"), ("pt_BR", "hyphen-pt-br"), ("fi", "no package")])
  func aLocaleWithoutPatternsIsNamed(locale: String, word: String) throws {
    let text = try size("Tietokoneohjelmointi", "--width", "60", "--locale", locale)
    #expect((text["unmeasured"] as? [String])?.first?.contains(word) == true)
  }

  @Test func bytesThatAreNoTextAreNamed() {
    let run = ToolRun(arguments: ["measure", "-", "--sizes", "large"], bytes: [0x61, 0x0A, 0xED, 0xA0, 0x80, 0x0A])
    #expect(run.code == .passed)
    #expect(run.errors.contains("line 2"))
  }

  @Test(arguments: [
    ("e" + String(repeating: "\u{301}", count: 10_000), "more marks"), ("a\u{7}b", "U+0007"),
    (String(repeating: "word ", count: 200_000), "longer than"),
  ])
  func oddTextIsMeasuredWithAReason(text: String, word: String) throws {
    let measured = try json("-", "--sizes", "large,accessibility5", "--width", "320", input: text)
    let size = try #require((measured.first?["sizes"] as? [[String: Any]])?.last)
    #expect((size["unmeasured"] as? [String])?.contains { $0.contains(word) } == true)
    #expect((size["height"] as? Double ?? 0) > 0)
  }

  @Test func fontsThatAreNotThereAreNamed() throws {
    let text = try size("a", "--font", "Nowhere Sans", "--point-size", "17")
    #expect((text["unmeasured"] as? [String])?.first?.contains("Nowhere Sans") == true)
  }

  @Test(arguments: [
    (["a", "b"], "2"), (["a", "--weight", "hevy"], "heavy"), (["a", "--style", "titel"], "title"),
    (["a", "--point-size", "big"], "number"), (["a", "--width", "-3"], "above 0"), (["a", "--scale", "0"], "above 0"),
    (["a", "--line-limit", "0"], "at least 1"), (["a", "--sizes", "huge"], "accessibility5"),
    (["a", "--font-folder", "nowhere"], "nowhere"), (["a", "--accuracy"], "no text"),
    (["--recorded", "nowhere.json"], "nowhere.json"), (["--recorded", "Package.swift"], "strings"),
  ])
  func mistakesSayWhatToDo(arguments: [String], word: String) {
    let run = ToolRun(arguments: ["measure"] + arguments)
    #expect(run.code == .unusable)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(word), "\(run.errors)")
  }

  /// The table of the documentation is what the command prints; the line breaks only where the recordings are at hand.
  @Test func theDocumentedAccuracyIsThatOfTheTool() throws {
    let run = ToolRun("measure", "--accuracy")
    #expect(run.code == .passed, "\(run.errors)")
    let page = URL(fileURLWithPath: ToolRun.root + "/Documentation/Accuracy.md")
    var text = try String(contentsOf: page, encoding: .utf8)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1", run.output.contains("line breaks of paragraphs") {
      let start = try #require(text.range(of: "```\n")?.lowerBound)
      text = String(text[..<start]) + "```\n" + run.output + "```\n"
      try text.write(to: page, atomically: true, encoding: .utf8)
    }
    let start = try #require(text.range(of: "```\n")?.upperBound)
    let documented = text[start...].split(separator: "\n").filter { !$0.hasPrefix("line breaks") && $0 != "```" }
    let printed = run.output.split(separator: "\n").filter { !$0.hasPrefix("line breaks") }
    #expect(documented == printed, "run the tests with UPDATE_GOLDENS=1 to renew the table")
    let breaks = text.split(separator: "\n").first { $0.hasPrefix("line breaks of paragraphs") }
    #expect(breaks?.hasSuffix("100 %") == true)
    if run.output.contains("line breaks of paragraphs") { #expect(run.output.contains(try #require(breaks))) }
  }
}
