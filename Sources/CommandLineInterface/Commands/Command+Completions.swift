extension Command {
  static let completions = Command(
    name: "completions", summary: "completions for bash, zsh and fish, and the manual page",
    arguments: "[bash|zsh|fish]",
    about: """
      Prints what a shell needs to complete commands, options and their values. --man prints the manual page.
      """,
    options: [OptionDescription("--man", "Print the manual page, in the language of man.")],
    examples: [
      Example("completions bash", "to be saved in /etc/bash_completion.d/sizewise"),
      Example("completions --man", "to be saved as sizewise.1"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    if arguments.has("--man") {
      guard arguments.positional.isEmpty else { throw UsageError("--man and a shell are two things. Ask for one.") }
      terminal.write(ManualPage().text)
      return .passed
    }
    guard arguments.positional.count == 1 else {
      throw UsageError("completions needs a shell: sizewise completions bash, zsh or fish.")
    }
    let shell = try ParsedArguments.choice(arguments.positional[0], for: "completions", CompletionShell.self)
    terminal.write(shell.script(Commands.all))
    return .passed
  }
}
