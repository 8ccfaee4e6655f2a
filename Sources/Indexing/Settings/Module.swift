package import Lexing

/// Files that are compiled together and see each other's internal declarations: a target of a package or of an Xcode
/// project, else what is left of the project.
package struct Module: Sendable {
  /// The target's; empty for what no target names.
  package let name: String
  /// Where the target is declared, from the project's root; nil for none.
  package let manifest: Path?
  package let settings: BuildSettings
  /// What sets the language mode and the default isolation; nil where nothing does, or nothing that has a place of its
  /// own.
  package let modePlace: SettingPlace?
  package let isolationPlace: SettingPlace?

  /// A target's name may hold what a name in Swift may not.
  var nameInCode: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}

/// Where a file sets something for a build.
package struct SettingPlace: Sendable, Equatable {
  package let path: Path
  /// From 1.
  package let line: Int
  /// From 1, in UTF-8 bytes.
  package let column: Int

  init(path: Path, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// `offset` in bytes.
  init(_ offset: Int, _ lines: LineTable, at path: Path) {
    self.path = path
    (line, column) = lines.position(of: offset)
  }
}

/// Which modules each of a project's files is compiled in.
package struct Modules: Sendable {
  package private(set) var modules: [Module] = []
  /// Sets of modules that some file is compiled in, as indices in order; the first is empty.
  private var sets: [[Int32]] = [[]]
  private var settings: [BuildSettings] = [.unknown(.noManifest)]
  private let files: [Path]
  /// By file: an index in `sets`.
  private var setOfFile: [Int32]
  /// What a configuration states of files, by set and statement.
  private var statedSettings: [BuildSettings] = []
  private var statements: [Statement: Int32] = [:]
  /// By file: an index in `statedSettings`; empty where nothing is stated.
  private var statementOfFile: [Int32: Int32] = [:]
  /// By set and module that is added, the set with both.
  private var larger: [Int64: Int32] = [:]

  private struct Statement: Hashable {
    let set: Int32
    let stated: StatedSettings
  }

  /// All files in no module.
  package init(of files: [Path]) {
    self.files = files
    setOfFile = Array(repeating: 0, count: files.count)
  }

  /// Adds a module, and gives its index.
  mutating func append(_ module: Module) -> Int {
    modules.append(module)
    return modules.count - 1
  }

  mutating func add(_ file: Int, to module: Int) {
    let set = setOfFile[file]
    let key = Int64(set) << 32 | Int64(module)
    let union = larger[key] ?? union(set, module)
    larger[key] = union
    setOfFile[file] = union
  }

  private mutating func union(_ set: Int32, _ module: Int) -> Int32 {
    let members = sets[Int(set)]
    if members.contains(Int32(module)) { return set }
    let union = (members + [Int32(module)]).sorted()
    if let known = sets.firstIndex(of: union) { return Int32(known) }
    sets.append(union)
    let own = modules[module].settings
    settings.append(members.isEmpty ? own : settings[Int(set)].merged(with: own, otherwise: .targetsDisagree))
    return Int32(sets.count - 1)
  }

  var fileCount: Int { setOfFile.count }

  /// By a module's name in code, the first of its files.
  var firstFiles: [String: Int] {
    var found: [String: Int] = [:]
    var seen: Set<Int32> = []
    for (file, set) in setOfFile.enumerated() where seen.insert(set).inserted {
      for module in sets[Int(set)] {
        let name = modules[Int(module)].nameInCode
        if found[name] == nil { found[name] = file }
      }
    }
    return found
  }

  func hasModule(_ file: Int) -> Bool { setOfFile[file] != 0 }

  /// Whether some module is made of both files, so that they see each other's internal declarations.
  package func areTogether(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (setOfFile[first], setOfFile[second])
    if left == right { return true }
    return sets[Int(left)].contains { sets[Int(right)].contains($0) }
  }

  /// For each file, whether some module is made of it and of one of some others.
  func files(togetherWith others: Set<Int>) -> [Bool] {
    let otherSets = Set(others.map { setOfFile[$0] })
    let modules = Set(otherSets.flatMap { sets[Int($0)] })
    let isTogether = sets.indices.map { otherSets.contains(Int32($0)) || sets[$0].contains(where: modules.contains) }
    return setOfFile.map { isTogether[Int($0)] }
  }

  /// Files of one number are compiled in the same modules, and in no other.
  func group(of file: Int) -> Int { Int(setOfFile[file]) }

  /// How many files each group has.
  var fileCounts: [Int] {
    var counts = Array(repeating: 0, count: sets.count)
    for set in setOfFile { counts[Int(set)] += 1 }
    return counts
  }

  /// Whether both files are compiled in the same modules, and in no other.
  func haveSameModules(_ first: Int, _ second: Int) -> Bool { setOfFile[first] == setOfFile[second] }

  /// The one that shares more folders with a file than all others do; the file itself before all.
  func nearest(of candidates: Set<Int>, to file: Int) -> Int? {
    if candidates.contains(file) { return file }
    let ranked = candidates.map { (folders: commonFolders($0, file), file: $0) }.sorted { $0 > $1 }
    guard let first = ranked.first, ranked.count == 1 || first.folders > ranked[1].folders else { return nil }
    return first.file
  }

  private func commonFolders(_ first: Int, _ second: Int) -> Int {
    var count = 0
    for (left, right) in zip(files[first].bytes, files[second].bytes) {
      if left != right { break }
      if left == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }

  /// Whether all modules of a file are called as tests are; where no manifest names it, whether it stands as tests do.
  func isInTestTarget(_ file: Int) -> Bool {
    let names = modules(of: file).lazy.map(\.name).filter { !$0.isEmpty }
    return names.isEmpty ? files[file].isInFolderOfTestTarget : names.allSatisfy { $0.hasSuffix("Tests") }
  }

  func isForTests(_ file: Int) -> Bool { files[file].isForTests }
  func isInFolderOfTests(_ file: Int) -> Bool { files[file].isInFolderOfTests }

  /// Whether all modules of a file are of packages whose manifests do not stand at the project's root.
  func isOfInnerPackage(_ file: Int) -> Bool {
    let manifests = modules(of: file).map(\.manifest)
    return !manifests.isEmpty
      && manifests.allSatisfy { manifest in
        guard let manifest, case let path = manifest.bytes, path.contains(UInt8(ascii: "/")) else { return false }
        return path.suffix(6).elementsEqual(".swift".utf8)
      }
  }

  mutating func state(_ stated: StatedSettings, of file: Int) {
    let statement = Statement(set: setOfFile[file], stated: stated)
    let index = statements[statement] ?? Int32(statedSettings.count)
    if Int(index) == statedSettings.count {
      statedSettings.append(settings[Int(setOfFile[file])].stating(stated))
      statements[statement] = index
    }
    statementOfFile[Int32(file)] = index
  }

  /// What a configuration or the build says of a file, in all of its modules.
  package func settings(of file: Int) -> BuildSettings {
    if !statementOfFile.isEmpty, let stated = statementOfFile[Int32(file)] { return statedSettings[Int(stated)] }
    return settings[Int(setOfFile[file])]
  }

  /// Whether a file is compiled in Swift 5's mode or an older one, as far as can be told: what no target has, in a project
  /// with targets, is seldom new.
  package func isLikelyFive(_ file: Int) -> Bool {
    let mode = settings(of: file).languageMode
    return mode.isLikelyFive || mode == .unknown(.noManifest) && !modules.isEmpty
  }

  /// What sets the default isolation of a file, if its manifest does and not its configuration.
  package func isolationPlace(of file: Int) -> SettingPlace? { place(\.isolationPlace, of: file) }

  /// The same of its language mode.
  package func modePlace(of file: Int) -> SettingPlace? { place(\.modePlace, of: file) }

  private func place(_ setting: KeyPath<Module, SettingPlace?>, of file: Int) -> SettingPlace? {
    statementOfFile[Int32(file)] == nil ? modules(of: file).lazy.compactMap { $0[keyPath: setting] }.first : nil
  }

  package func modules(of file: Int) -> [Module] {
    sets[Int(setOfFile[file])].map { modules[Int($0)] }
  }
}
