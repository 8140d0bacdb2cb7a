import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// The three shells load their completions and offer what the table of options has.
@Suite struct CompletionTests {
  /// The output of a program with a script; `nil` where it is not installed, which CI does not allow.
  private func answer(_ program: String, _ arguments: [String]) throws -> String? {
    let path = "/usr/bin/" + program
    guard FileManager.default.isExecutableFile(atPath: path) else {
      #expect(ProcessInfo.processInfo.environment["CI"] != "true", "\(program) is missing; bin/set-up test installs it")
      return nil
    }
    return try PythonTool.run(path: path, arguments).output
  }

  private func folder(_ shell: String) throws -> TemporaryFolder {
    try TemporaryFolder(["completions": ToolRun("completions", shell).output])
  }

  @Test(arguments: [
    (["sizewise", "bas"], "baseline"), (["sizewise", "audit", "--strc"], ""),
    (["sizewise", "audit", "--stri"], "--strict"),
    (["sizewise", "audit", "--fail-on", "er"], "error"),
    (["sizewise", "check", "--device", "iPhone SE (1"], "iPhone\\ SE\\ \\(1st\\ generation\\)"),
    (["sizewise", "audit", "--only", "tight"], "tight-clearance"), (["sizewise", "check", "--wat"], "--watch"),
  ])
  func bashCompletes(words: [String], wanted: String) throws {
    let folder = try folder("bash")
    let script = """
      set -eu; source '\(folder.path)/completions'
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _sizewise; printf '%s' "${COMPREPLY[*]:-}"
      """
    guard let answer = try answer("bash", ["-c", script]) else { return }
    #expect(answer == wanted)
  }

  @Test func zshLoadsAndKnowsEveryCommand() throws {
    let folder = try folder("zsh")
    let script = """
      autoload -U compinit; compinit -u -D; source '\(folder.path)/completions'; whence -w _sizewise
      print -r -- "$_comps[sizewise]"
      """
    guard let answer = try answer("zsh", ["-f", "-c", script]) else { return }
    #expect(answer == "_sizewise: function\n_sizewise\n")
    for command in CommandLineTests.commands {
      #expect(ToolRun("completions", "zsh").output.contains("    \(command))\n"))
    }
  }

  /// A terminal of its own shows what zsh offers for a word that is begun.
  @Test(.timeLimit(.minutes(1))) func zshCompletesAWord() throws {
    let folder = try folder("zsh")
    let script = """
      zmodload zsh/zpty; zpty shell 'zsh -f -i'
      zpty -w shell 'PS1=ready; autoload -U compinit; compinit -u -D; source \(folder.path)/completions; echo set-u""p'
      zpty -r -m shell _ '*set-up*ready*'
      zpty -w -n shell $'sizewise audit --stri\\t'; zpty -r -m shell text '*--strict*'; print -r -- "$text"
      """
    guard let answer = try answer("zsh", ["-f", "-c", script]) else { return }
    #expect(answer.contains("--strict"), "\(answer)")
  }

  @Test(arguments: [
    ("sizewise bas", "baseline"), ("sizewise audit --stri", "--strict"), ("sizewise audit --fail-on er", "error"),
    ("sizewise audit --only tight", "tight-clearance"),
  ])
  func fishCompletes(line: String, wanted: String) throws {
    let folder = try folder("fish")
    let script = "source '\(folder.path)/completions'; complete -C '\(line)'"
    guard let answer = try answer("fish", ["--no-config", "-c", script]) else { return }
    #expect(answer.split(separator: "\n").contains { $0.split(separator: "\t").first == wanted[...] }, "\(answer)")
  }

  @Test func manualPageIsSetWithoutWarnings() throws {
    let folder = try TemporaryFolder(["sizewise.1": ToolRun("completions", "--man").output])
    guard let answer = try answer("groff", ["-man", "-Tutf8", "-ww", "-P-cbou", folder.path + "/sizewise.1"]) else {
      return
    }
    #expect(!answer.contains("warning:"), "\(answer.prefix(400))")
    #expect(answer.contains("EXIT STATUS"))
    for command in CommandLineTests.commands { #expect(answer.contains(command), "\(command)") }
  }

  @Test(arguments: [["completions"], ["completions", "tcsh"], ["completions", "bash", "--man"]])
  func otherShellsAreRefused(arguments: [String]) { #expect(ToolRun(arguments: arguments).code == .unusable) }
}
