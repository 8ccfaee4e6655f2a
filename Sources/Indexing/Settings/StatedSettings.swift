package import Lexing

/// Build settings that a configuration states for some files; each is nil where nothing is said.
package struct StatedSettings: Hashable, Sendable {
  package var languageMode: LanguageMode?
  package var defaultIsolation: DefaultIsolation?
  package var deploymentTargets: [Platform: Version] = [:]

  package init() {}

  /// What `other` says counts before this.
  package mutating func apply(_ other: StatedSettings) {
    languageMode = other.languageMode ?? languageMode
    defaultIsolation = other.defaultIsolation ?? defaultIsolation
    deploymentTargets.merge(other.deploymentTargets) { $1 }
  }
}

extension BuildSettings {
  /// What somebody states counts before these.
  func stating(_ stated: StatedSettings) -> BuildSettings {
    var settings = self
    if let mode = stated.languageMode { settings.set(mode) }
    if let isolation = stated.defaultIsolation { settings.defaultIsolation = .known(isolation) }
    settings.deploymentTargets.merge(stated.deploymentTargets) { $1 }
    return settings
  }
}

extension Modules {
  /// Lets what is stated for each of the project's files count before what its manifests say.
  package mutating func state(_ stated: (Path) -> StatedSettings, of files: [Path]) {
    for (file, path) in files.enumerated() {
      let said = stated(path)
      if said != StatedSettings() { state(said, of: file) }
    }
  }
}
