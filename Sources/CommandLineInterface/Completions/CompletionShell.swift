import AuditPipeline
import Auditing
import Colorimetry
import Configuration
import PlatformProfile
import Reporting
import Typography

/// A shell that completions are written for, from the table of commands and options.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  func script(_ commands: [Command]) -> String {
    switch self {
    case .bash: Self.bash(commands)
    case .zsh: Self.zsh(commands)
    case .fish: Self.fish(commands)
    }
  }

  /// The values that an option may have; empty for files and free values.
  static func values(of option: OptionDescription) -> [String] {
    switch option.name {
    case "--sizes": DynamicTypeSize.allCases.map(\.rawValue)
    case "--schemes": ColorScheme.allCases.map(\.rawValue)
    case "--os": OSProfile.allCases.map(\.rawValue)
    case "--device": Device.all.map(\.name)
    case "--matrix": VariantMatrix.Preset.allCases.map(\.rawValue)
    case "--fail-on": Configuration.Threshold.allCases.map(\.rawValue)
    case "--format": ReportFormats.all.map(\.name)
    case "--only", "--exclude": AuditRun.rules.map(\.id)
    case "--style": TextStyle.allCases.map(\.rawValue)
    default: []
    }
  }

  private static let help = OptionDescription("--help", "This text.")

  // MARK: bash

  /// - Source: Bash Reference Manual, "Programmable Completion".
  private static func bash(_ commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let cases = commands.map { command in
      "    \(command.name)) options=\"\((command.options + [help]).map(\.name).joined(separator: " "))\" ;;\n"
    }.joined()
    var known: Set<String> = []
    let choices = commands.flatMap(\.options).filter { !Self.values(of: $0).isEmpty && known.insert($0.name).inserted }
      .map { option in
        "    \(option.name)) values=(\(Self.values(of: option).map(quoted).joined(separator: " "))) ;;\n"
      }.joined()
    return """
      # Completions of sizewise for bash.
      _sizewise() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} options="" value
        local -a values=()
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        case "$previous" in
      \(choices)  esac
        if [ ${#values[@]} -gt 0 ]; then
          for value in "${values[@]}"; do
            if [[ "$value" == "$current"* ]]; then COMPREPLY+=("$(printf '%q' "$value")"); fi
          done
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases)  esac
        if [[ "$current" == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        else
          COMPREPLY=($(compgen -f -- "$current"))
        fi
      }
      complete -o filenames -F _sizewise sizewise

      """
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  // MARK: zsh

  /// - Source: zsh manual, "Completion System", `_arguments` and `_describe`.
  private static func zsh(_ commands: [Command]) -> String {
    let names = commands.map { "    " + quoted($0.name + ":" + $0.summary.replacing(":", with: "\\:")) }
      .joined(separator: "\n")
    let cases = commands.map { command in
      let options = (command.options + [help]).map { "        " + zshOption($0) + " \\\n" }.joined()
      return "    \(command.name))\n      _arguments \\\n\(options)        '*:file:_files' ;;\n"
    }.joined()
    return """
      #compdef sizewise
      # Completions of sizewise for zsh.
      _sizewise() {
        local -a commands
        commands=(
      \(names)
        )
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      if [ "$funcstack[1]" = "_sizewise" ]; then
        _sizewise "$@"
      else
        compdef _sizewise sizewise
      fi

      """
  }

  private static func zshOption(_ option: OptionDescription) -> String {
    func plain(_ text: String) -> String {
      text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
        .replacing(":", with: "\\:")
    }
    var words = (option.isRepeatable ? "*" : "") + option.name + "[" + plain(option.about) + "]"
    if let value = option.value {
      let values = values(of: option).map {
        plain($0.replacing(" ", with: "\\ ").replacing("(", with: "\\(").replacing(")", with: "\\)"))
      }
      words += ":" + plain(value) + ":" + (values.isEmpty ? "_files" : "(" + values.joined(separator: " ") + ")")
    }
    return quoted(words)
  }

  // MARK: fish

  /// - Source: fish documentation, `complete`.
  private static func fish(_ commands: [Command]) -> String {
    var lines = ["# Completions of sizewise for fish."]
    for command in commands {
      lines.append(
        "complete -c sizewise -n __fish_use_subcommand -f -a \(command.name) -d \(fishQuoted(command.summary))")
    }
    for command in commands {
      for option in command.options + [help] {
        var line =
          "complete -c sizewise -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name.dropFirst(2))"
        let values = values(of: option)
        if !values.isEmpty {
          line +=
            " -x -a "
            + fishQuoted(
              values.map { $0.replacing(" ", with: "\\ ").replacing("(", with: "\\(").replacing(")", with: "\\)") }
                .joined(separator: " "))
        } else if option.value != nil {
          line += " -r"
        }
        lines.append(line + " -d " + fishQuoted(option.about))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
