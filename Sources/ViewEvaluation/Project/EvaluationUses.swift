/// What of a project took part in an evaluation: a change elsewhere cannot change the result.
package struct EvaluationUses: Hashable, Sendable {
  /// Paths of the files whose code ran or whose types were named.
  package var files: Set<String> = []
  /// Names of the colours, pictures and symbols asked for.
  package var assets: Set<String> = []
  /// Names of the tables of texts asked for.
  package var tables: Set<String> = []
  /// Whether some code runs only in layout, so that more may take part than stands here.
  package var hasDeferredCode = false

  package init() {}

  package mutating func formUnion(_ other: EvaluationUses) {
    files.formUnion(other.files)
    assets.formUnion(other.assets)
    tables.formUnion(other.tables)
    hasDeferredCode = hasDeferredCode || other.hasDeferredCode
  }
}

/// Collects the files that take part in an evaluation.
struct FileUses {
  private(set) var paths: Set<String> = []
  private var known: Set<ObjectIdentifier> = []
  private var last: SourceText?

  /// Cheap where code of one file runs for long.
  @inline(__always)
  mutating func add(_ file: SourceText) {
    if file !== last { addOther(file) }
  }

  private mutating func addOther(_ file: SourceText) {
    last = file
    if known.insert(ObjectIdentifier(file)).inserted { paths.insert(file.path) }
  }
}
