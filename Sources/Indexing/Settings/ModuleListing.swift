/// A file's modules and build settings as text: one line for each module and for each setting.
struct ModuleListing {
  private(set) var text = ""

  init(of file: SourceFile) {
    let modules = file.project.modules.modules(of: file.index)
    let settings = file.project.modules.settings(of: file.index)
    for module in modules where !module.name.isEmpty {
      add("module", module.name + (module.manifest.map { " (\($0.string))" } ?? ""))
    }
    if text.isEmpty { add("module", "none") }
    add("language mode", settings.languageMode) { "\($0.rawValue)" }
    add("strict concurrency", settings.strictConcurrency, \.rawValue)
    add("default isolation", settings.defaultIsolation, \.rawValue)
    for feature in UpcomingFeature.allCases {
      let setting = settings.isEnabled(feature)
      let isImplied = feature.isInSwift6 && settings.languageMode == .known(.six)
      if setting != .known(false), !isImplied { add(feature.rawValue, setting) { $0 ? "on" : "off" } }
    }
    for platform in Platform.allCases {
      if let version = settings.deploymentTargets[platform] { add(platform.rawValue, version.description) }
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    text += "\(name): \(value)\n"
  }

  private mutating func add<Value>(_ name: String, _ setting: Setting<Value>, _ describe: (Value) -> String) {
    switch setting {
    case .known(let value): add(name, describe(value))
    case .unknown(let reason): add(name, "unknown, \(reason.rawValue)")
    }
  }
}
