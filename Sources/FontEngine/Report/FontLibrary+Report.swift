import Typography

extension FontLibrary {
  /// What a name means among the project's fonts, the fetched ones and the installed ones; a path is read as it is.
  /// - Throws: `unreadableFont` for a path.
  func report(named name: String) throws(FontEngineError) -> FontReport {
    if name.contains("/") {
      let first = try file(at: name)
      var faces = [face(of: first, index: 0)]
      for index in 1..<max(min(first.faceCount, 64), 1) {
        faces.append(face(of: try file(at: name, faceIndex: index), index: index))
      }
      return FontReport(name: name, faces: faces)
    }
    let folded = name.lowercased()
    let entries = folders.entries.filter {
      [$0.description.postScriptName, $0.description.fullName, $0.description.family].contains {
        $0.lowercased() == folded
      }
    }
    var faces: [FontReport.Face] = []
    for entry in entries {
      faces.append(face(of: try file(at: entry.path, faceIndex: entry.faceIndex), index: entry.faceIndex))
    }
    if faces.isEmpty, folded == "inter" {
      for file in ["Inter.ttf", "Inter-Italic.ttf"] {
        if let open = try? self.file(at: places.fetchedFont(file)) { faces.append(face(of: open, index: 0)) }
      }
    }
    if faces.isEmpty {
      for weight in [FontWeight.regular, .bold] {
        guard let match = catalogue?.face(family: name, weight: weight, isItalic: false),
          let open = try? file(at: match.path, faceIndex: match.faceIndex)
        else { continue }
        let found = face(of: open, index: match.faceIndex)
        if !faces.contains(found) { faces.append(found) }
      }
    }
    guard faces.isEmpty else { return FontReport(name: name, faces: faces) }
    let near = folders.names(near: name)
    return FontReport(
      name: name, faces: [],
      unmeasured: UnmeasuredReason(
        code: "unknown-font",
        message: "No font named \(name)."
          + (near.isEmpty ? "" : " Nearest: \(near.joined(separator: ", ")).")
          + " Give its path, or the folder that holds it with --font-folder."))
  }

  private func face(of file: FontFile, index: Int) -> FontReport.Face {
    let ranges = file.coverage()
    return FontReport.Face(
      path: file.path, faceIndex: index, description: file.describe(), coverage: CharacterBlock.coverage(of: ranges),
      characterCount: ranges.reduce(0) { $0 + $1.count })
  }

  /// Every stand-in, those that are missing too.
  func standIns() -> [StandInReport] {
    var reports: [StandInReport] = []
    let fetched = "bin/fetch-fonts"
    for (design, name) in [
      (FontDesign.default, "system font"), (.rounded, "system font, rounded"), (.monospaced, "system font, monospaced"),
    ] {
      let key = FontFaceKey(family: .system(design))
      let face = choice(for: key)?.face
      reports.append(
        StandInReport(
          role: name, family: "Inter 4.1, fitted to the metric profile", path: face?.text.file.path,
          basis: face?.role.basis ?? .unmeasured, relativeTolerance: face?.role.relativeTolerance ?? 0,
          installation: fetched))
    }
    let serif = catalogue?.face(family: "Noto Serif", weight: .regular, isItalic: false)
    reports.append(
      StandInReport(
        role: "system font, serif", family: "Noto Serif", path: serif?.path,
        basis: serif == nil ? .unmeasured : .standIn, relativeTolerance: Self.serifTolerance,
        installation: "apt-get install fonts-noto-core"))
    for entry in scriptFonts.all {
      let match = catalogue?.face(family: entry.family, weight: .regular, isItalic: false)
      let role =
        switch entry.script {
        case "Zsye": "emoji"
        case "Zyyy": "symbols and punctuation"
        default: "script \(entry.script)"
        }
      reports.append(
        StandInReport(
          role: role, family: entry.family, path: match?.path, basis: match == nil ? .unmeasured : .standIn,
          relativeTolerance: entry.tolerance, installation: "apt-get install \(entry.package)"))
    }
    return reports
  }
}
