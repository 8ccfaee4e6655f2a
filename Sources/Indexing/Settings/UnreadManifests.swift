import Lexing

/// What other build systems say, as far as their texts tell.
extension ModuleReader {
  /// Files that no target names belong together with those of the same folder that nobody can tell more about.
  mutating func addLeftovers() {
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
