import JSON
import Lexing
import Linting
import Reporting
import Rules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `actorlint init`.
struct InitCommand {
  private let printsSchema: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.takeNoMore(than: 0)
    printsSchema = invocation.has(.schema)
  }

  func run(on console: Console) throws(UsageError) -> ExitCode {
    if printsSchema {
      console.output.append(ConfigurationSchema(RuleNames(families)).text)
      return .clean
    }
    guard let folder = Path.currentFolder else { throw UsageError("the current folder cannot be found") }
    guard let project = ProjectSearch([folder]).projects.first else { throw UsageError("this folder cannot be read") }
    let file = project.root.appending(ProjectConfiguration.fileName)
    let location = ProjectLocation(root: project.root, currentFolder: folder)
    let shown = location.shown(Path(ProjectConfiguration.fileName))
    if file.exists { throw UsageError("\(shown.string) is there already; remove it to write another") }
    var whole = Project(root: project.root, isMarked: project.isMarked)
    whole.folders = [[]]
    let files = ProjectFiles(of: whole)
    do {
      try NewFile.write(
        ConfigurationTemplate(files.paths, isMarked: project.isMarked).text,
        to: file,
        projects: [project.root]
      )
    } catch {
      throw UsageError("\(shown.string): \(error.reason)")
    }
    console.write("wrote \(shown.string)")
    return .clean
  }
}

/// A configuration to begin with: what was found in the project, and the settings that it leaves open.
struct ConfigurationTemplate {
  private let paths: [Path]
  private let isMarked: Bool

  /// Folders of code that somebody else writes.
  private static let foreign = ["Vendor", "vendor", "ThirdParty", "Third-Party", "External", "Externals", "Generated"]
  private static let shownModules = 12

  /// `paths` are the project's files, in order.
  init(_ paths: [Path], isMarked: Bool) {
    self.paths = paths
    self.isMarked = isMarked
  }

  var text: [UInt8] {
    let excluded = foreignFolders.map { JSONText.quoted($0) }.map { String(decoding: $0, as: UTF8.self) }
    return Array(
      """
      // Settings of actorlint. This is JSON5: comments and trailing commas are welcome.
      // 'actorlint init --schema' prints every key; '--show-settings FILE' what holds for a file.
      //
      // Found here: \(found)
      {
      \(isMarked ? "" : "  // Nothing else says where the project begins.\n  \"root\": true,\n\n")\
        // Never reported, though their declarations count.
        "exclude": [\(excluded.joined(separator: ", "))],

        // The least severity that is shown, and the least that makes the exit status 1.
        "level": "warning",
        "fail_on": "warning",

        // Rules by id, by family, or by group; 'actorlint rules' lists them.
        "extend_select": [],
        "ignore": [],

        // "severity": {"main_sync": "error"},

        // Other settings for some files.
        "overrides": [
          // {"files": ["Tests"], "ignore": ["main_sync"]},
        ],
      }

      """.utf8
    )
  }

  private var found: String {
    let count = paths.count == 1 ? "1 Swift file" : "\(paths.count) Swift files"
    let names = modules.prefix(Self.shownModules).joined(separator: ", ")
    guard !modules.isEmpty else { return count + "." }
    let rest = modules.count > Self.shownModules ? " and \(modules.count - Self.shownModules) more" : ""
    return "\(count), modules \(names)\(rest)."
  }

  /// The folders below `Sources` that hold files.
  private var modules: [String] {
    var names: [String] = []
    for path in paths {
      let parts = path.string.split(separator: "/")
      guard let index = parts.firstIndex(of: "Sources"), index + 2 < parts.count else { continue }
      if !names.contains(String(parts[index + 1])) { names.append(String(parts[index + 1])) }
    }
    return names.filter { !$0.contains { $0.isNewline } }.sorted()
  }

  private var foreignFolders: [String] {
    Self.foreign.filter { name in paths.contains { $0.string.split(separator: "/").dropLast().contains(name[...]) } }
  }
}
