import Lexing
import Outlining

/// A plain variable that is to let one of two callbacks resume a continuation, where both may find it unset: they run on
/// two threads.
package struct RacingFlag: Sendable {
  /// The names' tokens: where it is set before the resume, and where it is declared.
  package let set: Int
  package let declared: Int
}

/// Where a callback runs.
private struct CallbackPlace {
  enum Thread { case main, background, unknown }

  let closure: Int
  let thread: Thread
  /// The queue that a block was given to.
  var queue: String?

  func mayRace(_ other: CallbackPlace) -> Bool {
    guard closure != other.closure, thread == .background || other.thread == .background else { return false }
    return queue == nil || queue != other.queue
  }
}

extension SourceFile {
  package var racingFlags: [RacingFlag] {
    continuationScopes.compactMap { scope in
      // Whoever has a lock there has thought of it.
      if isTest || scope.closure.body.contains(where: isPartOfLock) { return nil }
      // Each asks for its uses and their callers: a hostile closure has thousands of all.
      let flags = bindings(declaredIn: scope.closure.body).lazy.filter { self.isFlag($0, of: scope) }.prefix(8)
      return flags.compactMap { self.racingFlag($0, in: scope) }.first
    }
  }

  /// `var isDone = false` among the closure's own statements.
  private func isFlag(_ local: Binding, of scope: ContinuationScope) -> Bool {
    local.kind == .variable && tokens[local.name - 1].word == .var
      && scopes(around: local.name).first?.content == outline.scopes[scope.closure.scope].content
      && local.value.map { $0.count == 1 && tokens[$0.lowerBound].word == .false } ?? false
  }

  private func racingFlag(_ flag: Binding, in scope: ContinuationScope) -> RacingFlag? {
    let sets = mentions(of: outline.name(flag.name), in: flag.visible).filter { token in
      tokens[token + 1].kind == .equal && tokens[token + 2].word == .true && binding(for: token)?.name == flag.name
    }
    let places = sets.prefix(8).flatMap { set in
      callers(of: set, in: scope).prefix(16).compactMap { place(of: $0, in: scope) }
    }
    let isRace = places.contains { place in places.contains { $0.mayRace(place) } }
    return isRace ? sets.first.map { RacingFlag(set: $0, declared: flag.name) } : nil
  }

  /// The token itself, or the calls of the local in whose code it stands: `let finish = { if !isDone { isDone = true; … } }`.
  private func callers(of token: Int, in scope: ContinuationScope) -> [Int] {
    let local = bindings(declaredIn: scope.closure.body).first { local in
      local.name < token && code(ofLocal: local)?.contains(token) ?? false
    }
    guard let local else { return [token] }
    return mentions(of: outline.name(local.name), in: local.visible).filter { use in
      use != local.name && tokens[use + 1].kind == .openParen && binding(for: use)?.name == local.name
    }
  }

  /// Nil for what runs before the continuation's own closure ends.
  private func place(of token: Int, in scope: ContinuationScope) -> CallbackPlace? {
    let callback = closures(around: token).prefix { $0.brace != scope.closure.brace }.first {
      fate(of: $0) != .runsInPlace
    }
    guard let callback else { return nil }
    switch fate(of: callback) {
    case .runsInPlace: return nil
    case .runsOnMainActor, .kept(.main): return CallbackPlace(closure: callback.brace, thread: .main)
    case .task, .detachedTask: return placeOfTask(callback)
    case .kept(.background):
      return CallbackPlace(closure: callback.brace, thread: .background, queue: queue(of: callback))
    case .kept, .unknown: return CallbackPlace(closure: callback.brace, thread: .unknown)
    }
  }

  private func placeOfTask(_ task: Closure) -> CallbackPlace? {
    switch isolationAnswer(of: task).isolation {
    case .mainActor: CallbackPlace(closure: task.brace, thread: .main)
    case .nonisolated: CallbackPlace(closure: task.brace, thread: .background)
    default: nil
    }
  }

  /// Blocks of one queue run one after the other, but for a global queue's.
  private func queue(of block: Closure) -> String? {
    guard block.call >= 0, let receiver = receiver(of: outline.calls[block.call]),
      !receiver.contains(where: { outline.spells($0, "global") })
    else { return nil }
    return outline.text(receiver)
  }

  /// `lock`, `stateLock`, `withLock`, `Mutex`; not `block` and `clock`.
  private func isPartOfLock(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    let text = outline.text(token)
    return text.begins(withWordOf: ["lock", "unlock", "mutex", "atomic", "semaphore", "sync"])
      || ["Lock", "Mutex", "Atomic", "Semaphore"].contains(where: text.holds)
  }
}
