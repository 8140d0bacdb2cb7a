/// Operators, values and calls.
extension SurveyedConstructs {
  static let operators: [SurveyExample] = [
    SurveyExample(
      name: "`==`",
      beside:
        #"struct Item: Equatable { var id: Int; var tags = ["a"] }; enum Tab: Equatable { case home, detail(Int) }"#,
      members: #"let tab = Tab.detail(2); let n: Int? = 2; let item = Item(id: 1)"#,
      body:
        #"Text("\(tab == .detail(2)) \(tab == .home) \(n == 2) \(n == nil) \(item == Item(id: 1)) \([1, 2] == [1, 2])")"#,
      texts: ["true false true false true true"]),
    SurveyExample(
      name: "`!`", members: #"let isOn = false; let items: [Int] = []"#,
      body: #"Text("\(!isOn) \(!items.isEmpty) \(!(isOn || items.isEmpty))")"#, texts: ["true false false"]),
    SurveyExample(
      name: "`??`",
      members: #"let a: String? = nil; let b: String? = nil; let c: String? = "c"; let names: [String: Int] = [:]"#,
      body: #"Text(a ?? b ?? c ?? "d"); Text(a ?? "e"); Text("\(names["x"] ?? 5)")"#, texts: ["c", "e", "5"]),
    SurveyExample(
      name: "`!=`", members: #"let n: Int? = 3; let name = "x""#,
      body: #"Text("\(n != nil) \(name != "x") \(n != 4)")"#,
      texts: ["true false true"]),
    SurveyExample(
      name: "unary `-`", members: #"let n = 3; let x: CGFloat = 2.5"#,
      body: #"Text("\(-n) \(Int(-x * 2)) \(-(n - 5)) \(-1)").offset(x: -x, y: -4).padding(.top, -x)"#,
      texts: ["-3 -5 2 -1"]),
    SurveyExample(
      name: "`+`", members: #"let n = 7; let x: CGFloat = 1.5; let all = ["a"] + ["b"]"#,
      body:
        #"Text("\(n + 1) \(Int(x + 2 + 0.5))"); Text("a" + "b" + String(n)); (Text("one ") + Text("two").bold()); Text(all.joined())"#,
      texts: ["8 4", "ab7", "one two", "ab"]),
    SurveyExample(
      name: "assignment",
      members: #"""
        @State private var n = 1
        var text: String { var parts = ["x"]; parts[0] = "y"; parts += ["z"]; var total = 4; total -= 1; total *= 2; return parts.joined() + "\(total)" }
        """#, body: #"Text(text); Button("b") { n = 5; n += 1 }; Text("\(n)")"#, texts: ["yz6", "b", "1"]),
    SurveyExample(
      name: "`||`", members: #"let a = false; let b = true; let list: [Int]? = nil"#,
      body: #"if a || b { Text("or") }; if a || (list ?? []).contains(1) { Text("none") }"#, texts: ["or"]),
    SurveyExample(
      name: "`*`", members: #"let n = 3; let size = CGSize(width: 10, height: 4)"#,
      body: #"Text("\(n * 2) \(Int(size.width * 0.5)) \(Int(size.width * size.height))").frame(width: size.width * 2)"#,
      texts: ["6 5 40"]),
    SurveyExample(
      name: "`&&`", members: #"let a = true; let name: String? = "x"; let n = 4"#,
      body: #"if a && name != nil && n > 3 { Text("and") }; if a && n < 3 || !a { Text("none") }"#, texts: ["and"]),
    SurveyExample(
      name: "`-`", members: #"let n = 7; let frame = CGRect(x: 2, y: 3, width: 10, height: 5)"#,
      body: #"Text("\(n - 1) \(Int(frame.maxX - frame.minX)) \(Int(frame.height - 2.5 - 1.5))")"#, texts: ["6 10 1"]),
    SurveyExample(
      name: "`>`", members: #"let n = 7"#, body: #"Text("\(n > 3) \(n >= 7) \("b" > "a")")"#, texts: ["true true true"]),
    SurveyExample(
      name: "`/`", members: #"let n = 7; let x = 7.0"#, body: #"Text("\(n / 2) \(x / 2) \(Double(n) / 4)")"#,
      texts: ["3 3.500000 1.750000"]),
    SurveyExample(
      name: "`..<`", members: #"let names = ["a", "b", "c"]"#,
      body: #"""
        ForEach(0..<2) { Text("\($0)") }
        ForEach(names.indices, id: \.self) { i in Text(names[i]) }
        Text(names[0..<2].joined()); Text(names[..<1].joined()); Text("\((0..<5).contains(5))")
        """#, texts: ["0", "1", "a", "b", "c", "ab", "a", "false"]),
    SurveyExample(
      name: "`...`", members: #"let names = ["a", "b", "c"]; func sum(_ n: Int...) -> Int { n.reduce(0, +) }"#,
      body:
        #"ForEach(1...2, id: \.self) { Text("\($0)") }; Text(names[1...].joined()); Text("\(sum(1, 2, 3)) \((1...5).count)")"#,
      texts: ["1", "2", "bc", "6 5"]),
    SurveyExample(
      name: "`<`", members: #"let n = 7; let x = 0.5"#, body: #"Text("\(n < 3) \(n <= 7) \(x < 1)")"#,
      texts: ["false true true"]),
    SurveyExample(
      name: "`%`", members: #"let n = 7"#,
      body: #"ForEach(0..<3) { i in if i % 2 == 0 { Text("even \(i)") } }; Text("\(n % 4)")"#,
      texts: ["even 0", "even 2", "3"]),
  ]

  static let values: [SurveyExample] = [
    SurveyExample(
      name: "key path",
      beside: #"struct Owner { let name: String; var pet: Pet? }; struct Pet { let name: String }"#,
      members:
        #"let owners = [Owner(name: "b", pet: Pet(name: "cat")), Owner(name: "a", pet: nil)]; let path: KeyPath<Owner, String> = \.name"#,
      body: #"""
        ForEach(owners, id: \.name) { Text($0.name) }
        Text(owners.map(\.name).joined()); Text(owners[0][keyPath: path]); Text(owners[0][keyPath: \Owner.pet?.name] ?? "-")
        Text(owners.sorted(using: KeyPathComparator(\.name)).map(\.name).joined()); Text(owners.compactMap(\.pet?.name).joined())
        """#, texts: ["b", "a", "ba", "b", "cat", "ab", "cat"]),
    SurveyExample(
      name: "bare sub-view reference (`header`)",
      members: #"""
        private var header: some View { Text("header") }
        @ViewBuilder private var rows: some View { Text("one"); if true { Text("two") } }
        """#, body: #"VStack { header; rows }"#, texts: ["header", "one", "two"]),
    SurveyExample(
      name: "local `let`", members: #"let item = (name: "a", size: 2)"#,
      body:
        #"let name = item.name.uppercased(); let size: CGFloat = 3, total = size * 2; let (first, second) = (1, 2); Text("\(name)\(Int(total))\(first)\(second)")"#,
      texts: ["A612"]),
    SurveyExample(
      name: "`nil`",
      beside:
        #"struct Row: View { var title: String? = nil; var icon: String?; var body: some View { Text(title ?? "untitled") } }"#,
      body:
        #"Row(title: nil, icon: nil); Row(); Text("x").background(nil as Color?).foregroundColor(nil).frame(width: nil)"#,
      texts: ["untitled", "untitled", "x"]),
    SurveyExample(
      name: "array literal",
      beside: #"struct Item { let name: String; init(_ name: String) { self.name = name } }"#,
      members: #"let items: [Item] = [.init("a"), Item("b"),]; let none: [String] = []; let nested = [[1, 2], [3]]"#,
      body:
        #"ForEach(items, id: \.name) { Text($0.name) }; Text("\(none.count) \(nested.flatMap { $0 }.count)"); Text("x").padding([.leading, .top])"#,
      texts: ["a", "b", "0 3", "x"]),
    SurveyExample(
      name: "string interpolation",
      beside: #"struct User: CustomStringConvertible { let name: String; var description: String { "<\(name)>" } }"#,
      members: #"let user = User(name: "ada"); let n = 3"#,
      body:
        #"Text("\(user.name.capitalized) has \(n) item\(n == 1 ? "" : "s")"); Text("\(user.description) \([1, 2].map { "\($0)" }.joined(separator: ", "))")"#,
      texts: ["Ada has 3 items", "<ada> 1, 2"]),
    SurveyExample(
      name: "`return`",
      members: #"let isOn = false; func icon() -> some View { if isOn { return Text("on") }; return Text("off") }"#,
      body: #"let name = "a"; return VStack { Text(name); icon() }"#, texts: ["a", "off"]),
    SurveyExample(
      name: "optional chaining",
      beside:
        #"class Store { var user: User? = User() ; var shared: Store? { self } }; struct User { var name: String? = "ada"; func age(_ n: Int) -> Int { n } }"#,
      members: #"let store: Store? = Store(); let none: Store? = nil"#,
      body:
        #"Text(store?.shared?.user?.name?.uppercased() ?? "none"); Text(none?.user?.name ?? "nobody"); Text("\(store?.user?.age(3) ?? 0) \(none?.user?.age(3) == nil)"); Text(store!.user!.name!.prefix(1))"#,
      texts: ["ADA", "nobody", "3 true", "a"]),
    SurveyExample(
      name: "`$0`", members: #"let n = [3, 1, 2]"#,
      body:
        #"ForEach(n.filter { $0 > 1 }, id: \.self) { Text("\($0)") }; Text("\(n.sorted { $0 < $1 }.map { $0 * 2 }.reduce(0) { $0 + $1 })")"#,
      texts: ["3", "2", "12"]),
    SurveyExample(
      name: "subscript",
      beside:
        #"extension Collection { subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil } }"#,
      members: #"let names = ["a", "b"]; let ages = ["ada": 36]; let grid = [[1, 2], [3, 4]]"#,
      body:
        #"Text(names[1]); Text(names[safe: 5] ?? "none"); Text("\(ages["ada", default: 0]) \(ages["bob", default: 1]) \(grid[1][0])")"#,
      texts: ["b", "none", "36 1 3"]),
    SurveyExample(
      name: "member sub-view reference (`self.header`, `configuration.label`)",
      beside:
        #"struct Loud: ButtonStyle { func makeBody(configuration: Configuration) -> some View { HStack { Text("!"); configuration.label } } }"#,
      members: #"var header: some View { Text("header") }"#,
      body: #"self.header; Button("tap") {}.buttonStyle(Loud())"#,
      texts: ["header", "!", "tap"]),
    SurveyExample(
      name: "`Type.self`",
      beside:
        #"func name<T>(of type: T.Type) -> String { String(describing: type) }; struct WidthKey: PreferenceKey { static var defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {} }"#,
      body:
        #"Text(name(of: Sample.self)).onPreferenceChange(WidthKey.self) { _ in }; Text(String(describing: Int.self))"#,
      texts: ["Sample", "Int"]),
    SurveyExample(
      name: "force unwrap",
      members: #"let name: String? = "a"; let url = URL(string: "https://example.com/x")!; let list: [Int]! = [4]"#,
      body: #"Text(name!); Text(url.lastPathComponent); Text("\(list.first!)"); Text(url.host()!)"#,
      texts: ["a", "x", "4", "example.com"]),
    SurveyExample(
      name: "generic function",
      members: #"""
        func row<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View { HStack { Text(title); content() } }
        func first<T>(_ items: [T], where test: (T) -> Bool) -> T? { items.first(where: test) }
        func tagged<V>(_ view: V) -> some View where V: View { view.padding() }
        """#,
      body: #"row("t") { Text("a"); Text("b") }; Text("\(first([1, 5], where: { $0 > 2 }) ?? 0)"); tagged(Text("v"))"#,
      texts: ["t", "a", "b", "5", "v"]),
    SurveyExample(
      name: "`_x` storage",
      beside: #"""
        struct Inner: View {
          @State private var count: Int; @Binding var text: String
          init(count: Int, text: Binding<String>) { _count = State(initialValue: count * 2); self._text = text }
          var body: some View { Text("\(count)\(text)") }
        }
        final class Model: ObservableObject { let name: String; init(name: String) { self.name = name } }
        struct Outer: View { @StateObject private var model: Model; init(_ name: String) { _model = StateObject(wrappedValue: Model(name: name)) }; var body: some View { Text(model.name) } }
        """#, body: #"Inner(count: 2, text: .constant("x")); Outer("m")"#, texts: ["4x", "m"]),
    SurveyExample(
      name: "local `var`",
      members:
        #"let isOn = true; var text: String { var result = "a"; if isOn { result += "b" }; result.append("c"); return result }"#,
      body: #"var name = "x"; let _ = name.append("y"); Text(name); Text(text)"#, texts: ["xy", "abc"]),
    SurveyExample(
      name: "explicit generics `Foo<T>(…)`",
      beside: #"""
        protocol Titled { static var title: String { get } }
        struct Cat: Titled { static let title = "cat" }
        struct Heading<Animal: Titled, Content: View>: View { @ViewBuilder var content: Content; var body: some View { Text(Animal.title); content } }
        """#,
      body:
        #"Heading<Cat, Text> { Text("x") }; Text("\(Set<Int>([1, 1, 2]).count) \(Array<String>().count) \([String: Int]().isEmpty)"); ForEach<Range<Int>, Int, Text>(0..<1) { Text("\($0)") }"#,
      texts: ["cat", "x", "2 0 true", "0"]),
    SurveyExample(
      name: "`as`", members: #"let n = 3; func text(_ id: AnyHashable) -> String { "\(id)" }"#,
      body:
        #"Text("a" as String); Text("\(n as NSNumber)"); Text(text(4 as AnyHashable)); Text(verbatim: "b" as! String)"#,
      texts: ["a", "3", "4", "b"]),
    SurveyExample(
      name: "tuple", members: #"let pair = (name: "a", count: 2); func split() -> (Int, last: Int) { (1, 9) }"#,
      body:
        #"let (name, count) = pair; Text(name + "\(count)" + pair.name + "\(pair.1)"); Text("\(split().0)\(split().last)"); ForEach([("x", 1), ("y", 2)], id: \.0) { Text("\($0.0)\($0.1)") }"#,
      texts: ["a2a2", "19", "x1", "y2"]),
    SurveyExample(
      name: "dictionary literal", beside: #"enum Kind: Hashable { case a, b }"#,
      members: #"let names: [Kind: String] = [.a: "A", .b: "B"]; let empty: [String: Int] = [:]"#,
      body:
        #"Text(names[.b]!); Text("\(empty.count)"); ForEach(["x": 1, "w": 2].sorted(by: { $0.key < $1.key }), id: \.key) { key, value in Text("\(key)\(value)") }"#,
      texts: ["B", "0", "w2", "x1"]),
    SurveyExample(
      name: "`as?`",
      beside:
        #"protocol Shown { var name: String { get } }; struct Cat: Shown { let name = "cat" }; struct Dog: Shown { let name = "dog"; let age = 4 }"#,
      members: #"let value: Any = "text"; let all: [any Shown] = [Cat(), Dog()]"#,
      body:
        #"Text(value as? String ?? ""); Text("\((value as? Int) == nil)"); ForEach(all.indices, id: \.self) { i in if let dog = all[i] as? Dog { Text("\(dog.age)") } else { Text(all[i].name) } }"#,
      texts: ["text", "true", "cat", "4"]),
    SurveyExample(
      name: "`await`", beside: #"func load() async throws -> String { "x" }"#,
      members: #"@State private var text = "before""#,
      body: #"Text(text).task { text = (try? await load()) ?? "failed" }; Button("go") { Task { await refresh() } }"#,
      texts: ["before", "go"]),
    SurveyExample(
      name: "`try?`",
      beside:
        #"struct Bad: Error {}; func load(_ fails: Bool) throws -> String { if fails { throw Bad() }; return "loaded" }"#,
      body:
        #"Text((try? load(true)) ?? "failed"); if let text = try? load(false) { Text(text) }; Text((try? AttributedString(markdown: "**b**")) ?? "c")"#,
      texts: ["failed", "loaded", "b"]),
    SurveyExample(
      name: "multi-line string", members: #"let n = 2"#,
      body: "Text(\"\"\"\n  first \\\n  line\n    and \\(n) more\n  \"\"\")",
      texts: [#"first line\n  and 2 more"#]),
    SurveyExample(
      name: "interpolation with `format:`/args",
      members: #"let share = 0.256; let date = Date(timeIntervalSince1970: 0)"#,
      body: #"""
        Text("\(share, specifier: "%.2f") \(share, format: .percent.precision(.fractionLength(1)))")
        Text("\(1234.5, format: .currency(code: "EUR")) \(date, format: .dateTime.year())")
        Text("n: \(12, format: .number.grouping(.never))")
        """#, texts: ["0.26 25.6%", "€1,234.50 1970", "n: 12"]),
    SurveyExample(
      name: "`for in`",
      members: #"""
        var total: Int { var sum = 0; for n in 1...5 where n != 2 { if n == 5 { break }; sum += n }; return sum }
        var text: String { var s = ""; for (index, name) in ["a", "b"].enumerated() { s += "\(index)\(name)" }; for case let x? in [nil, 3] { s += "\(x)" }; return s }
        """#, body: #"Text("\(total)"); Text(text)"#, texts: ["8", "0a1b3"]),
  ]
}
