import Lexing
import Linting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `actorlint hook install|uninstall`: git's pre-commit hook, which lints what is staged.
struct HookCommand {
  private let action: Action

  private enum Action: String, CaseIterable {
    case install, uninstall
  }

  init(_ invocation: Invocation) throws(UsageError) {
    let name = try invocation.onlyOperand("what is to be done? 'actorlint hook install' or 'uninstall'").string
    action = try Invocation.choice(of: "action", from: name)
  }

  func run(on console: Console) throws(UsageError) -> ExitCode {
    do {
      // Git knows of 'core.hooksPath' and of linked worktrees.
      let folder = try Git().line("rev-parse", "--git-path", "hooks")
      let hook = Hook(folder: folder)
      let sentence = action == .install ? try hook.install() : try hook.uninstall()
      console.output.append(sentence + "\n")
      return .clean
    } catch let failure as Git.Failure {
      throw UsageError(failure.message)
    } catch let error as SystemError {
      throw UsageError("the hook: \(error.reason)")
    } catch {
      throw UsageError("\(error)")
    }
  }
}

/// The pre-commit hook of a repository; one that was there before runs first.
struct Hook {
  private let folder: Path
  private let file: Path
  /// The hook that was there before.
  private let kept: Path

  private static let mark = "# Written by 'actorlint hook install'."
  private static let keptName = "pre-commit.before-actorlint"

  init(folder: Path) {
    self.folder = folder
    file = folder.appending("pre-commit")
    kept = folder.appending(Self.keptName)
  }

  /// What was done, in a sentence.
  func install() throws -> String {
    _ = withCString(folder.bytes) { mkdir($0, 0o777) }
    let hasOther = file.exists && !isOurs
    if hasOther {
      guard !kept.exists else { throw UsageError("\(kept.string) is in the way of keeping the hook that is there") }
      try move(file, to: kept)
    }
    try NewFile.write(Array(script.utf8), to: file, mode: 0o755)
    return "wrote \(file.string)" + (kept.exists ? "; it runs \(kept.string) first" : "")
  }

  func uninstall() throws -> String {
    guard file.exists else { return "there is no pre-commit hook" }
    guard isOurs else { return "\(file.string) is not actorlint's; it stays" }
    guard kept.exists else {
      _ = try restarting { withCString(file.bytes) { unlink($0) } }
      return "removed \(file.string)"
    }
    try move(kept, to: file)
    return "removed actorlint's hook; \(file.string) is the one from before"
  }

  private func move(_ source: Path, to target: Path) throws(SystemError) {
    _ = try restarting { withCString(source.bytes) { from in withCString(target.bytes) { rename(from, $0) } } }
  }

  private var isOurs: Bool {
    guard let bytes = try? DiskReader.contents(of: Path("pre-commit"), below: folder) else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.elementsEqual(Self.mark.utf8) }
  }

  /// Where this program lies counts before PATH: hooks of editors often have another one.
  private var script: String {
    """
    #!/bin/sh
    \(Self.mark)
    before=${0%/*}/\(Self.keptName)
    if [ -x "$before" ]; then
      "$before" "$@" || exit
    fi
    actorlint=\(Self.quoted(ownPath))
    [ -x "$actorlint" ] || actorlint=actorlint
    exec "$actorlint" lint --staged

    """
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  private var ownPath: String {
    #if os(Linux)
      let own = withCString(Array("/proc/self/exe".utf8)) { realpath($0, nil) }
    #else
      let own = CommandLine.unsafeArgv[0].flatMap { realpath($0, nil) }
    #endif
    guard let own else { return "actorlint" }
    defer { free(own) }
    return String(cString: own)
  }
}
