import Foundation

@testable import actorlint

extension Sandbox {
  /// The project's files as the linter would be handed them, and what was skipped on the way.
  func files(asking paths: [String] = [""]) throws -> Walked {
    var all: [String] = []
    var reported: [String] = []
    var skipped: [String] = []
    let search = ProjectSearch(paths.map { .init($0.hasPrefix("/") ? $0 : path($0)) })
    for project in search.projects {
      let files = ProjectFiles(of: project)
      all += files.paths.map(\.string)
      reported += zip(files.paths, files.isReported).filter(\.1).map(\.0.string)
      skipped += files.skipped.map { "\($0.path.string): \($0.reason)\($0.isFailure ? "" : " (harmless)")" }
    }
    let unresolved = search.unresolved.map { "\($0.reason)\($0.isFailure ? "" : " (harmless)")" }
    return Walked(
      roots: search.projects.map(\.root.string),
      all: all,
      reported: reported,
      skipped: skipped + unresolved
    )
  }

  struct Walked {
    let roots: [String]
    let all: [String]
    let reported: [String]
    let skipped: [String]
  }
}
