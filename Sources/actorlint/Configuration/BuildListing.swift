import Indexing
import JSON
import Lexing
import Linting
import Reporting

/// How one file is built: each setting with what says so, a configuration or a manifest, or why nobody knows it.
struct BuildListing {
  let settings: BuildSettings
  private let stated: FileSettings
  private let location: ProjectLocation
  private let manifests: [String]

  init(of path: Path, in project: PreparedProject, stated: FileSettings) {
    let modules = project.modules
    let file = project.files.paths.firstIndex(of: path) ?? 0
    settings = modules.settings(of: file)
    manifests = modules.modules(of: file).compactMap(\.manifest).map { project.location.shown($0).string }
    location = project.location
    self.stated = stated
  }

  var members: [JSONMember] {
    [
      member(.languageMode, settings.languageMode) { "\($0.rawValue)" },
      member(.defaultIsolation, settings.defaultIsolation, \.rawValue),
      JSONMember(ConfigurationKey.deploymentTarget.rawValue, JSONValue(.object(targets))),
    ]
  }

  private var targets: [JSONMember] {
    Platform.allCases.compactMap { platform in
      settings.deploymentTargets[platform].map { version in
        JSONMember(platform.rawValue, value(version.description, source: source(of: platform.rawValue)))
      }
    }
  }

  private func member<Value>(
    _ key: ConfigurationKey,
    _ setting: Setting<Value>,
    _ describe: (Value) -> String
  ) -> JSONMember {
    switch setting {
    case .known(let known): JSONMember(key.rawValue, value(describe(known), source: source(of: key.rawValue)))
    case .unknown(let reason): JSONMember(key.rawValue, value(nil, source: "unknown: \(reason.rawValue)"))
    }
  }

  private func source(of name: String) -> String {
    stated.sources[name].map { location.shown($0).string } ?? manifests.joined(separator: ", ")
  }

  private func value(_ value: String?, source: String) -> JSONValue {
    JSONValue(
      .object([
        JSONMember("value", value.map { JSONValue($0) } ?? JSONValue(.null)),
        JSONMember("source", JSONValue(source)),
      ])
    )
  }
}

extension Modules {
  /// Those of a project whose files lie below a folder.
  init(of files: ProjectFiles, below root: Path) {
    self.init(files: files.paths, manifests: files.manifests) { path, source in
      guard let bytes = try? DiskReader.contents(of: path, below: root) else { return false }
      source.replace(with: bytes)
      return true
    }
  }
}
