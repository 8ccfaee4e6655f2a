import Indexing
import Lexing

/// A project's manifests and files that exist in memory only.
struct MemoryBuild {
  let modules: Modules
  private let files: [Path]

  /// Texts by path. What is no Swift file is a manifest.
  init(_ texts: [String: String]) {
    let paths = texts.keys.map { Path($0) }.sorted()
    files = paths.filter { $0.string.hasSuffix(".swift") }
    modules = Modules(files: files, manifests: paths.filter { !$0.string.hasSuffix(".swift") }) { path, source in
      guard let text = texts[path.string] else { return false }
      source.replace(with: Array(text.utf8))
      return true
    }
  }

  /// One file, `Sources/A/a.swift`, of the only target of a package.
  init(manifest: String) {
    self.init(["Package.swift": manifest, "Sources/A/a.swift": ""])
  }

  func settings(_ path: String = "Sources/A/a.swift") -> BuildSettings {
    modules.settings(of: index(path))
  }

  /// What sets the default isolation, as `path:line:column`.
  func isolationPlace(_ path: String = "Sources/A/a.swift") -> String? {
    modules.isolationPlace(of: index(path)).map { "\($0.path.string):\($0.line):\($0.column)" }
  }

  /// The same of the language mode.
  func modePlace(_ path: String = "Sources/A/a.swift") -> String? {
    modules.modePlace(of: index(path)).map { "\($0.path.string):\($0.line):\($0.column)" }
  }

  /// Names of the modules that a file is in.
  func names(_ path: String) -> [String] {
    modules.modules(of: index(path)).map(\.name).sorted()
  }

  func index(_ path: String) -> Int {
    files.firstIndex(of: Path(path))!
  }
}
