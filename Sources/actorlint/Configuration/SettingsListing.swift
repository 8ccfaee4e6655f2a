import Indexing
import JSON
import Lexing
import Linting
import Reporting

/// What holds for one file, as JSON for people.
struct SettingsListing {
  private let path: Path
  private let project: PreparedProject
  private let options: LintOptions
  private let names: RuleNames

  init(of path: Path, in project: PreparedProject, options: LintOptions, names: RuleNames) {
    self.path = path
    self.project = project
    self.options = options
    self.names = names
  }

  var text: [UInt8] {
    let settings = project.configuration.settings(for: path)
    let build = BuildListing(of: path, in: project, stated: settings)
    var members = [
      JSONMember("file", JSONValue(project.location.shown(path).string)),
      JSONMember("configurations", JSONValue(settings.files.map { project.location.shown($0).string })),
      JSONMember("excluded", JSONValue(.bool(project.configuration.excludes(path)))),
      JSONMember("include_generated", JSONValue(.bool(options.includesGenerated || settings.includesGenerated))),
      JSONMember("level", JSONValue(project.thresholds.level.rawValue)),
      JSONMember("fail_on", JSONValue(project.thresholds.failOn?.rawValue ?? "none")),
      JSONMember("rules", JSONValue(.object(rules(settings.selection, build.settings)))),
    ]
    members += build.members
    return JSONText.document(JSONValue(.object(members)))
  }

  /// The rules that run, with the severity of their findings.
  private func rules(_ selection: RuleSelection, _ build: BuildSettings) -> [JSONMember] {
    names.rules.filter { selection.runs($0.id, isCovered: $0.compiler.covers(build)) }.map { rule in
      JSONMember(rule.id, JSONValue(selection.severity(of: rule).rawValue))
    }
  }
}
