import Indexing
import Lexing
import Outlining

/// The files that rules of one worker ask for beside the one at hand.
final class OpenedFiles<Reader: SourceReader>: FileOpener {
  private let files: [Path]
  private let reader: Reader
  private var lexer: Lexer
  /// The last few that the file at hand led to, with what they have answered.
  private var recent: [SourceFile] = []
  /// Those that files before led to: several ask for the same ones.
  private var earlier: [Outlined] = []
  /// In bytes: how much may still be asked for, whether it must be read or is known.
  private var rest = 0
  /// Those that questions of the file at hand led to.
  private var asked: Set<Int> = []

  /// For the questions of one file: hostile projects must not cost their length squared.
  private static var most: Int { 1 << 19 }
  /// Of which the worker has memory at a time, beside the last one: tokens and outline take some twenty times as much.
  private static var kept: Int { 1 << 16 }
  /// Of one file.
  private static var largest: Int { 1 << 17 }

  init(_ files: [Path], reader: Reader, words: WordTable) {
    self.files = files
    self.reader = reader
    lexer = Lexer(words: words)
  }

  /// Another file is at hand. The answers for it must not depend on what was asked for others, which worker gets which
  /// file being chance: of what these led to, only the outlines stay.
  func beginQuestions() {
    rest = Self.most
    asked.removeAll(keepingCapacity: true)
    earlier.insert(contentsOf: recent.map(Outlined.init), at: 0)
    recent.removeAll(keepingCapacity: true)
    trim()
  }

  func open(_ file: Int, of project: Project) -> SourceFile? {
    guard rest > 0, let opened = recent.first(where: { $0.index == file }) ?? read(file, of: project) else {
      return nil
    }
    // Each is a question of its own, however short the file is; mostly the ones that were asked before are still here.
    let size = max(opened.outline.source.count, 1 << 12)
    rest -= asked.insert(file).inserted ? size : size / 8
    return rest >= 0 ? opened : nil
  }

  private func read(_ index: Int, of project: Project) -> SourceFile? {
    guard let outline = earlierOutline(index) ?? outlined(index) else { return nil }
    let file = SourceFile(path: files[index], index: index, outline: outline, project: project)
    recent.insert(file, at: 0)
    trim()
    return file
  }

  /// Forgets the oldest ones that are too much to keep. How long one stays for the questions of a file depends on these
  /// alone.
  private func trim() {
    var size = 0
    func isTooMuch(_ outline: Outline) -> Bool {
      size += outline.source.count
      return size > Self.kept
    }
    if let end = recent.dropFirst().firstIndex(where: { isTooMuch($0.outline) }) { recent.removeSubrange(end...) }
    if let end = earlier.firstIndex(where: { isTooMuch($0.outline) }) { earlier.removeSubrange(end...) }
  }

  private func earlierOutline(_ index: Int) -> Outline? {
    guard let place = earlier.firstIndex(where: { $0.index == index }) else { return nil }
    return earlier.remove(at: place).outline
  }

  private func outlined(_ index: Int) -> Outline? {
    let outline = Outline(source: SourceBuffer(capacity: 1 << 12), tokens: Tokens())
    guard (try? reader.read(files[index], into: outline.source)) != nil, outline.source.count <= Self.largest else {
      return nil
    }
    lexer.lex(outline.source, into: outline.tokens)
    Outliner.fill(outline, depth: .bodies)
    return outline.firstTooDeep == nil ? outline : nil
  }
}

/// A file without what it was asked.
private struct Outlined {
  let index: Int
  let outline: Outline

  init(_ file: SourceFile) {
    index = file.index
    outline = file.outline
  }
}
