package import Diagnostics
internal import Dispatch
internal import Foundation
package import ProjectResources
internal import Synchronization

/// A source file of the audited project.
package struct SourceFile: Sendable {
  /// Path relative to the project's root, with `/` between folders.
  package var path: String
  package var source: String

  package init(path: String, source: String) {
    self.path = path
    self.source = source
  }
}

/// A parsed project: its declarations, its layouts, and what could not be read.
///
/// Built once; any number of threads may evaluate its layouts.
package final class Project: Sendable {
  package let resources: ResourceCatalog
  /// Syntax errors and the like, by file in the order given.
  package let diagnostics: [Diagnostic]
  /// The comments that speak to this tool, in the order of files and of lines.
  package let comments: [SourceComment]
  /// Every preview, in the order of files and of lines.
  package let layouts: [ProjectLayout]
  let index: ModuleIndex
  let registry: BuiltinRegistry
  /// The modules that each file imports, by its path.
  let importsByFile: [String: [String]]
  /// The names of all folders of the tree.
  let folderNames: Set<String>
  /// As they were read, before extensions were joined to types.
  let files: [ProjectFile]
  private let operators: OperatorPrecedences
  private let conditions: CompilationConditions
  private let targets: SourceTargets
  /// How many evaluations of layouts were made.
  private let evaluationCounter = Atomic<Int>(0)

  package var evaluationCount: Int { evaluationCounter.load(ordering: .relaxed) }

  func countEvaluation() { evaluationCounter.add(1, ordering: .relaxed) }

  /// - Parameter targets: the targets that compile the files, where Xcode projects name them.
  package convenience init(
    files: [SourceFile], resources: ResourceCatalog = ResourceCatalog(), targets: SourceTargets = SourceTargets()
  ) {
    self.init(files: files, resources: resources, registry: .standard, targets: targets)
  }

  convenience init(
    files: [SourceFile], resources: ResourceCatalog, registry: BuiltinRegistry, targets: SourceTargets = SourceTargets()
  ) {
    let operators = Self.operators(declaredIn: files)
    let conditions = CompilationConditions(files: files)
    self.init(
      parsed: Self.parse(files, operators, conditions), operators: operators, conditions: conditions,
      resources: resources, registry: registry, targets: targets)
  }

  private init(
    parsed: [ProjectFile], operators: OperatorPrecedences, conditions: CompilationConditions,
    resources: ResourceCatalog, registry: BuiltinRegistry, targets: SourceTargets
  ) {
    let joined = parsed.map(\.unjoined)
    let index = ModuleIndex(joined, targets: targets)
    self.targets = targets
    self.index = index
    self.resources = resources
    self.registry = registry
    self.operators = operators
    self.conditions = conditions
    files = parsed
    diagnostics = parsed.flatMap(\.diagnostics)
    comments = parsed.flatMap(\.comments)
    importsByFile = Dictionary(parsed.map { ($0.text.path, $0.imports) }) { first, _ in first }
    folderNames = Set(parsed.flatMap { $0.text.path.split(separator: "/").dropLast().map(String.init) })
    layouts = LayoutFinder(files: joined, index: index, registry: registry).layouts
  }

  /// The project with other text in some of its files; nothing else is parsed again.
  ///
  /// Operators stay those that the project declared at first.
  package func replacing(_ changed: [SourceFile]) -> Project {
    let parsed = Self.parse(changed, operators, conditions)
    let byPath = Dictionary(parsed.map { ($0.text.path, $0) }, uniquingKeysWith: { $1 })
    return Project(
      parsed: files.map { byPath[$0.text.path] ?? $0 }, operators: operators, conditions: conditions,
      resources: resources, registry: registry, targets: targets)
  }

  /// Bytes of stack for parsing: swift-syntax walks a chain of modifiers by recursion, however long it is.
  private static let parsingStackBytes = 512 << 20

  /// The files lowered, several at a time, in the order given.
  private static func parse(
    _ files: [SourceFile], _ operators: OperatorPrecedences, _ conditions: CompilationConditions
  ) -> [ProjectFile] {
    let parsed = Mutex<[ProjectFile?]>(Array(repeating: nil, count: files.count))
    let next = Atomic<Int>(0)
    let threadCount = min(files.count, ProcessInfo.processInfo.activeProcessorCount)
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threadCount {
      let thread = Thread {
        while true {
          let position = next.add(1, ordering: .relaxed).oldValue
          guard position < files.count else { break }
          let file = files[position]
          let result = ProjectFile(
            path: file.path, source: file.source, operators: operators, conditions: conditions)
          parsed.withLock { $0[position] = result }
        }
        done.signal()
      }
      thread.stackSize = parsingStackBytes
      thread.start()
    }
    for _ in 0..<threadCount { done.wait() }
    return parsed.withLock { $0.compactMap { $0 } }
  }

  /// The operators that the project declares, with their precedence groups.
  private static func operators(declaredIn files: [SourceFile]) -> OperatorPrecedences {
    var result = OperatorPrecedences()
    for file in files where file.source.contains("infix operator") {
      for line in file.source.split(separator: "\n") {
        let words = line.split { $0 == " " || $0 == ":" || $0 == "\t" }
        guard let position = words.firstIndex(of: "infix"), words.count > position + 2,
          words[position + 1] == "operator"
        else { continue }
        let group = words.count > position + 3 ? String(words[position + 3]) : nil
        result.declare(String(words[position + 2]), group: group)
      }
    }
    return result
  }
}
