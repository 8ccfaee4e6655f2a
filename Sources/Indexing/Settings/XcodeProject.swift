import Lexing

/// What one Xcode project says: its targets, their settings and the files that they compile.
struct XcodeProject {
  struct Target {
    let name: String
    let settings: BuildSettings
    let places: SettingPlaces
    /// Indices in the linted project.
    let files: [Int]
  }

  private(set) var targets: [Target] = []

  private let path: Path
  private let list: PropertyList
  private lazy var lines = LineTable(of: list.source)
  private var objects: XcodeObjects
  private let paths: FilePaths
  private let folder: [UInt8]
  /// Where the files of a group's folder stand among the paths, and the length of its path in bytes.
  private var groupPlaces: [Int: (places: Range<Int>, length: Int)] = [:]
  /// Levels of build configurations, by the configuration's object.
  private var layers: [Int: [XcodeLayer]] = [:]

  /// `folder` holds the `.xcodeproj`; it ends in a slash or is empty.
  init(
    _ source: SourceBuffer,
    at path: Path,
    folder: [UInt8],
    paths: FilePaths,
    configurationFiles: inout XcconfigReader
  ) {
    list = PropertyList(source)
    objects = XcodeObjects(list, folder: folder)
    self.path = path
    self.paths = paths
    self.folder = folder
    let project = objects.objects.firstIndex { $0.kind == .project }
    let shared = project.map { configurations(of: $0) } ?? [:]
    let folders = synchronizedFolders()
    var fileCount = 0
    for target in objects.objects.indices
    where objects.objects[target].kind == .target && fileCount < Self.fileLimit {
      let (settings, places) = settings(of: target, shared: shared, &configurationFiles)
      targets.append(
        Target(
          name: String(decoding: objects.text("name", of: target) ?? [], as: UTF8.self),
          settings: settings,
          places: places,
          files: sources(of: target) + synchronizedSources(of: target, folders)
        )
      )
      fileCount += targets[targets.count - 1].files.count
    }
  }

  /// Targets that list a thousand times what a large project has are not read to the end.
  private static let fileLimit = 4_000_000

  /// The files of the target's sources phases.
  private mutating func sources(of target: Int) -> [Int] {
    var found: [Int] = []
    for phase in objects.objects("buildPhases", of: target) where objects.objects[phase].kind == .sourcesPhase {
      for buildFile in objects.objects("files", of: phase) {
        guard let file = objects.object("fileRef", of: buildFile), objects.objects[file].kind == .file,
          let index = index(of: file)
        else { continue }
        found.append(index)
      }
    }
    return found
  }

  /// The file's index in the linted project. There are very many, most of them plain names in a group's folder.
  private mutating func index(of file: Int) -> Int? {
    guard let place = objects.place(of: file) else { return objects.path(of: file).flatMap { paths.index(of: $0) } }
    if groupPlaces[place.group] == nil {
      let folder = objects.folder(of: place.group)
      groupPlaces[place.group] = folder.map { (paths.places(below: $0), $0.count) } ?? (0..<0, 0)
    }
    guard let (places, length) = groupPlaces[place.group] else { return nil }
    return paths.index(of: place.name, among: places, below: length)
  }

  /// A folder whose files belong to targets without being listed, and what each target leaves out or takes besides.
  private struct SynchronizedFolder {
    let path: [UInt8]
    /// Files and folders by target.
    var exceptions: [Int: [[UInt8]]] = [:]
  }

  private mutating func synchronizedFolders() -> [Int: SynchronizedFolder] {
    var found: [Int: SynchronizedFolder] = [:]
    for group in objects.objects.indices where objects.objects[group].kind == .synchronizedGroup {
      guard let path = objects.path(of: group) else { continue }
      var folder = SynchronizedFolder(path: FilePaths.folder(path))
      for set in objects.objects("exceptions", of: group) where objects.objects[set].kind == .exceptionSet {
        guard let target = objects.object("target", of: set),
          let names = list.value("membershipExceptions", of: objects.objects[set].node)
        else { continue }
        folder.exceptions[target, default: []] += list.strings(in: names).compactMap {
          FilePaths.join(folder.path, list.text($0))
        }
      }
      found[group] = folder
    }
    return found
  }

  private func synchronizedSources(of target: Int, _ folders: [Int: SynchronizedFolder]) -> [Int] {
    let own = Set(objects.objects("fileSystemSynchronizedGroups", of: target))
    var found: [Int] = []
    for (group, folder) in folders {
      let exceptions = folder.exceptions[target] ?? []
      guard own.contains(group) || !exceptions.isEmpty else { continue }
      let listed = paths.indices(atOrBelow: exceptions)
      found += own.contains(group) ? paths.indices(below: folder.path).filter { !listed.contains($0) } : Array(listed)
    }
    return found
  }

  /// The configurations of a target or project, by name.
  private func configurations(of object: Int) -> [Name: Int] {
    guard let all = objects.object("buildConfigurationList", of: object) else { return [:] }
    var found: [Name: Int] = [:]
    for configuration in objects.objects("buildConfigurations", of: all).prefix(64) {
      guard let name = list.value("name", of: objects.objects[configuration].node) else { continue }
      found[list.name(name)] = configuration
    }
    return found
  }

  /// What the target's configurations agree on, and where one sets what decides most.
  private mutating func settings(
    of target: Int,
    shared: [Name: Int],
    _ files: inout XcconfigReader
  ) -> (BuildSettings, SettingPlaces) {
    var merged: BuildSettings?
    var places = SettingPlaces()
    for (name, configuration) in configurations(of: target).sorted(by: { $0.value < $1.value }) {
      var levels = layers(of: configuration, &files)
      if let outer = shared[name] { levels += layers(of: outer, &files) }
      var read = XcodeSettings(layers: levels)
      let settings = read.settings()
      places.complete(with: read.places)
      merged = merged?.merged(with: settings, otherwise: .configurationsDisagree) ?? settings
    }
    return (merged ?? .unknown(.notSet), places)
  }

  /// The configuration's own settings, then those of the file that it is based on.
  private mutating func layers(
    of configuration: Int,
    _ files: inout XcconfigReader
  ) -> [XcodeLayer] {
    if let known = layers[configuration] { return known }
    var own = XcodeLayer()
    if let settings = list.value("buildSettings", of: objects.objects[configuration].node) {
      for (key, value) in list.entries(of: settings) where XcodeSettings.matters(list.bytes(key)) {
        let words = list.nodes[value].kind == .array ? list.strings(in: value) : [value]
        let text = words.map { String(decoding: list.text($0), as: UTF8.self) }.joined(separator: " ")
        own.assign(String(decoding: list.text(key), as: UTF8.self), text) {
          SettingPlace(Int(list.nodes[key].start), lines, at: path)
        }
      }
    }
    var found = [own]
    switch baseFile(of: configuration) {
    case .some(.some(let path)): found.append(files.layer(path))
    case .some(.none): found[0].isIncomplete = true
    case .none: break
    }
    layers[configuration] = found
    return found
  }

  /// The file that a configuration is based on: nil for none, some nil for one that lies outside.
  private mutating func baseFile(of configuration: Int) -> [UInt8]?? {
    if let file = objects.object("baseConfigurationReference", of: configuration) {
      return .some(objects.path(of: file))
    }
    guard let group = objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let inner = objects.text("baseConfigurationReferenceRelativePath", of: configuration)
    else { return .none }
    return .some(objects.path(of: group).flatMap { FilePaths.join(FilePaths.folder($0), inner) })
  }
}
