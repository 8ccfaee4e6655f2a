import Indexing
import Lexing
import Outlining

/// The files that rules of one worker ask for beside the one at hand.
final class OpenedFiles<Reader: SourceReader>: FileOpener {
  private let files: [Path]
  private let reader: Reader
  private var lexer: Lexer
  /// The last few: several questions about a file lead to the same others.
  private var recent: [SourceFile] = []
  /// In bytes: how much may still be asked for, whether it must be read or is known. So the answers do not depend on
  /// what was asked of other files before.
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

  /// Another file is at hand.
  func beginQuestions() {
    rest = Self.most
    asked.removeAll(keepingCapacity: true)
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
    let outline = Outline(source: SourceBuffer(capacity: 1 << 12), tokens: Tokens())
    guard (try? reader.read(files[index], into: outline.source)) != nil, outline.source.count <= Self.largest else {
      return nil
    }
    lexer.lex(outline.source, into: outline.tokens)
    Outliner.fill(outline, depth: .bodies)
    guard outline.firstTooDeep == nil else { return nil }
    let file = SourceFile(path: files[index], index: index, outline: outline, project: project)
    recent.insert(file, at: 0)
    var size = 0
    let end = recent.dropFirst().firstIndex { file in
      size += file.outline.source.count
      return size > Self.kept
    }
    if let end { recent.removeSubrange(end...) }
    return file
  }
}
