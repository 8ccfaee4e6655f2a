package import Lexing
package import Linting

/// One project's part of a run: what was found in it, and where it lies.
package struct ReportedProject: Sendable {
  /// Its paths are relative to the project's root.
  package var report: Report
  package var location: ProjectLocation
  /// What was linted as a file, for excerpts; nil where nobody knows.
  package var contents: @Sendable (Path) -> [UInt8]?

  package init(
    report: Report,
    location: ProjectLocation,
    contents: @escaping @Sendable (Path) -> [UInt8]? = { _ in nil }
  ) {
    self.report = report
    self.location = location
    self.contents = contents
  }
}

extension ReportedProject {
  /// What nobody suppressed, and where its file lies in the repository.
  var findingsInRepository: [(finding: Finding, path: Path)] {
    report.findings.lazy.filter { $0.suppression == nil }.map { ($0, location.inRepository($0.place.path)) }
  }
}

/// Where a project's root lies as seen from the current folder.
package struct ProjectLocation: Sendable {
  /// Absolute.
  package let root: Path
  /// What stands before a path of the project: empty or ending in a slash.
  private let prefix: [UInt8]
  /// The current folder, relative to a root above it, with a slash behind; empty elsewhere.
  private let inner: [UInt8]
  /// What stands before a path of the project as its repository has it: empty or ending in a slash.
  private let folderInRepository: [UInt8]

  /// All are absolute, without links, `.` and `..`, and without a slash at the end. A project in no repository is one by
  /// itself.
  package init(root: Path, currentFolder: Path, repository: Path? = nil) {
    self.root = root
    let top = repository ?? root
    let root = root.asFolder
    folderInRepository = root.starts(with: top.asFolder) ? Array(root.dropFirst(top.asFolder.count)) : []
    let current = currentFolder.asFolder
    if root.starts(with: current) {
      prefix = Array(root.dropFirst(current.count))
      inner = []
    } else {
      prefix = root
      inner = current.starts(with: root) ? Array(current.dropFirst(root.count)) : []
    }
  }

  /// The path from the top of the file system.
  package func absolute(_ path: Path) -> Path {
    path.bytes.first == UInt8(ascii: "/") ? path : Path(bytes: root.asFolder + path.bytes)
  }

  /// The path as the project's repository has it, for those who show findings beside its files.
  package func inRepository(_ path: Path) -> Path {
    path.bytes.first == UInt8(ascii: "/") ? path : Path(bytes: folderInRepository + path.bytes)
  }

  /// The path relative to the current folder when it lies below it, else absolute. An absolute one stays itself.
  package func shown(_ path: Path) -> Path {
    if path.bytes.first == UInt8(ascii: "/") { return path }
    if !inner.isEmpty {
      if path.asFolder == inner { return Path(".") }
      if path.bytes.starts(with: inner) { return Path(bytes: path.bytes.dropFirst(inner.count)) }
    }
    if !path.bytes.isEmpty { return Path(bytes: prefix + path.bytes) }
    if prefix.isEmpty { return Path(".") }
    return Path(bytes: prefix.count == 1 ? prefix : prefix.dropLast())
  }
}

extension Path {
  /// With a slash behind, so that a prefix is a folder.
  fileprivate var asFolder: [UInt8] {
    bytes.last == UInt8(ascii: "/") ? bytes : bytes + [UInt8(ascii: "/")]
  }
}
