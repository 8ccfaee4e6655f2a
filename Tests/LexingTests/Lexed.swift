import Foundation
import Lexing

/// Source text and its tokens, as tests write them down.
struct Lexed {
  let source: SourceBuffer
  let tokens: Tokens

  /// Built once: a table costs more than the tokens of a short text.
  private static let grammar = WordTable()

  init(_ content: some Collection<UInt8>, ruleWords: [String] = []) {
    source = SourceBuffer(content)
    tokens = Tokens()
    var lexer = Lexer(words: ruleWords.isEmpty ? Self.grammar : WordTable(ruleWords: ruleWords))
    lexer.lex(source, into: tokens)
  }

  init(_ text: String, ruleWords: [String] = []) {
    self.init(Array(text.utf8), ruleWords: ruleWords)
  }

  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(source.bytes) + range.lowerBound, count: range.count)
  }

  func text(_ index: Int) -> String {
    String(decoding: bytes(Int(tokens[index].start)..<Int(tokens[index].end)), as: UTF8.self)
  }

  /// A token as `[prefix |postfix ]kind text`; reserved words are `keyword`s.
  func line(_ index: Int) -> String {
    let token = tokens[index]
    let position = token.flags.contains(.isPrefix) ? "prefix " : token.flags.contains(.isPostfix) ? "postfix " : ""
    return "\(position)\(token.word.isReserved ? "keyword" : "\(token.kind)") \(text(index))"
  }

  var lines: [String] { (0..<tokens.count).map(line) }
  var partners: [Int] { (0..<tokens.count).map { Int(tokens[$0].partner) } }
}

/// Runs work on a thread whose stack is as small as a secondary thread's on Apple's systems.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let result = Box<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result.value = work()
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
  return result.value!
}

/// Carries a value out of a thread; the semaphore orders the accesses.
private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}
