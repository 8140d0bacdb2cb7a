/// Swift as apps write it within view members: each construct with more than twenty uses, most frequent first.
///
/// The names are those of a survey of 61 public apps.
enum SurveyedConstructs {
  static let branches: [SurveyExample] = [
    SurveyExample(
      name: "closure",
      beside: #"struct Card<Content: View>: View { let content: () -> Content; var body: some View { content() } }"#,
      members: #"let title: (String) -> String = { $0 + "!" }"#,
      body: #"""
        Card { Text("a") }
        Button { print("tapped") } label: { Text(title("b")) }
        Text({ () -> String in "c" }())
        """#, texts: ["a", "b!", "c"]),
    SurveyExample(
      name: "implicit member `.x`",
      beside: #"""
        struct Tone { let name: String; static let loud = Tone(name: "loud"); static func custom(_ name: String) -> Tone { .init(name: name) } }
        enum Size { case small, large(Int); var text: String { switch self { case .small: "s"; case .large(let n): "l\(n)" } } }
        struct Label2: View { var tone: Tone = .loud; var size: Size = .small; var body: some View { Text(tone.name + size.text) } }
        """#,
      body: #"""
        Label2()
        Label2(tone: .custom("soft"), size: .large(3))
        Label2(tone: .init(name: "own"))
        Text("x").font(.system(size: 12, weight: .bold)).foregroundStyle(.red.opacity(0.5))
        """#, texts: ["louds", "softl3", "owns", "x"]),
    SurveyExample(
      name: "`if cond`", members: #"let isOn = true; var count: Int { 3 }"#,
      body: #"if isOn { Text("on") }; if count.isMultiple(of: 3) { Text("three") } else { Text("other") }"#,
      texts: ["on", "three"]),
    SurveyExample(
      name: "closure with signature", members: #"func apply(_ body: (Int, Int) -> String) -> String { body(2, 3) }"#,
      body: #"""
        Text(apply { (a: Int, b: Int) -> String in "\(a * b)" })
        Text(apply { [isOn = true] a, _ in isOn ? "\(a)" : "-" })
        """#, texts: ["6", "2"]),
    SurveyExample(
      name: "closure parameters `{ x in`",
      body: #"ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, name in Text("\(index)\(name)") }"#,
      texts: ["0a", "1b"]),
    SurveyExample(
      name: "`if` without else", members: #"let isOn = false"#, body: #"VStack { if isOn { Text("a") }; Text("b") }"#,
      texts: ["b"]),
    SurveyExample(
      name: "explicit `self`",
      members: #"let name = "a"; func shout() -> String { self.name.uppercased() + Self.mark }; static let mark = "!""#,
      body: #"Text(self.shout())"#, texts: ["A!"]),
    SurveyExample(
      name: "`$binding`",
      beside: #"""
        struct Item: Identifiable { let id: Int; var name: String }
        struct Field: View { @Binding var text: String; var body: some View { Text(text) } }
        class Model: ObservableObject { @Published var title = "title"; @Published var items = [Item(id: 1, name: "one")] }
        """#,
      members: #"""
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
        @StateObject private var model = Model()
        """#,
      body: #"""
        Field(text: $items[0].name)
        ForEach($items) { $item in Field(text: $item.name) }
        Field(text: $model.title)
        ForEach($model.items) { item in Field(text: item.name) }
        """#, texts: ["a", "a", "b", "title", "one"]),
    SurveyExample(
      name: "ternary `?:`", members: #"let n = 2; let isOn = true"#,
      body: #"Text(n == 1 ? "one" : n == 2 ? "two" : "many").font(isOn ? .title : .body).opacity(isOn ? 1 : 0.5)"#,
      texts: ["two"]),
    SurveyExample(
      name: "`else`", members: #"let isOn = false"#, body: #"if isOn { Text("a") } else { Text("b"); Text("c") }"#,
      texts: ["b", "c"]),
    SurveyExample(
      name: "`if let x = …`",
      members: #"let name: String? = "Ada"; let other: String? = nil; func load() -> Int? { 4 }"#,
      body: #"""
        if let shown = name { Text(shown) }
        if let other = other { Text(other) } else { Text("none") }
        if let n = load(), let text = name?.lowercased() { Text("\(text)\(n)") }
        """#, texts: ["Ada", "none", "ada4"]),
    SurveyExample(
      name: "`switch`",
      beside: #"enum Kind: String, CaseIterable { case a, b, c }"#, members: #"let kind = Kind.b; let n = 12"#,
      body: #"""
        switch kind { case .a: Text("a"); case .b: Text("b"); Text("bb"); case .c: EmptyView() }
        switch n { case ..<10: Text("few"); case 10...: Text("many"); default: Text("?") }
        switch kind.rawValue { case "b": Text("raw b"); default: Text("?") }
        """#, texts: ["b", "bb", "many", "raw b"]),
    SurveyExample(
      name: "`case .x`",
      beside: #"enum Phase { case empty, success(Image), failure(Error) }"#, members: #"let phase: Phase = .empty"#,
      body: #"switch phase { case .success: Text("image"); case .failure: Text("error"); case .empty: Text("empty") }"#,
      texts: ["empty"]),
    SurveyExample(
      name: "`if a, b`", members: #"let name: String? = "Ada"; let count = 3"#,
      body: #"if let name, count > 2, !name.isEmpty { Text(name) }; if let name, count > 5 { Text(name + "!") }"#,
      texts: ["Ada"]),
    SurveyExample(
      name: "`#if`",
      body: """
        #if DEBUG && os(iOS)
        Text("debug")
        #elseif os(macOS)
        Text("mac")
        #else
        Text("other")
        #endif
        #if canImport(UIKit) && !targetEnvironment(macCatalyst)
        Text("UIKit")
        #endif
        """, texts: ["debug", "UIKit"]),
    SurveyExample(
      name: "`if let x`", members: #"let name: String? = "Ada"; let none: Int? = nil"#,
      body: #"if let name { Text(name) }; if let none { Text("\(none)") }"#, texts: ["Ada"]),
    SurveyExample(
      name: "`else if`", members: #"let n = 2; let name: String? = "x""#,
      body:
        #"if n == 1 { Text("one") } else if let name, n == 2 { Text(name) } else if n == 3 { Text("3") } else { Text("many") }"#,
      texts: ["x"]),
    SurveyExample(
      name: "`if #available`",
      body:
        #"if #available(iOS 26.0, macOS 26, *) { Text("glass") } else { Text("plain") }; if #unavailable(iOS 15) { Text("old") }"#,
      texts: ["glass"]),
    SurveyExample(
      name: "postfix `#if` in a chain",
      body: """
        Text("a")
          .bold()
          #if os(iOS)
          .padding(.leading, 4)
          .font(.title)
          #elseif os(macOS)
          .unknownModifier()
          #endif
          .lineLimit(1)
        """, texts: ["a"]),
    SurveyExample(
      name: "`default`", members: #"let n: Int? = 7"#,
      body: #"switch n { case nil: Text("none"); case 0: Text("zero"); default: Text("some") }"#, texts: ["some"]),
    SurveyExample(
      name: "`case .x(let y)`",
      beside: #"enum Load { case done(String, count: Int), failed(reason: String, code: Int?), idle }"#,
      members: #"let load = Load.done("x", count: 2); let bad = Load.failed(reason: "r", code: nil)"#,
      body: #"""
        switch load { case .done(let name, let count): Text("\(name)\(count)"); case .failed, .idle: Text("?") }
        switch bad { case .failed(reason: let reason, code: let code?): Text("\(reason)\(code)"); case .failed(let reason, _): Text(reason); default: Text("?") }
        """#, texts: ["x2", "r"]),
    SurveyExample(
      name: "`case let .x(y)`",
      beside: #"enum Load { case done(String, count: Int), failed(reason: String) }"#,
      members: #"let load = Load.done("x", count: 2); let results: [Result<Int, Error>] = [.success(3)]"#,
      body: #"""
        switch load { case let .done(name, count): Text("\(name)\(count)"); case let .failed(reason): Text(reason) }
        switch results[0] { case let .success(n) where n > 5: Text("big"); case let .success(n): Text("ok \(n)"); case .failure: Text("?") }
        """#, texts: ["x2", "ok 3"]),
    SurveyExample(
      name: "`case .a, .b`",
      beside: #"enum Day { case mon, tue, sat, sun, other(Int) }"#,
      members: #"let day = Day.sun; let third = Day.other(3)"#,
      body: #"""
        switch day { case .mon, .tue: Text("work"); case .sat, .sun: Text("free"); default: Text("?") }
        switch third { case .other(1), .other(3): Text("odd"); default: Text("?") }
        """#, texts: ["free", "odd"]),
    SurveyExample(
      name: "`guard`",
      members: #"""
        let name: String? = nil
        @ViewBuilder var title: some View { if let name { Text(name) } else { Text("none") } }
        func line(_ n: Int?) -> AnyView { guard let n, n > 0 else { return AnyView(EmptyView()) }; return AnyView(Text("\(n)")) }
        """#, body: #"title; line(nil); line(2)"#, texts: ["none", "2"]),
    SurveyExample(
      name: "`if case`",
      beside: #"enum Phase: Equatable { case idle, loaded(Int), named(name: String) }"#,
      members: #"let phase = Phase.loaded(4); let other: Phase? = .named(name: "n")"#,
      body: #"""
        if case .loaded(let n) = phase, n > 3 { Text("\(n)") }
        if case .idle = phase { Text("idle") }
        if case let .named(name)? = other { Text(name) }
        if case .some(.named) = other { Text("named") }
        """#, texts: ["4", "n", "named"]),
    SurveyExample(
      name: "expression pattern", beside: #"func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }"#,
      members: #"let n = 7; let c: Character = "x"; let even: (Int) -> Bool = { $0 % 2 == 0 }"#,
      body: #"""
        switch n { case 0: Text("zero"); case 1...5: Text("few"); case 6, 7: Text("seven"); default: Text("many") }
        switch c { case "a"..."m": Text("first"); case "n"..."z": Text("second"); default: Text("?") }
        switch n { case even: Text("even"); default: Text("odd") }
        """#, texts: ["seven", "second", "odd"]),
    SurveyExample(
      name: "`let x: T` set later",
      members:
        #"let n = 2; var text: Text { let label: String; let mark: String; if n > 1 { label = "many"; mark = "s" } else { label = "one"; mark = "" }; return Text(label + mark) }"#,
      body: #"text"#, texts: ["manys"]),
    SurveyExample(
      name: "tuple pattern", members: #"let a = 1; let b: String? = nil; let pairs = [(1, "x"), (2, "y")]"#,
      body: #"""
        switch (a, b) { case (1, let b?): Text(b); case (1, nil): Text("no b"); case (_, _): Text("other") }
        ForEach(pairs, id: \.0) { (n, name) in Text("\(n)\(name)") }
        """#, texts: ["no b", "1x", "2y"]),
    SurveyExample(
      name: "`let x = if/switch`", beside: #"enum Kind { case a, b }"#, members: #"let n = 3; let kind = Kind.b"#,
      body: #"""
        let size = if n > 5 { "big" } else if n > 2 { "middle" } else { "small" }
        let color: Color = switch kind { case .a: .red; case .b: .blue }
        Text(size).foregroundStyle(color)
        """#, texts: ["middle"]),
  ]

  static let all = branches + operators + values
}
