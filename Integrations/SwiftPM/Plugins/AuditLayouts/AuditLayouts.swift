import Foundation
import PackagePlugin

/// `swift package audit-layouts [arguments of sizewise audit]`: audits the package's source folders.
///
/// The tool is the one that the variable `SIZEWISE` names, or `sizewise` on the `PATH`.
@main struct AuditLayouts: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let tool = Self.tool() else {
      Diagnostics.error("sizewise is not found. Put it on the PATH, or name it in the variable SIZEWISE.")
      return
    }
    let hasPath = arguments.contains { !$0.hasPrefix("-") && FileManager.default.fileExists(atPath: $0) }
    let folders = context.package.targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }.sorted()
    let process = Process()
    process.executableURL = tool
    process.arguments = ["audit"] + (hasPath ? [] : folders) + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("sizewise has findings; they stand above.")
    case 3: Diagnostics.error("sizewise could lay nothing out; the reason stands above.")
    default: Diagnostics.error("sizewise ended with \(process.terminationStatus); the reason stands above.")
    }
  }

  private static func tool() -> URL? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["SIZEWISE"], !path.isEmpty { return URL(fileURLWithPath: path) }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = folder + "/sizewise"
      if FileManager.default.isExecutableFile(atPath: String(path)) { return URL(fileURLWithPath: String(path)) }
    }
    return nil
  }
}
