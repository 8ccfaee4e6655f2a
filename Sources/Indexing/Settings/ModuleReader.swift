package import Lexing

extension Modules {
  /// Reads a project's manifests: which file is in which module, and how that is built.
  ///
  /// `manifests` are the `.pbxproj` and `.xcconfig` files and what shows that another tool makes the project; `Package.swift` is among
  /// `files`. `read` fills a buffer with a file's bytes; false when it cannot.
  package init(files: [Path], manifests: [Path], read: @escaping (Path, SourceBuffer) -> Bool) {
    var reader = ModuleReader(files: files, manifests: manifests, read: read)
    self = reader.modules()
  }
}

/// Joins packages, Xcode projects and the signs of other build systems.
private struct ModuleReader {
  /// A folder whose files no target names, and why not.
  private struct Unread {
    let folder: [UInt8]
    let reason: UnknownReason
    /// In all texts that may make one; nil where these are not known.
    var spelled: SpelledSettings?
    /// The only one that the manifest writes.
    var mode: LanguageMode?

    var settings: BuildSettings {
      spelled.map { SettingsDraft.settings(unreadFor: reason, spelling: $0, mode: mode) } ?? .unknown(reason)
    }
  }

  let files: [Path]
  let manifests: [Path]
  let read: (Path, SourceBuffer) -> Bool
  private let paths: FilePaths
  private var found: Modules
  private var unread: [Unread] = []
  /// By file: the innermost package around it; -1 for none.
  private var packageOfFile: [Int32]

  /// Manifests that are larger are not read.
  private static let packageLimit = 1 << 19
  private static let projectLimit = 1 << 26

  init(files: [Path], manifests: [Path], read: @escaping (Path, SourceBuffer) -> Bool) {
    self.files = files
    self.manifests = manifests
    self.read = read
    paths = FilePaths(files)
    found = Modules(of: files)
    packageOfFile = Array(repeating: -1, count: files.count)
  }

  mutating func modules() -> Modules {
    readPackages()
    readProjects()
    addLeftovers()
    return found
  }

  private func source(_ path: Path, limit: Int) -> SourceBuffer? {
    let source = SourceBuffer(capacity: 1 << 14)
    return read(path, source) && source.count <= limit ? source : nil
  }

  // MARK: Packages

  /// The versions of one package's manifest.
  private struct Package {
    let folder: [UInt8]
    var manifest: Path?
    var versions: [(path: Path, version: PackageManifest.NamedVersion)] = []
  }

  private mutating func readPackages() {
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
  private static func fileName(_ path: Path, beginningWith first: Unicode.Scalar) -> ArraySlice<UInt8>? {
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

  // MARK: Xcode projects

  private mutating func readProjects() {
    var configurationFiles = XcconfigReader(manifests: manifests) { [read] path in
      let source = SourceBuffer(capacity: 1 << 12)
      return read(path, source) && source.count <= Self.packageLimit ? source : nil
    }
    let isInPackage = files.indices.map { found.hasModule($0) }
    for manifest in manifests where manifest.bytes.suffix(16).elementsEqual("/project.pbxproj".utf8) {
      let bundle = manifest.bytes.dropLast(16)
      let folder = FilePaths.folder(above: Array(bundle))
      guard let source = source(manifest, limit: Self.projectLimit), source.bytes[0] != UInt8(ascii: "<") else {
        unread.append(Unread(folder: folder, reason: .unreadable))
        continue
      }
      let project = XcodeProject(
        source,
        at: manifest,
        folder: folder,
        paths: paths,
        configurationFiles: &configurationFiles
      )
      for target in project.targets where !target.files.isEmpty {
        let module = found.append(
          Module(
            name: target.name,
            manifest: manifest,
            settings: target.settings,
            modePlace: target.places.mode,
            isolationPlace: target.places.isolation
          )
        )
        for file in target.files where !isInPackage[file] { found.add(file, to: module) }
      }
    }
  }

  // MARK: The rest

  /// Files that no target names belong together with those of the same folder that nobody can tell more about.
  private mutating func addLeftovers() {
    let others = manifests.compactMap { path in Self.otherBuildSystem(path.bytes).map { (path, $0) } }
    let projects = files.filter(isProjectOfTuist)
    if !others.isEmpty || !projects.isEmpty {
      let configured = settings(spelledIn: configurationFiles)
      unread += others.map { unread($0.0, reason: $0.1, with: configured) }
      let helpers = projects.isEmpty ? [] : files.filter(isOfTuist)
      let helped = helpers.count > 64 ? nil : settings(spelledIn: helpers)
      unread += projects.map { unread($0, reason: .tuist, with: sum(configured, helped)) }
    }
    unread.sort { $0.folder.lexicographicallyPrecedes($1.folder) }
    var moduleOfFile: [Int: Int] = [:]
    for place in unread {
      let module = found.append(
        Module(name: "", manifest: nil, settings: place.settings, modePlace: nil, isolationPlace: nil)
      )
      for file in paths.indices(below: place.folder) where !found.hasModule(file) { moduleOfFile[file] = module }
    }
    for (file, module) in moduleOfFile { found.add(file, to: module) }
  }

  private static func otherBuildSystem(_ path: [UInt8]) -> UnknownReason? {
    let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    if name.elementsEqual("project.yml".utf8) { return .xcodeGen }
    let isBazel = ["BUILD", "BUILD.bazel", "WORKSPACE", "MODULE.bazel"].contains { name.elementsEqual($0.utf8) }
    return isBazel ? .bazel : nil
  }

  /// `Project.swift`, when it is Tuist's.
  private func isProjectOfTuist(_ path: Path) -> Bool {
    guard let name = Self.fileName(path, beginningWith: "P"), name.elementsEqual("Project.swift".utf8),
      let source = source(path, limit: Self.packageLimit)
    else { return false }
    return source.holds("import ProjectDescription")
  }

  /// What a manifest says, with the files of settings that it may name and what helps it.
  private func unread(_ manifest: Path, reason: UnknownReason, with others: SpelledSettings?) -> Unread {
    let folder = FilePaths.folder(above: manifest.bytes)
    let source = reason == .xcodeGen ? source(manifest, limit: Self.packageLimit) : nil
    return Unread(
      folder: folder,
      reason: reason,
      spelled: sum(settings(spelledIn: [manifest]), others),
      mode: source.flatMap { SettingsDraft.mode(writtenIn: $0) }
    )
  }

  private func sum(_ left: SpelledSettings?, _ right: SpelledSettings?) -> SpelledSettings? {
    guard var sum = left, let right else { return nil }
    sum.add(right)
    return sum
  }

  /// `Workspace.swift`, and what helps to write manifests: `Tuist/ProjectDescriptionHelpers/Targets.swift`
  private func isOfTuist(_ path: Path) -> Bool {
    path.bytes.withUnsafeBufferPointer { bytes in
      var start = bytes.startIndex
      while let slash = bytes[start...].firstIndex(of: UInt8(ascii: "/")) {
        let folder = bytes[start..<slash]
        if Self.foldersOfTuist.contains(where: { folder.elementsEqual($0.utf8) }) { return true }
        start = slash + 1
      }
      return bytes[start...].elementsEqual("Workspace.swift".utf8)
    }
  }

  private static let foldersOfTuist = ["Tuist", "ProjectDescriptionHelpers", "Plugins"]

  private var configurationFiles: [Path] {
    Array(manifests.filter { $0.bytes.suffix(9).elementsEqual(".xcconfig".utf8) }.prefix(64))
  }

  /// What some files spell; nil where one of them cannot be read.
  private func settings(spelledIn files: [Path]) -> SpelledSettings? {
    files.reduce(SpelledSettings(names: [])) { spelled, file in
      sum(spelled, source(file, limit: Self.packageLimit).map { SpelledSettings(of: $0) })
    }
  }
}
