import Typography

extension FontLibrary {
  /// A font of the audited project, by name or path; the system font, with the reason, where there is none.
  ///
  /// - Verification: documented: SwiftUI falls back to the system font for unknown names.
  func customFace(_ key: FontFaceKey, name: String) -> Choice? {
    if let entry = folders.face(named: name, weight: key.weight, isItalic: key.isItalic) {
      if let face = realFace(entry, key) { return Choice(face: face) }
    } else if name.contains("/"), let file = try? file(at: name) {
      let entry = FontFolders.Entry(path: name, faceIndex: 0, description: file.describe())
      if let face = realFace(entry, key) { return Choice(face: face) }
    }
    var system = key
    system.family = .system(.default)
    guard let face = choice(for: system)?.face else { return nil }
    let near = folders.names(near: name)
    let hint = near.isEmpty ? "" : " Nearest: \(near.joined(separator: ", "))."
    return Choice(
      face: face,
      reason: UnmeasuredReason(
        code: "unknown-font",
        message: "No font named \(name) among the project's fonts; measured in the system font.\(hint) "
          + "Name the folder that holds it with --font-folder."))
  }

  private func realFace(_ entry: FontFolders.Entry, _ key: FontFaceKey) -> LoadedFace? {
    guard let file = try? file(at: entry.path, faceIndex: entry.faceIndex) else { return nil }
    var coordinates: [String: Double] = [:]
    var name = entry.description.postScriptName
    var metrics = entry.description.metrics
    if let axis = entry.description.axes.first(where: { $0.tag == "wght" }) {
      let weight =
        key.weight == .regular
        ? axis.standard : min(max(Double(key.weight.openTypeClass), axis.minimum), axis.maximum)
      coordinates["wght"] = weight
      metrics.isBold = Int(weight) >= FontWeight.bold.openTypeClass
      name += " wght=\(Int(weight))"
    }
    if key.usesMonospacedDigits { name += " tnum" }
    if key.usesSmallCaps { name += " smcp" }
    let role = LoadedFace.Role(
      name: name, fitting: .asIs, metrics: metrics, basis: .realFont, relativeTolerance: 0.001)
    return register(role, file: file, textCoordinates: coordinates)
  }
}
