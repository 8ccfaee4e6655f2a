import Lexing
package import Outlining

/// What must change so that a loop in a task holds self for one turn at a time.
package struct LoopRelease: Sendable {
  /// `guard let self else { return }` before the loop, which belongs into it.
  package let unwrapping: Range<Int>?
  /// Properties that the loop's sequence is made of, and that the task must copy.
  package let reads: [MemberRead]
}

extension SourceFile {
  /// Nil where a weak self in the task, unwrapped at each turn, would not do.
  package func release(of holder: SelfHolder, from loop: Block) -> LoopRelease? {
    let task = holder.task
    guard holder.form != .method, keepsIsolationWithoutSelf(task), stands(loop, in: task), isLast(loop, in: task),
      !content(of: loop).isEmpty, !needsSelfInClosures(content(of: loop), of: task),
      !task.body.contains(where: returnsValue)
    else { return nil }
    var unwrapping: Range<Int>?
    if holder.form == .unwrapped {
      guard let found = self.unwrapping(at: holder.token, before: loop, in: task) else { return nil }
      unwrapping = found
    }
    guard !bindsSelf(content(of: loop)), let reads = reads(outside: loop, behind: unwrapping, in: task) else {
      return nil
    }
    return LoopRelease(unwrapping: unwrapping, reads: reads)
  }

  /// A task of an actor is on it only while its closure holds the actor (SE-0420).
  private func keepsIsolationWithoutSelf(_ task: Closure) -> Bool {
    switch isolationAnswer(of: task).isolation {
    case .mainActor, .global, .nonisolated: true
    case .actor, .unknown: false
    }
  }

  /// Whether a loop is a statement of the task's own, in a `do` or not.
  private func stands(_ loop: Block, in task: Closure) -> Bool {
    for scope in scopes(around: loop.keyword) {
      switch scope.kind {
      case .closure: return outline.closures[scope.owner].brace == task.brace
      case .block where outline.blocks[scope.owner].kind == .do: continue
      default: return false
      }
    }
    return false
  }

  /// Whether nothing follows a loop but what catches its errors.
  private func isLast(_ loop: Block, in task: Closure) -> Bool {
    var index = content(of: loop).upperBound + 1
    if loop.kind == .repeat { index = condition(of: loop).upperBound }
    while index < task.body.upperBound {
      if tokens[index].word == .catch {
        while index < task.body.upperBound, tokens[index].kind != .openBrace { index += 1 }
        index = max(index, Int(tokens[index].partner))
      } else if tokens[index].kind != .closeBrace {
        return false
      }
      index += 1
    }
    return true
  }

  func returnsValue(_ token: Int) -> Bool {
    let next = tokens[token + 1]
    return tokens[token].word == .return && !next.startsLine && next.kind != .closeBrace && next.kind != .semicolon
  }

  /// Whether closures that run later name members of self without `self`, which a weak one does not allow.
  func needsSelfInClosures(_ content: Range<Int>, of task: Closure) -> Bool {
    var end = content.lowerBound
    for closure in closures(in: content) where closure.brace >= end && fate(of: closure) != .runsInPlace {
      if closure.body.contains(where: { form(ofUse: $0, in: task.body, depth: 0) == .member }) { return true }
      end = closure.body.upperBound
    }
    return false
  }

  /// `guard let self else { return }`, the only one before the loop.
  private func unwrapping(at name: Int, before loop: Block, in task: Closure) -> Range<Int>? {
    let strong = strongBindings(in: task).filter { $0.visible.contains(loop.keyword) }
    guard strong.count == 1, tokens[name].word == .self,
      let block = statements(withHeaderAround: name).first(where: { $0.kind == .guard }),
      block.keyword + 2 == name, stands(block, in: task)
    else { return nil }
    let content = content(of: block)
    let isPlain = spells(block.header, "letselfelse") || spells(block.header, "letself=selfelse")
    guard isPlain, content.count == 1, tokens[content.lowerBound].word == .return else { return nil }
    return block.keyword..<content.upperBound + 1
  }

  /// What is read of self outside of the loop; nil when anything else is done with it there.
  private func reads(outside loop: Block, behind unwrapping: Range<Int>?, in task: Closure) -> [MemberRead]? {
    var reads: [MemberRead] = []
    let body = (unwrapping?.upperBound ?? task.body.lowerBound)..<task.body.upperBound
    for token in body where tokens[token].kind == .identifier && !content(of: loop).contains(token) {
      let isSelf = tokens[token].word == .self && isUse(token)
      guard isSelf || form(ofUse: token, in: task.body, depth: 0) != nil else { continue }
      guard loop.sequence.contains(token), let read = memberRead(at: token), canBeCopied(read, for: loop, in: task)
      else {
        return nil
      }
      reads.append(read)
    }
    return reads
  }

  /// A variable is copied where it cannot change in between, and only when the loop does not ask for it again.
  private func canBeCopied(_ read: MemberRead, for loop: Block, in task: Closure) -> Bool {
    if isCopyable(read.name, orVariable: false) { return true }
    let name = outline.name(read.name)
    return isCopyable(read.name, orVariable: true) && isolationAnswer(of: task).isolation == .mainActor
      && !content(of: loop).contains { tokens[$0].kind == .identifier && outline.name($0) == name }
  }
}
