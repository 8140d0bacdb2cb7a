import CommandLineInterface
import Foundation

// A trap is a bug of ours: say so, and end with the code that scripts know.
for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
  signal(number) { _ in
    let message = "sizewise: this is a bug of sizewise. Please report it with the command line and the file.\n"
    _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    _exit(70)
  }
}
signal(SIGPIPE, SIG_DFL)

exit(CommandLineTool(terminal: .process()).run(Array(CommandLine.arguments.dropFirst())).rawValue)
