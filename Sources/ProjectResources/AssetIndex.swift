/// Assets by the names under which source code asks for them.
///
/// Of several that share a name, the one that shares most folders with the file asking answers; of equals, the first.
struct AssetIndex<Asset: Sendable>: Sendable {
  private let assets: [(asset: Asset, path: String)]
  private let names: [String]
  private let positionsByName: [String: [Int]]
  private let positionsByStem: [String: [Int]]
  private let positionsByAccessor: [String: [Int]]

  init(_ assets: [Asset], name: (Asset) -> String, path: (Asset) -> String) {
    self.assets = assets.map { ($0, path($0)) }
    names = assets.map(name)
    func positions(_ key: (String) -> String) -> [String: [Int]] {
      Dictionary(grouping: assets.indices) { key(name(assets[$0])) }
    }
    positionsByName = positions { $0 }
    positionsByStem = positions(ProjectPath.stem)
    positionsByAccessor = positions(AssetAccessor.name)
  }

  /// The asset of a name, among those that `isWanted`.
  func named(_ name: String, from file: String, where isWanted: (Asset) -> Bool = { _ in true }) -> Asset? {
    nearest(positionsByName[name] ?? [], to: file, where: isWanted)
  }

  /// The asset whose name without extension is given.
  func stemmed(_ stem: String, from file: String) -> Asset? { nearest(positionsByStem[stem] ?? [], to: file) }

  /// The asset whose generated accessor has a name.
  ///
  /// - Parameter folders: the names of the types around the accessor, for assets in folders that give a namespace.
  func accessible(_ accessor: String, in folders: [String] = [], from file: String) -> Asset? {
    let positions = positionsByAccessor[accessor] ?? []
    guard !folders.isEmpty else { return nearest(positions, to: file) }
    return nearest(positions.filter { Self.folders(of: names[$0]) == folders.map(Self.plain) }, to: file)
  }

  private static func folders(of name: String) -> [String] {
    name.split(separator: "/").dropLast().map { plain(String($0)) }
  }

  /// A folder's name as far as its type tells it.
  private static func plain(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }

  private func nearest(
    _ positions: [Int], to file: String, where isWanted: (Asset) -> Bool = { _ in true }
  ) -> Asset? {
    var best: (asset: Asset, shared: Int)?
    for position in positions where isWanted(assets[position].asset) {
      let shared = ProjectPath.sharedFolders(assets[position].path, file)
      if best.map({ shared > $0.shared }) ?? true { best = (assets[position].asset, shared) }
    }
    return best?.asset
  }
}
