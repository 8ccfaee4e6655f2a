import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Git's commands, run where the program was started: a hook's environment names the repository and the index.
struct Git {
  /// What went wrong, in git's own words.
  struct Failure: Error {
    let message: String
    let status: Int32
  }

  /// What a command writes, given `input`; an exit status other than 0 is a failure.
  func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let command = [Path("git")] + (Self.options + arguments).map { Path($0) }
    do {
      let process = try ChildProcess(command, missing: Self.hiddenVariables)
      let (output, errors) = try process.converse(input)
      let status = try process.wait()
      guard status == 0 else { throw Failure(message: Self.message(errors, arguments), status: status) }
      return output
    } catch let error as SystemError {
      let reason = error.isGone ? "git is not installed" : "git cannot be run: \(error.reason)"
      throw Failure(message: reason, status: -1)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(message: "\(error)", status: -1)
    }
  }

  /// A folder of a stranger's that looks like a repository is none: its settings could name programs to run.
  private static let options = ["--no-optional-locks", "-c", "safe.bareRepository=explicit"]

  /// What a user or an editor wants of git's pathspecs and patches, which means others than those of this program.
  private static let hiddenVariables = [
    "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS", "GIT_DIFF_OPTS",
  ]

  private static func message(_ errors: [UInt8], _ arguments: [String]) -> String {
    let text = String(decoding: errors, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let said = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first ?? "it failed without a word"
    return "git \(arguments.first ?? ""): \(said.hasPrefix("fatal: ") ? String(said.dropFirst(7)) : said)"
  }

  /// What a command writes, without the break at its end.
  func line(_ arguments: String...) throws(Failure) -> Path {
    let output = try run(arguments)
    return Path(bytes: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...])
  }

  /// The root of the working tree, absolute.
  func root() throws(Failure) -> Path {
    try line("rev-parse", "--show-toplevel")
  }

  /// The commit that a name means, nil when there is none.
  func commit(_ name: String) throws(Failure) -> Path? {
    do {
      return try line("rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}")
    } catch  where error.status == 1 {
      return nil
    }
  }

  /// What the index is compared with: the last commit, or the empty tree before the first one.
  func staging() throws(Failure) -> Path {
    if let head = try commit("HEAD") { return head }
    return try line("hash-object", "-t", "tree", "/dev/null")
  }
}
