internal import Foundation

/// Bounds of one evaluation, so that endless loops, recursion and huge values end with a diagnostic.
package struct EvaluationBudget: Sendable {
  /// Expressions and statements evaluated for one layout and variant.
  package var steps = 4_000_000
  /// Elements of one collection, and characters of one string.
  package var elements = 200_000
  /// Nodes of one tree.
  package var nodes = 60_000
  /// Views of the project within views of the project.
  package var expansionDepth = 160
  /// Bytes of the thread's stack that are left alone.
  package var stackReserve = 192 * 1024

  package init() {}
}

/// The lowest address that the current thread's stack may grow to.
enum StackBounds {
  private typealias AttributeReader =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// `pthread_getattr_np` of glibc, which the Swift module of the C library leaves out.
  private static let readAttributes: AttributeReader? = dlsym(nil, "pthread_getattr_np").map {
    unsafeBitCast($0, to: AttributeReader.self)
  }

  /// Where the thread's stack ends, with `reserve` bytes left; 3 MiB below the caller where the system does not say.
  static func lowestAddress(reserve: Int) -> UInt {
    var attributes = pthread_attr_t()
    guard let readAttributes, readAttributes(pthread_self(), &attributes) == 0 else { return current - 3 << 20 }
    defer { pthread_attr_destroy(&attributes) }
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &address, &size) == 0, let address else { return current - 3 << 20 }
    return UInt(bitPattern: address) + UInt(min(reserve, size / 2))
  }

  /// The current thread, for comparison.
  static var thread: UInt { UInt(pthread_self()) }

  /// An address within the caller's frame.
  @inline(__always)
  static var current: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
