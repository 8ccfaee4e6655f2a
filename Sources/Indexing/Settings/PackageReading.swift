import Lexing

/// Packages.
extension ModuleReader {
  /// The versions of one package's manifest.
  private struct Package {
    let folder: [UInt8]
    var manifest: Path?
    var versions: [(path: Path, version: PackageManifest.NamedVersion)] = []
  }

  mutating func readPackages() {
    let packages = findPackages()
    for (index, package) in packages.enumerated() {
      for file in paths.indices(below: package.folder) { packageOfFile[file] = Int32(index) }
    }
    for (index, package) in packages.enumerated() {
      guard let path = chosenManifest(of: package) else { continue }
      guard let source = source(path, limit: Self.packageLimit) else {
        unread.append(Unread(folder: package.folder, reason: .unreadable))
        continue
      }
      let manifest = PackageManifest(source)
      add(manifest, at: path, source, in: package.folder, index: index)
      if manifest.isIncomplete {
        unread.append(
          Unread(folder: package.folder, reason: .computed, spelled: SpelledSettings(names: manifest.spelled))
        )
      }
    }
  }

  /// Those with a `Package.swift`, outer ones first.
  private func findPackages() -> [Package] {
    var byFolder: [[UInt8]: Package] = [:]
    for path in files {
      guard let name = Self.fileName(path, beginningWith: "P"), name.starts(with: "Package".utf8) else { continue }
      let folder = FilePaths.folder(above: path.bytes)
      if name.elementsEqual("Package.swift".utf8) {
        byFolder[folder, default: Package(folder: folder)].manifest = path
      } else if let version = PackageManifest.NamedVersion(fileName: name) {
        byFolder[folder, default: Package(folder: folder)].versions.append((path, version))
      }
    }
    return byFolder.values.filter { $0.manifest != nil }.sorted { $0.folder.lexicographicallyPrecedes($1.folder) }
  }

  /// The last component of a path, if this is its first character: there are very many paths.
  static func fileName(_ path: Path, beginningWith first: Unicode.Scalar) -> ArraySlice<UInt8>? {
    let start = path.bytes.withUnsafeBufferPointer { bytes in
      var index = bytes.count
      while index > 0, bytes[index - 1] != UInt8(ascii: "/") { index -= 1 }
      return index < bytes.count && bytes[index] == UInt8(ascii: first) ? index : -1
    }
    return start < 0 ? nil : path.bytes[start...]
  }

  private func chosenManifest(of package: Package) -> Path? {
    guard !package.versions.isEmpty, let manifest = package.manifest else { return package.manifest }
    let choice = PackageManifest.chosen(among: package.versions.map(\.version)) { index in
      let path = index < 0 ? manifest : package.versions[index].path
      return source(path, limit: Self.packageLimit).map { PackageManifest($0).toolsVersion } ?? Version(0)
    }
    return choice < 0 ? manifest : package.versions[choice].path
  }

  private mutating func add(
    _ manifest: PackageManifest,
    at path: Path,
    _ source: SourceBuffer,
    in folder: [UInt8],
    index: Int
  ) {
    let lines = LineTable(of: source)
    for target in manifest.targets {
      guard let root = self.folder(of: target, in: folder, isOnlyTarget: manifest.targets.count == 1) else { continue }
      let excluded = paths.indices(atOrBelow: target.exclude.compactMap { FilePaths.join(root, Array($0.utf8)) })
      let included = target.sources.map { sources in
        paths.indices(atOrBelow: sources.compactMap { FilePaths.join(root, Array($0.utf8)) })
      }
      let module = found.append(
        Module(
          name: target.name,
          manifest: path,
          settings: target.settings,
          modePlace: target.draft.modeOffset.map { SettingPlace($0, lines, at: path) },
          isolationPlace: target.draft.isolationOffset.map { SettingPlace($0, lines, at: path) }
        )
      )
      for file in paths.indices(below: root) where packageOfFile[file] == Int32(index) {
        if !excluded.contains(file), included?.contains(file) ?? true { found.add(file, to: module) }
      }
    }
  }

  /// The folder of a target's files: where the manifest says, else the one of its name in the folders that the package
  /// manager looks into.
  private func folder(of target: PackageManifest.Target, in package: [UInt8], isOnlyTarget: Bool) -> [UInt8]? {
    if let path = target.path {
      return FilePaths.join(package, Array(path.utf8)).map { FilePaths.folder($0) }
    }
    let parents =
      switch target.kind {
      case .test: ["Tests", "Sources", "Source", "src", "srcs"]
      case .plugin: ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    for parent in parents {
      let folder = package + Array("\(parent)/\(target.name)/".utf8)
      if !paths.indices(below: folder).isEmpty { return folder }
    }
    // A package of one target needs no folder of its own (SwiftPM 5.9).
    let folder = package + Array("\(parents[0])/".utf8)
    return isOnlyTarget && !paths.indices(below: folder).isEmpty ? folder : nil
  }
}
