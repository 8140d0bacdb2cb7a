import AuditPipeline
import Auditing
import Configuration
import DocumentTree
import Foundation

extension Command {
  static let initialize = Command(
    name: "init", summary: "a commented .sizewise.yml for the project found here", arguments: "[FOLDER]",
    about: "Writes .sizewise.yml into the folder (the current one), naming the folders that hold previews.",
    options: [
      OptionDescription("--force", "Replace a file that is there."),
      OptionDescription("--print-schema", "Print the JSON Schema of .sizewise.yml for editors, and stop."),
    ],
    examples: [Example("init", "for the project in this folder")]
  ) { (arguments, terminal) throws(UsageError) in
    if arguments.has("--print-schema") {
      terminal.write(ConfigurationText.schema(rules: AuditRun.rules.map(\.metadata)).text)
      return .passed
    }
    let folder = terminal.absolute(arguments.positional.first ?? ".")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw UsageError("there is no folder \(folder). Give the folder of your project.")
    }
    let path = folder + "/" + Configuration.fileName
    guard arguments.has("--force") || !FileManager.default.fileExists(atPath: path) else {
      throw UsageError("\(path) is there already. Edit it, or replace it with --force.")
    }
    let folders = PreviewFolders.names(in: folder)
    try ReportOutput.save(Array(ConfigurationText.starter(paths: folders).utf8), to: path)
    terminal.printLine("wrote \(path), which audits \(folders.joined(separator: ", "))")
    terminal.report(
      "sizewise: next, look at what there is: sizewise audit. What cannot be mended today is written down with: "
        + "sizewise baseline write --reason \"before we began\"; from then on only what is new or worse fails.\n")
    return .passed
  }
}

/// The folders of a project that hold previews.
private enum PreviewFolders {
  /// Names of the folders directly in `folder` with a preview somewhere below, or "." where it has previews itself or
  /// none is found.
  static func names(in folder: String) -> [String] {
    var names: Set<String> = []
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return ["."] }
    for case let path as String in enumerator {
      let last = (path as NSString).lastPathComponent
      if last.hasPrefix(".") || AuditPipeline.SourceCollection.ignoredFolders.contains(last) {
        enumerator.skipDescendants()
        continue
      }
      guard path.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: folder + "/" + path),
        data.range(of: Data("#Preview".utf8)) != nil || data.range(of: Data("PreviewProvider".utf8)) != nil
      else { continue }
      names.insert(path.contains("/") ? String(path.prefix { $0 != "/" }) : ".")
    }
    return names.isEmpty || names.contains(".") ? ["."] : names.sorted()
  }
}
