/// What a run cannot begin without.
package enum PipelineError: Error, Hashable, Sendable {
  /// A path that was given does not exist.
  case noSuchPath(String)
  /// Nothing above the executable holds the tool's own data.
  case noInstallation
  /// The fonts cannot be used; the message is the font engine's.
  case fonts(String)
  case unreadableFolder(String)
  case unknownDevice(name: String, suggestion: String)
  case unknownLayout(name: String, known: [String])
  /// The version control of a project cannot tell what changed; the message is its own.
  case unknownChanges(revision: String, root: String, message: String)
  /// A file to be edited that differs from what was audited.
  case changedFile(String)
  case unwritableFile(String)
  case outsideProject(String)

  /// What is wrong and what to do, for people.
  package var message: String {
    switch self {
    case .noSuchPath(let path): "There is no file or folder \(path). Check the path."
    case .noInstallation:
      "The folder fonts/ of sizewise is not found above the executable. Run it from its own folder, through bin/sizewise."
    case .fonts(let message): message
    case .unreadableFolder(let path): "The folder \(path) cannot be listed. Check its permissions."
    case .unknownDevice(let name, let suggestion):
      "There is no device \"\(name)\".\(suggestion) Give a device's full name, or a size such as 393x852."
    case .unknownChanges(let revision, let root, let message):
      "What changed since \"\(revision)\" in \(root) cannot be told: \(message) Give a revision that git knows there; a "
        + "shallow clone has to fetch it first."
    case .changedFile(let path):
      "The file \(path) changed while it was audited; nothing is written. Run the audit again."
    case .unwritableFile(let path): "The file \(path) cannot be written; nothing is changed. Check its permissions."
    case .outsideProject(let path): "The file \(path) lies outside the project; nothing is written."
    case .unknownLayout(let name, let known):
      "There is no layout \"\(name)\" in this file. It has \(known.isEmpty ? "none" : known.joined(separator: ", "))."
    }
  }
}
