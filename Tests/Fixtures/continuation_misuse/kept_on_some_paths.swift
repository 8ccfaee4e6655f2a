// A path that leaves before the continuation is resumed or handed on leaves its caller waiting.
actor Prompt {
  private var pending: CheckedContinuation<String?, Never>?
  private var waiting: [CheckedContinuation<String?, Never>] = []
  private var isOpen = false

  func ask(_ question: String) async -> String? {
    await withCheckedContinuation { continuation in
      guard !question.isEmpty else { return } // expect: continuation_misuse (note: a path ends here)
      keep(continuation)
    }
  }

  func join(_ name: String) async -> String? {
    await withCheckedContinuation { continuation in
      if isOpen {
        print("open")
        return // expect: continuation_misuse (note: a path ends here)
      }
      if name.isEmpty {
        continuation.resume(returning: nil)
        return
      }
      waiting.append(continuation)
    }
  }

  func hand(_ question: String, to other: Listener) async -> String? {
    await withCheckedContinuation { continuation in
      guard !question.isEmpty else {
        continuation.resume(returning: nil)
        return
      }
      guard question != "?" else {
        waiting.append(continuation)
        return
      }
      guard !isOpen else { fatalError("asked twice") }
      other.listen { [continuation] in self.answer(continuation, $0) }
    }
  }

  func askOnce() async -> String? {
    await withCheckedContinuation { continuation in // expect: continuation_misuse (note: one of the paths)
      print("asked")
      if pending == nil {
        pending = continuation
      }
    }
  }

  func askOnceOrNever() async -> String? {
    await withCheckedContinuation { continuation in
      if pending == nil {
        pending = continuation
      } else {
        continuation.resume(returning: nil)
      }
    }
  }

  func defer_(_ question: String) async -> String? {
    await withCheckedContinuation { continuation in
      defer { keep(continuation) }
      guard !question.isEmpty else { return }
      print(question)
    }
  }

  private func keep(_ continuation: CheckedContinuation<String?, Never>) { pending = continuation }

  private nonisolated func answer(_ continuation: CheckedContinuation<String?, Never>, _ text: String) {
    continuation.resume(returning: text)
  }

  func close() {
    pending?.resume(returning: nil)
    pending = nil
    for continuation in waiting { continuation.resume(returning: nil) }
    waiting = []
  }
}

final class Listener: Sendable {
  func listen(_ body: @escaping @Sendable (String) -> Void) {}
}

// A method that waits keeps its object, in an extension of a protocol and in the tasks of a group, too.
protocol Refreshing: AnyObject {
  var refreshing: CheckedContinuation<Void, Never>? { get set }
}

extension Refreshing {
  func refresh() async {
    await withCheckedContinuation { [weak self] (continuation: CheckedContinuation<Void, Never>) in
      guard let self else { return }
      refreshing = continuation
    }
  }
}

final class Socket: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private var ready: CheckedContinuation<Void, Never>?

  func start() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [weak self] in
        await withCheckedContinuation { continuation in
          guard let self else { return }
          self.ready = continuation
        }
      }
    }
  }

  func end() {
    ready?.resume()
    ready = nil
  }
}
