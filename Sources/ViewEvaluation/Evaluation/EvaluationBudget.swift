/// Bounds of one evaluation, so that endless loops, recursion and huge values end with a diagnostic.
package struct EvaluationBudget: Sendable {
  /// Expressions and statements evaluated for one layout and variant.
  package var steps = 4_000_000
  /// Expressions and statements evaluated for one view of the project, without the views in it.
  package var viewSteps = 1_000_000
  /// Elements of one collection, and characters of one string.
  package var elements = 200_000
  /// Nodes of one tree.
  package var nodes = 60_000
  /// Views of the project within views of the project.
  package var expansionDepth = 160
  /// Bytes of stack that an evaluation may take below the place where it begins; threads have 8 MiB on Linux.
  package var stackBytes = 4 << 20

  package init() {}
}

/// Addresses of the current thread's stack, which grows downwards.
enum StackBounds {
  /// An address within the caller's frame.
  @inline(__always)
  static var current: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
