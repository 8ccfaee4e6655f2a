import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The pre-commit hook of a repository; one that was there before runs first.
struct Hook {
  private let folder: Path
  private let repository: Path?
  private let file: Path
  /// The hook that was there before.
  private let kept: Path

  private static let mark = "# Written by 'actorlint hook install'."
  private static let keptName = "pre-commit.before-actorlint"

  /// `repository` is the root of the working tree; nil where there is none.
  init(folder: Path, repository: Path?) {
    self.folder = folder
    self.repository = repository
    file = folder.appending("pre-commit")
    kept = folder.appending(Self.keptName)
  }

  /// What was done, in a sentence.
  func install() throws -> String {
    _ = withCString(folder.bytes) { mkdir($0, 0o777) }
    try checkStays()
    let hasOther = file.exists && !isOurs
    guard !hasOther || !kept.exists else {
      throw UsageError("\(kept.string) is in the way of keeping the hook that is there")
    }
    // Until the new hook stands in its place, the other one keeps its name.
    if hasOther { try keep() }
    do {
      try NewFile.write(script, to: file, mode: 0o777, projects: projects)
    } catch {
      if hasOther { _ = withCString(kept.bytes) { unlink($0) } }
      throw error
    }
    return "wrote \(file.string)" + (kept.exists ? "; it runs \(kept.string) first" : "")
  }

  func uninstall() throws -> String {
    try checkStays()
    guard file.exists else { return "there is no pre-commit hook" }
    guard isOurs else { return "\(file.string) is not actorlint's; it stays" }
    guard kept.exists else {
      _ = try restarting { withCString(file.bytes) { unlink($0) } }
      return "removed \(file.string)"
    }
    try move(kept, to: file)
    return "removed actorlint's hook; \(file.string) is the one from before"
  }

  private var projects: [Path] { [repository].compactMap(\.self) }

  private func checkStays() throws(Replacement.Refusal) {
    if LinkedWay(to: file, through: projects).leaves { throw .leavesProject }
  }

  private func move(_ source: Path, to target: Path) throws(SystemError) {
    _ = try restarting { withCString(source.bytes) { from in withCString(target.bytes) { rename(from, $0) } } }
  }

  /// Gives the hook that is there a second name.
  private func keep() throws(SystemError) {
    _ = try restarting {
      withCString(file.bytes) { from in withCString(kept.bytes) { linkat(AT_FDCWD, from, AT_FDCWD, $0, 0) } }
    }
  }

  private var isOurs: Bool {
    guard let bytes = try? DiskReader.contents(of: Path("pre-commit"), below: folder) else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.elementsEqual(Self.mark.utf8) }
  }

  /// Where this program lies counts before PATH: hooks of editors often have another one.
  private var script: [UInt8] {
    let start = """
      #!/bin/sh
      \(Self.mark)
      before=${0%/*}/\(Self.keptName)
      if [ -x "$before" ]; then
        "$before" "$@" || exit
      fi
      actorlint=
      """
    let end = """

      [ -x "$actorlint" ] || actorlint=actorlint
      exec "$actorlint" lint --staged

      """
    return Array(start.utf8) + Self.quoted(ownPath) + end.utf8
  }

  private static func quoted(_ path: Path) -> [UInt8] {
    let parts = path.bytes.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return Array("'".utf8) + parts.joined(separator: #"'\''"#.utf8) + "'".utf8
  }

  private var ownPath: Path {
    #if os(Linux)
      let own = Path("/proc/self/exe").resolved
    #else
      let own = CommandLine.unsafeArgv[0].flatMap { Path(String(cString: $0)).resolved }
    #endif
    return own ?? Path("actorlint")
  }
}
