import CommandLineInterface
import Foundation

// Whoever started the process may have blocked signals; a blocked one could not be told.
var all = sigset_t()
sigfillset(&all)
sigprocmask(SIG_UNBLOCK, &all, nil)
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
