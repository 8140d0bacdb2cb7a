import Diagnostics
import Testing

@testable import ProjectResources

struct AppInformationTests {
  static func list(_ pairs: [String: String]) -> String {
    "<plist version=\"1.0\"><dict>"
      + pairs.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
      + "</dict></plist>"
  }

  static func answer(_ key: String, from file: String = "App/A.swift", _ texts: [String: String])
    -> AppInformation.Answer
  {
    var sink = DiagnosticSink()
    let resources = ResourceCatalog.read(from: InMemoryFiles(texts: texts), diagnostics: &sink)
    return resources.information(key, from: file)
  }

  @Test func settingsArePutIn() {
    let texts = [
      "App/Info.plist": Self.list(["CFBundleShortVersionString": "$(MARKETING_VERSION)", "Note": "v${MAJOR}!"]),
      "Config.xcconfig": "// versions\nAPP_VERSION = 2.1 // now\nMAJOR=2\n",
      "App.xcodeproj/project.pbxproj": "\t\t\t\tMARKETING_VERSION = \"$(APP_VERSION)\";\n",
    ]
    #expect(Self.answer("CFBundleShortVersionString", texts) == .value(.text("2.1")))
    #expect(Self.answer("Note", texts) == .value(.text("v2!")))
    #expect(Self.answer("Other", texts) == .missing)
  }

  @Test func generatedListsAreOfSettings() {
    let project = "MARKETING_VERSION = 3.0;\nINFOPLIST_KEY_CFBundleDisplayName = \"My App\";\n"
    let texts = ["App.xcodeproj/project.pbxproj": project]
    #expect(Self.answer("CFBundleShortVersionString", texts) == .value(.text("3.0")))
    #expect(Self.answer("CFBundleDisplayName", texts) == .value(.text("My App")))
  }

  @Test func severalValuesAreNotKnown() {
    let texts = [
      "App/Info.plist": Self.list(["V": "$(APP_VERSION)"]), "A.xcconfig": "APP_VERSION = 1",
      "B.xcconfig": "APP_VERSION = 2",
    ]
    guard case .unknown = Self.answer("V", texts) else {
      Issue.record("a setting with two values was answered")
      return
    }
    guard case .unknown = Self.answer("V", [:]) else {
      Issue.record("nothing says what the key is")
      return
    }
  }

  @Test func theNearestAppListAnswers() {
    let texts = [
      "App/Info.plist": Self.list(["V": "app"]), "App/Share/Info.plist": Self.list(["V": "share", "NSExtension": "x"]),
      "Watch/Info.plist": Self.list(["V": "watch"]),
    ]
    #expect(Self.answer("V", from: "App/Views/A.swift", texts) == .value(.text("app")))
    #expect(Self.answer("V", from: "Watch/A.swift", texts) == .value(.text("watch")))
  }

  @Test func keysOfOtherListsAreNotMissing() {
    let texts = [
      "App/Info.plist": Self.list(["V": "app"]), "Core/Info.plist": Self.list(["CFBundleName": "core"]),
      "Core/Service-Info.plist": Self.list(["CFNothing": "x", "W": "1"]),
    ]
    guard case .unknown = Self.answer("V", from: "Core/A.swift", texts) else {
      Issue.record("a key of the app's list was answered for its framework")
      return
    }
    #expect(Self.answer("W", from: "Core/A.swift", texts) == .missing)
  }

  @Test func settingsThatNameEachOtherEnd() {
    let texts = ["Info.plist": Self.list(["V": "$(A)"]), "a.xcconfig": "A = $(B)\nB = $(A)"]
    guard case .unknown = Self.answer("V", texts) else {
      Issue.record("a cycle of settings was answered")
      return
    }
  }
}
