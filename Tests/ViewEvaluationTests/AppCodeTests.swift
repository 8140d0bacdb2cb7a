import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// What the code of apps asks of the language and of Foundation, beyond single constructs.
struct AppCodeTests {
  /// What the standard library draws from the generator of the example.
  static func seededDraws() -> String {
    struct Seeded: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
      }
    }
    var generator = Seeded(state: 7)
    let number = Int.random(in: 0..<1000, using: &generator)
    let list = ["a", "b", "c", "d"].shuffled(using: &generator).joined()
    let share: Double = .random(in: 0...1, using: &generator)
    return "\(number) \(list) \(Int(share * 1000)) \([1, 2, 3, 4, 5].randomElement(using: &generator)!)"
  }

  static let examples: [ConstructTests.Example] = [
    .init(
      "a seeded generator gives the numbers of the standard library",
      """
      struct Seeded: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
          state &+= 0x9E37_79B9_7F4A_7C15
          var z = state
          z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
          z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
          return z ^ (z >> 31)
        }
      }
      func draws() -> String {
        var generator = Seeded(state: 7)
        let number = Int.random(in: 0..<1000, using: &generator)
        let list = ["a", "b", "c", "d"].shuffled(using: &generator).joined()
        let share: Double = .random(in: 0...1, using: &generator)
        return "\\(number) \\(list) \\(Int(share * 1000)) \\([1, 2, 3, 4, 5].randomElement(using: &generator)!)"
      }
      let result = draws()
      """, Self.seededDraws()),
    .init(
      "a generator that is no better than a constant ends",
      """
      struct Stuck: RandomNumberGenerator { mutating func next() -> UInt64 { 0 } }
      func draw() -> Int { var stuck = Stuck(); return Int.random(in: 3..<10, using: &stuck) }
      let result = draw()
      """, "3"),
    .init(
      "an implicit member as the first value of reduce",
      """
      struct Total { var count = 0; static var empty: Total { Total() } ; mutating func add(_ n: Int) { count += n } }
      func total(_ list: [Int]) -> Total { list.reduce(into: .empty) { $0.add($1) } }
      let sum: Total = [1, 2].reduce(.empty) { var next = $0; next.add($1); return next }
      let result = "\\(total([1, 2, 3]).count) \\(sum.count)"
      """, "6 3"),
    .init(
      "texts are sorted as people read them",
      """
      struct File { var name: String }
      let files = ["b", "File 10", "A", "File 9"].map { File(name: $0) }
      let result = files.sorted(using: KeyPathComparator(\\.name)).map(\\.name).joined(separator: ",")
        + " " + files.sorted(using: SortDescriptor(\\.name, comparator: .lexical)).map(\\.name).joined(separator: ",")
      """, "A,b,File 9,File 10 A,File 10,File 9,b"),
    .init(
      "a name with its module",
      "let result = \"\\(Swift.max(1, 2)) \\(Foundation.URL(string: \"a/b\")!.lastPathComponent)\"", "2 b"),
    .init("a range before ~=", "let result = \"\\(1...5 ~= 3) \\(1..<3 ~= 3)\"", "true false"),
    .init(
      "a binding given to the storage of a property",
      """
      struct Counter { @Binding var value: Int
        init(fixed: Int) { _value = .constant(fixed) } }
      let result = Counter(fixed: 4).value
      """, "4"),
    .init(
      "an associated type that a method decides",
      """
      protocol Sampled { static var samples: [Self] { get } }
      extension Array where Element: Sampled { static var samples: [Element] { Element.samples } }
      protocol Source { associatedtype Output; func load() -> Output }
      struct Plant: Sampled { var name: String
        static var samples: [Plant] { [Plant(name: "fern"), Plant(name: "moss")] } }
      final class Plants: Source { var state: Result<[Plant], Error>
        init(_ state: Result<Output, Error>) { self.state = state }
        func load() -> [Plant] { [] } }
      func names(_ plants: Plants) -> String {
        guard case .success(let list) = plants.state else { return "none" }
        return list.map(\\.name).joined(separator: ",")
      }
      let result = names(Plants(.success(.samples)))
      """, "fern,moss"),
    .init(
      "bundles of frameworks lie within the app's",
      """
      class Marker {}
      func bundle() -> Bundle {
        let own = Bundle(for: Marker.self)
        if own.bundlePath == Bundle.main.bundlePath { return Bundle.main }
        if let path = own.resourcePath, let found = Bundle(path: path) { return found }
        fatalError("no bundle")
      }
      let result = "\\(bundle().bundlePath != Bundle.main.bundlePath) " + Bundle.main.bundlePath
      """, "true /bundle"),
    .init(
      "JSON of any shape",
      """
      func text(_ value: Any) -> String {
        switch value {
        case let object as [String: Any]:
          return object.sorted { $0.key < $1.key }.map { $0.key + "=" + text($0.value) }.joined(separator: " ")
        case let list as [Any]: return "[" + list.map(text).joined(separator: " ") + "]"
        case let number as NSNumber: return number.boolValue ? "n\\(number)" : "zero"
        case let text as String: return text
        case is NSNull: return "null"
        default: return "?"
        }
      }
      let data = "{\\"b\\": [1, 2.5, \\"x\\"], \\"a\\": null}".data(using: .utf8)!
      let result = (try? JSONSerialization.jsonObject(with: data)).map(text) ?? "bad"
      """, "a=null b=[n1 n2.5 x]"),
    .init(
      "JSON written",
      """
      let data = try? JSONSerialization.data(withJSONObject: ["b": 1, "a": [true]] as [String: Any], options: [.sortedKeys])
      let result = data.flatMap { String(data: $0, encoding: .utf8) } ?? "none"
      """, "{\"a\":[true],\"b\":1}"),
    .init(
      "an initialiser that calls the platform's of the same labels",
      """
      extension URLRequest { init(url: String, method: String = "GET") { self.init(url: URL(string: url)!) } }
      let result = URLRequest(url: "https://example.org")
      """, "unresolved: unknown-call: `URLRequest(url:)` is not modelled."),
    .init(
      "seeded numbers",
      "func f() -> Double { srand48(7); return drand48() }\nlet result = \"\\(f() == f()) \\(f() < 1)\"",
      "true true"),
    .init("a count by its type", "let result = [1, 2, 3].prefix(.random(in: 2...3)).count", "2"),
    .init(
      "broken JSON throws",
      "let result = (try? JSONSerialization.jsonObject(with: Data(\"{\".utf8))) == nil ? \"nil\" : \"some\"", "nil"),
  ]

  static let formatting: [ConstructTests.Example] = [
    .init(
      "a local set later by its type",
      """
      extension NumberFormatter { static let whole: NumberFormatter = {
        let f = NumberFormatter(); f.numberStyle = .decimal; f.maximumFractionDigits = 0; return f }() }
      func text(_ n: Double) -> String {
        let f: NumberFormatter
        switch n { case ..<1: return "low"; default: f = .whole }
        return f.string(from: NSNumber(value: n)) ?? "none"
      }
      let result = text(1234.4)
      """, "1,234"),
    .init(
      "a number formatter's separators and rounding",
      """
      func text() -> String {
        let f = NumberFormatter()
        f.numberStyle = .decimal
        f.decimalSeparator = "·"
        f.groupingSeparator = " "
        f.roundingMode = .down
        f.maximumFractionDigits = 1
        f.negativePrefix = "minus "
        return f.string(from: -12345.69 as NSNumber) ?? "none"
      }
      let result = text()
      """, "minus 12 345·6"),
    .init(
      "a setting that is not modelled",
      "func text() -> String { let f = DateFormatter(); f.doesRelativeDateFormatting = true; f.dateStyle = .short; return f.string(from: Date()) }\nlet result = text()",
      "unresolved: unknown-format: The setting `doesRelativeDateFormatting` of a formatter is not modelled."),
    .init(
      "a date formatter's time zone",
      """
      func text() -> String {
        let f = DateFormatter()
        f.locale = Locale(identifier: "en_US_POSIX")
        f.timeZone = TimeZone(secondsFromGMT: 7200)
        f.dateFormat = "HH:mm"
        return f.string(from: Date(timeIntervalSince1970: 3600))
      }
      let result = text()
      """, "03:00"),
    .init(
      "a date style's own locale",
      "let result = Date(timeIntervalSince1970: 0).formatted(.dateTime.month(.wide).locale(Locale(identifier: \"de_DE\")))",
      "Januar"),
    .init(
      "an hour without its half of the day",
      "let result = Date(timeIntervalSince1970: 54_000).formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute())",
      "03:00"),
    .init("a number rounded", "let result = 7.6.formatted(.number.rounded(rule: .down, increment: 1))", "7"),
    .init("a number scaled", "let result = 7.5.formatted(.number.scale(2))", "15"),
    .init(
      "a sign strategy that is not modelled",
      "let result = 7.formatted(.number.sign(strategy: .accounting))", "unresolved"),
    .init(
      "a length of time in letters",
      "func text() -> String { let f = DateComponentsFormatter(); f.unitsStyle = .abbreviated; f.allowedUnits = [.hour, .minute]; return f.string(from: 3900) ?? \"none\" }\nlet result = text()",
      "1h 5m"),
    .init(
      "a length of time in words",
      "func text() -> String { let f = DateComponentsFormatter(); f.unitsStyle = .full; f.allowedUnits = [.hour, .minute]; return f.string(from: 3660) ?? \"none\" }\nlet result = text()",
      "1 hour, 1 minute"),
    .init(
      "a length of time in figures",
      "func text() -> String { let f = DateComponentsFormatter(); f.allowedUnits = [.minute, .second]; f.zeroFormattingBehavior = .pad; return f.string(from: 65) ?? \"none\" }\nlet result = text()",
      "01:05"),
    .init(
      "a named relative time",
      "func text() -> String { let f = RelativeDateTimeFormatter(); f.dateTimeStyle = .named; return f.localizedString(fromTimeInterval: -90_000) }\nlet result = text()",
      "yesterday"),
    .init(
      "an abbreviated relative time",
      "func text() -> String { let f = RelativeDateTimeFormatter(); f.unitsStyle = .abbreviated; return f.localizedString(fromTimeInterval: -7_300) }\nlet result = text()",
      "2h ago"),
    .init(
      "another calendar", "let result = Calendar(identifier: .islamic).component(.year, from: Date())", "unresolved"),
    .init(
      "operators of the project are not for numbers",
      """
      struct Json: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
      func > (left: Json, right: Json) -> Bool { false }
      let n = 3
      let result = "\\(n > 2)"
      """, "true"),
  ]

  @Test(arguments: formatting)
  func formats(_ example: ConstructTests.Example) {
    let result = ConstructTests.result(of: example.source)
    #expect(example.expected == "unresolved" ? result.hasPrefix("unresolved") : result == example.expected)
  }

  @Test(arguments: examples)
  func evaluates(_ example: ConstructTests.Example) {
    #expect(ConstructTests.result(of: example.source) == example.expected)
  }

  /// What a loop over something unknown may have changed or returned is unknown, and nothing else is.
  static let loops: [ConstructTests.Example] = [
    .init(
      "assigned", "func f() -> Int { var n = 1; for x in missing { n += x }; return n }\nlet result = f()", "unknown"),
    .init(
      "appended", "func f() -> Int { var n = [1]; for x in missing { n.append(x) }; return n.count }\nlet result = f()",
      "unknown"),
    .init(
      "an element set",
      "func f() -> Int { var n = [1]; for x in missing { n[0] = x }; return n[0] }\nlet result = f()", "unknown"),
    .init(
      "a property of self",
      "struct S { var n = 1; mutating func run() { for x in missing { n = x } } }\nfunc f() -> Int { var s = S(); s.run(); return s.n }\nlet result = f()",
      "unknown"),
    .init(
      "returned", "func f() -> Int { for x in missing { if x > 1 { return 1 } }; return 0 }\nlet result = f()",
      "unknown"),
    .init(
      "untouched", "func f() -> Int { let n = 1; for x in missing { print(x) }; return n }\nlet result = f()", "1"),
    .init(
      "own variable",
      "func f() -> Int { let n = 1; for x in missing { var m = n; m += x; print(m) }; return n }\nlet result = f()", "1"
    ),
    .init(
      "unknown while", "func f() -> Int { var n = 0; while missing > n { n += 1 }; return n }\nlet result = f()",
      "unknown"),
    .init(
      "unknown repeat",
      "func f() -> Int { var n = 0; repeat { n += 1 } while missing; return n }\nlet result = f()", "unknown"),
    .init(
      "unknown where",
      "func f() -> Int { var n = 0; for x in [1, 2] where missing > x { n += x }; return n }\nlet result = f()",
      "unknown"),
    .init(
      "an unknown exit",
      "func f() -> Int { var n = 3; while n > 1 { if missing > n { break }; n -= 1 }; return n }\nlet result = f()",
      "unknown"),
    .init(
      "an element that may be left out",
      "func f() -> Int { var n = 0; for x in [1, 2] { guard missing > x else { continue }; n += x }; return n }\nlet result = f()",
      "unknown"),
    .init(
      "an exit of a switch alone",
      "func f() -> Int { var n = 0; for x in [1, 2] { switch x { case 1: if missing { break }; default: n += x } }; return n }\nlet result = f()",
      "2"),
    .init(
      "unknown contents",
      "func f() -> Int { var n = [1]; n.append(contentsOf: missing); return n.count }\nlet result = f()", "unknown"),
  ]

  @Test(arguments: loops)
  func unknownLoopsTaintWhatTheyChange(_ example: ConstructTests.Example) {
    let result = ConstructTests.result(of: example.source)
    if example.expected == "unknown" {
      #expect(result.hasPrefix("unresolved: unknown-name: `missing`"))
    } else {
      #expect(result == example.expected)
    }
  }

  @Test func unknownLoopInABuilderIsShown() {
    let project = Project(files: [
      SourceFile(
        path: "A.swift",
        source: """
          @resultBuilder struct Lines { static func buildBlock(_ parts: String...) -> [String] { parts }
            static func buildArray(_ parts: [[String]]) -> String { parts.flatMap { $0 }.joined() } }
          #Preview { for x in missing { Text(x) } }
          """)
    ])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let tree = evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
    #expect(tree.contains("UNRESOLVED") && tree.contains("missing"))
  }

  static let shapes = """
    struct Corner: Shape {
      var radius: CGFloat = .infinity
      var corners: UIRectCorner = .allCorners
      func path(in rect: CGRect) -> Path {
        let size = CGSize(width: radius, height: radius)
        return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: size).cgPath)
      }
    }
    struct Pie: Shape {
      func path(in rect: CGRect) -> Path {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(withCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
        path.close()
        return Path(path.cgPath)
      }
    }
    """

  @Test func pathsOfUIKitAreOutlines() {
    let project = Project(files: [
      SourceFile(
        path: "A.swift",
        source: Self.shapes
          + "\n#Preview { HStack { Text(\"a\").clipShape(Corner(radius: 4, corners: [.topLeft])); Pie(); Corner() } }")
    ])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let trees = evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }
    #expect(trees.count == 1 && !trees[0].contains("UNRESOLVED"))
    let corner = ConstructTests.result(
      of: Self.shapes + "\nlet result = Corner().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath.isEmpty")
    #expect(corner == "false")
  }

  @Test func aTypeOfTheProjectDoesNotHideThePlatforms() {
    let project = Project(files: [
      SourceFile(
        path: "A.swift",
        source: """
          enum Visibility { case open, closed }
          #Preview { List { Text("a").listRowSeparator(.hidden) }.scrollContentBackground(.hidden) }
          """)
    ])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let tree = evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
    #expect(tree.contains("\"a\"") && !tree.contains("UNRESOLVED"))
  }

  @Test func unknownPreviewDeviceIsSaidWithANearName() {
    let project = Project(files: [
      SourceFile(path: "A.swift", source: "#Preview { Text(\"a\").previewDevice(\"iPhone 16 Prro\") }")
    ])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let said = evaluation.diagnostics.filter { $0.id == "evaluation/unknown-preview-device" }
    #expect(said.count == 1 && said[0].message.contains("Did you mean \"iPhone 16 Pro\"?"))
  }
}
