import Foundation
import ProjectResources
import ViewEvaluation

/// The targets of Xcode projects, read from `project.pbxproj`: which files each compiles, by name or by folder.
///
/// - Source: the file format as Xcode writes it; objects by identifier, each with the kind `isa`.
/// - Verification: inferred from projects; the format is not documented.
struct XcodeTargets {
  private(set) var targets = SourceTargets()

  /// Reads the projects at these paths of `project.pbxproj` files; one that cannot be read says nothing.
  ///
  /// - Parameter swiftFiles: all Swift files, for targets that compile whole folders.
  init(projectFiles: [String], in files: any ProjectFiles, swiftFiles: [String]) {
    for path in projectFiles {
      guard let bytes = files.contents(of: path),
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
        let objects = (list as? [String: Any])?["objects"] as? [String: [String: Any]]
      else { continue }
      var reader = XcodeProjectReader(objects: objects, projectFile: path, swiftFiles: swiftFiles)
      reader.read()
      targets.byFile.merge(reader.targets.byFile) { $0.union($1) }
      targets.foreignTargets.merge(reader.targets.foreignTargets) { known, _ in known }
    }
  }
}

/// The objects of one Xcode project.
private struct XcodeProjectReader {
  let objects: [String: [String: Any]]
  let projectFile: String
  let swiftFiles: [String]
  var targets = SourceTargets()
  /// The paths of files and groups by identifier, relative to the root of everything.
  private var places: [String: String] = [:]

  init(objects: [String: [String: Any]], projectFile: String, swiftFiles: [String]) {
    self.objects = objects
    self.projectFile = projectFile
    self.swiftFiles = swiftFiles
  }

  mutating func read() {
    let folder = ProjectPath.parent(of: ProjectPath.parent(of: projectFile))
    for project in objects.values where project["isa"] as? String == "PBXProject" {
      let base = ProjectPath.joined(folder, project["projectDirPath"] as? String ?? "") ?? folder
      if let group = project["mainGroup"] as? String { locate(group, in: base, base: base, depth: 0) }
      for target in project["targets"] as? [String] ?? [] { add(target) }
    }
  }

  /// Finds the paths of everything in a group.
  private mutating func locate(_ identifier: String, in folder: String, base: String, depth: Int) {
    guard depth < 100, places[identifier] == nil, let object = objects[identifier] else { return }
    let start: String
    switch object["sourceTree"] as? String {
    case "<group>", nil: start = folder
    case "SOURCE_ROOT": start = base
    default: return
    }
    guard let place = ProjectPath.joined(start, object["path"] as? String ?? "") else { return }
    places[identifier] = place
    for child in object["children"] as? [String] ?? [] { locate(child, in: place, base: base, depth: depth + 1) }
  }

  private mutating func add(_ identifier: String) {
    guard let target = objects[identifier], let name = target["name"] as? String else { return }
    // A target of the same name in another project is another target.
    let key = projectFile + ":" + name
    targets.foreignTargets[key] = platform(of: target)
    for phase in (target["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] })
    where phase["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in phase["files"] as? [String] ?? [] {
        guard let reference = objects[file]?["fileRef"] as? String, let path = places[reference] else { continue }
        targets.byFile[path, default: []].insert(key)
      }
    }
    for group in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      guard let folder = places[group] else { continue }
      let excluded = exceptions(of: group, in: folder, for: identifier)
      for file in swiftFiles where file.hasPrefix(folder + "/") && !excluded.contains(file) {
        targets.byFile[file, default: []].insert(key)
      }
    }
    addExceptions(for: identifier, key)
  }

  /// The files that a target's own folder leaves out.
  private func exceptions(of group: String, in folder: String, for target: String) -> Set<String> {
    let sets = (objects[group]?["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
    return Set(
      sets.filter { $0["target"] as? String == target }.flatMap { $0["membershipExceptions"] as? [String] ?? [] }
        .compactMap { ProjectPath.joined(folder, $0) })
  }

  /// The files that a target takes from a folder of another.
  private mutating func addExceptions(for target: String, _ key: String) {
    let own = Set(objects[target]?["fileSystemSynchronizedGroups"] as? [String] ?? [])
    for (group, object) in objects where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      guard !own.contains(group), let folder = places[group] else { continue }
      for file in exceptions(of: group, in: folder, for: target) { targets.byFile[file, default: []].insert(key) }
    }
  }

  /// What a target is built for where no configuration of it is for iOS.
  private func platform(of target: [String: Any]) -> ForeignPlatform? {
    if let type = target["productType"] as? String, type.contains("watch") { return .watch }
    let inherited = Dictionary(
      objects.values.filter { $0["isa"] as? String == "PBXProject" }.flatMap(configurations).map {
        ($0.name, $0.settings)
      }
    ) { known, _ in known }
    let platforms = configurations(of: target).map { configuration in
      Self.platform(configuration.settings) { inherited[configuration.name]?[$0] as? String }
    }
    return platforms.contains(nil) ? nil : platforms.first ?? nil
  }

  private func configurations(of object: [String: Any]) -> [(name: String, settings: [String: Any])] {
    guard let list = object["buildConfigurationList"] as? String,
      let identifiers = objects[list]?["buildConfigurations"] as? [String]
    else { return [] }
    return identifiers.map {
      (objects[$0]?["name"] as? String ?? "", objects[$0]?["buildSettings"] as? [String: Any] ?? [:])
    }
  }

  /// What settings build for, where it is not iOS.
  private static func platform(
    _ settings: [String: Any], inherited: (String) -> String?
  ) -> ForeignPlatform? {
    func value(_ name: String) -> String? { settings[name] as? String ?? inherited(name) }
    guard let names = value("SUPPORTED_PLATFORMS") ?? value("SDKROOT") else { return nil }
    let platforms = names.split(separator: " ").map { ForeignPlatform(sdk: String($0)) }
    return platforms.contains(nil) ? nil : platforms.first ?? nil
  }
}
