import Lexing

/// The objects of an Xcode project by their identifiers, and the folders that its groups stand for.
struct XcodeObjects {
  enum Kind {
    case buildFile, file, group, synchronizedGroup, exceptionSet, sourcesPhase, target, project, configuration,
      configurationList
  }

  struct Object {
    let kind: Kind
    /// The dictionary in `list`.
    let node: Int
    /// The group that holds it, as an index; -1 for none.
    var parent = -1
  }

  let list: PropertyList
  private(set) var objects: [Object] = []
  private var indices: [Name: Int] = [:]
  /// Of groups, from the root of the files; ends in a slash or is empty. Nil for what lies outside.
  private var folders: [Int: [UInt8]?] = [:]
  /// Where the project's own paths begin.
  private var projectFolder: [UInt8]?

  /// `folder` holds the project; it ends in a slash or is empty.
  init(_ list: PropertyList, folder: [UInt8]) {
    self.list = list
    projectFolder = folder
    guard !list.nodes.isEmpty, let all = list.value("objects", of: 0) else { return }
    objects.reserveCapacity(list.nodes.count / 8)
    indices.reserveCapacity(list.nodes.count / 8)
    for (key, value) in list.entries(of: all) where list.nodes[value].kind == .dictionary {
      guard let kind = kind(of: value) else { continue }
      indices[list.name(key)] = objects.count
      objects.append(Object(kind: kind, node: value))
    }
    findParents()
    if let project = objects.first(where: { $0.kind == .project }),
      let path = list.value("projectDirPath", of: project.node), list.nodes[path].length > 0
    {
      projectFolder = FilePaths.join(folder, list.text(path)).map { FilePaths.folder($0) }
    }
  }

  private func kind(of node: Int) -> Kind? {
    guard let isa = list.value("isa", of: node) else { return nil }
    // The length tells most apart, so that one or two comparisons are left.
    switch list.nodes[isa].length {
    case 8: return list.spells(isa, "PBXGroup") ? .group : nil
    case 10: return list.spells(isa, "PBXProject") ? .project : nil
    case 12: return list.spells(isa, "PBXBuildFile") ? .buildFile : nil
    case 15: return list.spells(isa, "PBXVariantGroup") ? .group : list.spells(isa, "PBXNativeTarget") ? .target : nil
    case 16: return list.spells(isa, "PBXFileReference") ? .file : nil
    case 19: return list.spells(isa, "XCConfigurationList") ? .configurationList : nil
    case 20:
      if list.spells(isa, "PBXSourcesBuildPhase") { return .sourcesPhase }
      return list.spells(isa, "XCBuildConfiguration") ? .configuration : nil
    case 34: return list.spells(isa, "PBXFileSystemSynchronizedRootGroup") ? .synchronizedGroup : nil
    case 46: return list.spells(isa, "PBXFileSystemSynchronizedBuildFileExceptionSet") ? .exceptionSet : nil
    default: return nil
    }
  }

  private mutating func findParents() {
    for index in objects.indices where objects[index].kind == .group {
      guard let children = list.value("children", of: objects[index].node) else { continue }
      for child in list.strings(in: children) {
        if let child = self.index(child), child != index { objects[child].parent = index }
      }
    }
  }

  /// The object that a string names.
  func index(_ identifier: Int) -> Int? {
    indices[list.name(identifier)]
  }

  /// The object that a value of another one names.
  func object(_ key: StaticString, of object: Int) -> Int? {
    list.value(key, of: objects[object].node).flatMap { index($0) }
  }

  /// The objects that a list in another one names.
  func objects(_ key: StaticString, of object: Int) -> [Int] {
    guard let value = list.value(key, of: objects[object].node) else { return [] }
    return list.strings(in: value).compactMap { index($0) }
  }

  func text(_ key: StaticString, of object: Int) -> [UInt8]? {
    list.value(key, of: objects[object].node).flatMap { list.nodes[$0].kind == .string ? list.text($0) : nil }
  }

  /// From the root of the files; nil for what lies outside of it, in an SDK or among products.
  mutating func path(of object: Int) -> [UInt8]? {
    guard let path = text("path", of: object), let base = base(of: object) else { return nil }
    return FilePaths.join(base, path)
  }

  /// The folder that an object's path begins at.
  private mutating func base(of object: Int) -> [UInt8]? {
    let tree = list.value("sourceTree", of: objects[object].node)
    if let tree, list.spells(tree, "SOURCE_ROOT") { return projectFolder }
    if let tree, !list.spells(tree, "<group>"), !list.spells(tree, "group") { return nil }
    return objects[object].parent < 0 ? projectFolder : folder(of: objects[object].parent)
  }

  /// The folder of the group that holds a file, and the file's name in it; nil unless the path is a plain name there.
  mutating func place(of file: Int) -> (group: Int, name: UnsafeBufferPointer<UInt8>)? {
    let parent = objects[file].parent
    guard parent >= 0, let path = list.value("path", of: objects[file].node),
      let tree = list.value("sourceTree", of: objects[file].node), list.spells(tree, "<group>")
    else { return nil }
    let name = list.bytes(path)
    let isPlain =
      name.first != UInt8(ascii: ".") && !name.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    return isPlain && !name.isEmpty ? (parent, name) : nil
  }

  /// Goes up to a folder that is known and comes back down; groups that hold each other have none.
  mutating func folder(of group: Int) -> [UInt8]? {
    var chain: [Int] = []
    var next = group
    while next >= 0, folders[next] == nil, chain.count < 256 {
      chain.append(next)
      next = objects[next].parent
    }
    if next >= 0, folders[next] == nil {
      for group in chain { folders[group] = .some(nil) }
      return nil
    }
    for group in chain.reversed() {
      let base = base(of: group)
      guard let path = text("path", of: group), !path.isEmpty else {
        folders[group] = .some(base)
        continue
      }
      folders[group] = .some(base.flatMap { FilePaths.join($0, path) }.map { FilePaths.folder($0) })
    }
    return folders[group] ?? nil
  }
}
