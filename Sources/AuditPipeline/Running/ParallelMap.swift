import Foundation
import Synchronization

/// Runs work on several threads whose stacks are deep enough for nested views.
package enum ParallelMap {
  /// Bytes of stack for each thread; a view nested 400 deep takes about a megabyte in a debug build.
  private static let stackSize = 256 << 20

  /// `transform` of every element, in the order of the elements whatever the number of threads.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let board = Board<Result>(count: elements.count)
    let threadCount = max(1, min(jobs, elements.count))
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threadCount {
      let thread = Thread {
        while let index = board.take() { board.put(transform(elements[index]), at: index) }
        done.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<threadCount { done.wait() }
    return board.results()
  }

  /// The work that is left, and the results so far.
  private final class Board<Result: Sendable>: Sendable {
    private struct State {
      var next = 0
      var results: [Result?]
    }

    private let state: Mutex<State>

    init(count: Int) { state = Mutex(State(results: Array(repeating: nil, count: count))) }

    func take() -> Int? {
      state.withLock { state in
        guard state.next < state.results.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    func put(_ result: Result, at index: Int) { state.withLock { $0.results[index] = result } }

    func results() -> [Result] { state.withLock { $0.results.map { $0! } } }
  }
}
