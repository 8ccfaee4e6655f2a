/// The ignore file of a repository that is not part of it, `.git/info/exclude`.
enum GitExclusions {
  /// What it says for the repository whose root is open; in a linked worktree it lies in the main one.
  static func content(in root: OpenFolder, limit: Int) throws(SystemError) -> [UInt8]? {
    try root.contents(of: gitFolder(of: root, limit) + Array("/info/exclude".utf8), limit: limit)
  }

  private static func gitFolder(of root: OpenFolder, _ limit: Int) throws(SystemError) -> [UInt8] {
    let dotGit = Array(".git".utf8)
    guard let pointer = try root.contents(of: dotGit, limit: limit), let target = line(of: pointer, after: "gitdir: ")
    else {
      return dotGit
    }
    guard
      let common = try root.contents(of: target + Array("/commondir".utf8), limit: limit),
      let folder = line(of: common, after: "")
    else { return target }
    return folder.first == UInt8(ascii: "/") ? folder : target + [UInt8(ascii: "/")] + folder
  }

  private static func line(of content: [UInt8], after prefix: String) -> [UInt8]? {
    guard content.starts(with: prefix.utf8) else { return nil }
    let line = content.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.isEmpty ? nil : Array(line)
  }
}
