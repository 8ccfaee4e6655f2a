import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The pre-commit hook of a repository; one that was there before runs first, and one that somebody changed stays.
struct Hook {
  private let folder: Path
  private let repository: Path?
  private let file: Path
  /// The hook that was there before.
  private let kept: Path

  private static let mark = "# Written by 'actorlint hook install'."
  private static let keptName = "pre-commit.before-actorlint"

  /// What stands where the hook goes.
  private enum Occupant {
    case nobody, ours, changed, other
  }

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
    let hasOther = try checkedOccupant() == .other
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
    let occupant = try checkedOccupant()
    guard occupant != .nobody else { return "there is no pre-commit hook" }
    guard occupant == .ours else { return "\(file.string) is not actorlint's; it stays" }
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

  /// Throws for a hook of ours that is somebody's work by now.
  private func checkedOccupant() throws(UsageError) -> Occupant {
    let occupant = occupant
    guard occupant != .changed else {
      throw UsageError(
        "\(file.string) was changed since actorlint wrote it, and stays; move it away, or edit it by hand"
      )
    }
    return occupant
  }

  private var occupant: Occupant {
    guard file.exists else { return .nobody }
    guard let bytes = try? DiskReader.contents(of: Path("pre-commit"), below: folder) else { return .other }
    if Self.isScript(bytes) { return .ours }
    // What runs the kept hook cannot be kept under its name: it would run itself for ever.
    let isChanged = bytes.indices.contains { index in
      [Self.mark, Self.keptName].contains { bytes[index...].starts(with: $0.utf8) }
    }
    return isChanged ? .changed : .other
  }

  private static let scriptStart = Array(
    """
    #!/bin/sh
    \(mark)
    before=${0%/*}/\(keptName)
    if [ -x "$before" ]; then
      "$before" "$@" || exit
    fi
    actorlint=
    """.utf8
  )

  private static let scriptEnd = Array(
    """

    [ -x "$actorlint" ] || actorlint=actorlint
    exec "$actorlint" lint --staged

    """.utf8
  )

  /// Where this program lies counts before PATH: hooks of editors often have another one.
  private var script: [UInt8] { Self.scriptStart + Self.quoted(ownPath) + Self.scriptEnd }

  /// Whether this program wrote it, wherever it lay then.
  private static func isScript(_ bytes: [UInt8]) -> Bool {
    let word = bytes.dropFirst(scriptStart.count).dropLast(scriptEnd.count)
    let parts = word.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    // Between two parts of the path stand a backslash and nothing.
    let path = stride(from: 1, to: parts.count, by: 3).map { parts[$0] }.joined(separator: "'".utf8)
    return bytes == scriptStart + quoted(Path(bytes: path)) + scriptEnd
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
