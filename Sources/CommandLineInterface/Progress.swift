import Foundation

/// Tells on standard error how far a run is: one line that is rewritten on a terminal, plain lines elsewhere.
struct Progress: Sendable {
  private let terminal: Terminal
  private let total: Int
  private let isShown: Bool
  private let rewrites: Bool

  /// Plain lines are written at every so many layouts.
  private static let plainStep = 25

  init(terminal: Terminal, total: Int, isQuiet: Bool) {
    self.terminal = terminal
    self.total = total
    rewrites = terminal.errorIsTerminal && !terminal.isContinuousIntegration
    isShown = !isQuiet && total > 1
  }

  func show(_ done: Int, _ name: String) {
    guard isShown else { return }
    if rewrites {
      let line = "\(done)/\(total) \(name)"
      terminal.progress("\r\u{1B}[K" + String(line.prefix(max(terminal.width - 1, 20))))
    } else if done == total || done % Self.plainStep == 0 {
      terminal.progress("sizewise: \(done) of \(total) layouts\n")
    }
  }

  func finish() {
    if isShown, rewrites { terminal.progress("\r\u{1B}[K") }
  }
}
