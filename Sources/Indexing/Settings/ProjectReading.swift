import Lexing

/// Xcode projects.
extension ModuleReader {
  mutating func readProjects() {
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
}
