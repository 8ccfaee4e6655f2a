import Lexing

/// What files are called in a patch for `git apply`, and which of them it changes.
///
/// In a folder of a working tree, git takes the names of its own patches from the tree's top, and passes over what lies
/// outside of the folder without a word.
struct PatchNames {
  /// Absolute.
  private let currentFolder: Path
  /// What the names start from: the top of the working tree, or the current folder where there is none.
  private let top: Path

  init(in currentFolder: Path, _ git: Git = Git()) {
    self.currentFolder = currentFolder
    // Where git finds no repository, or wants none, `git apply` starts from the current folder.
    let root = try? git.root()
    top = root.flatMap { currentFolder.isEqualToOrBelow($0) ? $0 : nil } ?? currentFolder
  }

  /// Nil for a file that `git apply` does not change from here; `file` is absolute.
  func name(of file: Path) -> Path? {
    guard file.isEqualToOrBelow(currentFolder) else { return nil }
    return Path(bytes: file.bytes.dropFirst(top.bytes.count == 1 ? 1 : top.bytes.count + 1))
  }
}
