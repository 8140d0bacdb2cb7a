import CommandLineInterface
import Testing

/// Values that cannot be meant, and options that contradict each other.
@Suite struct OptionTests {
  @Test(arguments: [
    (["--width", "1e300"], "at most 100000"), (["--width", "0"], "above 0"), (["--width", "-3"], "above 0"),
    (["--width", "nan"], "number"), (["--scale", "1e9"], "at most 10"), (["--container", "1e300x10"], "375x667"),
    (["--container", "infxinf"], "375x667"), (["--width", "300", "--device", "iPhone 16"], "contradict"),
    (["--width", "300", "--container", "320x568"], "contradict"), (["--locales", "xx_YY"], "no locale \"xx_YY\""),
    (["--locales", "en_QQ"], "en_"), (["--locales", "e n"], "no locale"), (["--locales", "../../etc"], "no locale"),
    (["--only", "tight-clearance", "--exclude", "tight-clearance"], "--exclude"),
    (["--baseline", "a.json", "--no-baseline"], "contradict"), (["--shard", "5/2"], "2/5"),
    (["--jobs", "-1"], "at least 1"),
    (["--fail-on", "warnings"], "Did you mean \"warning\"?"), (["--sizes", "AX9"], "and AX1 to AX5"),
    (["--sizes", "medum"], "Did you mean \"medium\"?"),
    (["--matrix", "ful"], "Did you mean \"full\"?"),
  ])
  func mistakesSayWhatToDo(options: [String], words: String) {
    let run = ToolRun(arguments: ["audit", "Examples"] + options)
    #expect(run.code == .unusable, "\(run.output)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test(arguments: [
    "AX5", "ax5", "accessibility5", "Accessibility5", "accessibilityExtraExtraExtraLarge", "xs", "XS", "xSmall",
    "extraSmall", "L", "large", "xxxL", "XXXL", "extra-extra-extra-large",
  ])
  func sizesAreTakenInEverySpelling(name: String) {
    let run = ToolRun("metrics", "--sizes", name)
    #expect(run.code == .passed, "\(run.errors)")
  }

  @Test(arguments: ["de", "en_GB", "zh_CN", "zh-Hans-CN", "ar", "sr_Latn_RS", "pt_BR", "en-XA", "ar_XB", "en-xd"])
  func knownLocalesAreTaken(locale: String) throws {
    let folder = try TemporaryFolder(["A.swift": InputTests.view])
    let run = ToolRun("audit", ".", "--locales", locale, "--sizes", "large", in: folder.path)
    #expect(run.code != .unusable, "\(run.errors)")
  }
}
