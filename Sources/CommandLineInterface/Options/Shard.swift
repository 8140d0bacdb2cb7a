import Foundation

/// A share of the layouts: those at every so many places.
struct Shard: Hashable {
  static let option = OptionDescription(
    "--shard", value: "I/N", "Only the I-th of N shares of the layouts; \"merge\" joins what they write.")

  /// From 1.
  var index: Int
  var count: Int

  func contains(_ position: Int) -> Bool { position % count == index - 1 }

  /// The share that `--shard` asks for, or Bazel in the environment; `nil` for all layouts.
  ///
  /// Touches the file by which Bazel learns that a test knows of shards.
  /// - Source: Bazel, Test encyclopedia, "Test sharding": `TEST_TOTAL_SHARDS`, `TEST_SHARD_INDEX` from 0,
  ///   `TEST_SHARD_STATUS_FILE`.
  static func asked(_ arguments: ParsedArguments, _ terminal: Terminal) throws(UsageError) -> Shard? {
    let environment = terminal.environment
    if let file = environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty,
      !FileManager.default.createFile(atPath: terminal.absolute(file), contents: nil)
    {
      throw UsageError("the file \(file) that TEST_SHARD_STATUS_FILE names cannot be written.")
    }
    if let text = arguments.text("--shard") {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
        throw UsageError("--shard needs a share such as 2/5, not \"\(text)\".")
      }
      return Shard(index: index, count: count)
    }
    guard let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty else { return nil }
    guard let count = Int(total), let index = environment["TEST_SHARD_INDEX"].flatMap(Int.init), count >= 1,
      (0..<count).contains(index)
    else {
      throw UsageError(
        "TEST_TOTAL_SHARDS is \"\(total)\" and TEST_SHARD_INDEX \"\(environment["TEST_SHARD_INDEX"] ?? "")\": "
          + "the index has to be below the total.")
    }
    return Shard(index: index + 1, count: count)
  }

  /// The name of the file that the share writes.
  var fileName: String { "sizewise-\(index)-of-\(count).part" }
}
