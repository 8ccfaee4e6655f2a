// A stream that asks a closure for each element ends with the first nil.
import Foundation

final class Importer {
  private var names: [String] = []

  func read(_ source: Source, _ board: Board) {
    Task {
      for await line in source.lines() { names.append(line) }
    }
    Task {
      for await letter in source.letters() { names.append(letter) }
    }
    Task {
      for await word in source.words() { names.append(word) }
    }
    Task {
      for await note in board.notes() { names.append(note) } // expect: for_await_captures_self
    }
  }
}

final class Source {
  private var left = ["one", "two"]

  func lines() -> AsyncStream<String> {
    AsyncStream { self.left.isEmpty ? nil : self.left.removeFirst() }
  }

  func letters() -> AsyncStream<String> {
    AsyncStream { [weak self] in await self?.next() }
  }

  func words() -> AsyncStream<String> {
    AsyncStream(unfolding: next)
  }

  private func next() async -> String? { left.popLast() }
}
// file: Notes.swift
import Foundation

final class Board {
  func notes() -> AsyncStream<String> {
    AsyncStream { continuation in // expect: stream_without_termination
      NotificationCenter.default.addObserver(forName: .init("noted"), object: nil, queue: nil) { _ in
        continuation.yield("noted")
      }
    }
  }
}
// file: Ticks.swift
import Foundation

// Neither ends it that an extension has the stream's name, nor that another function's stream does.
extension AsyncStream {
  func first() async -> Element? { await first { _ in true } }
}

func drain(_ numbers: [Int]) -> AsyncStream<Int> {
  var left = numbers
  return AsyncStream { left.popLast() }
}

final class Ticks {
  private var count = 0

  func follow() {
    Task {
      for await _ in ticks() { count += 1 } // expect: for_await_captures_self
    }
  }

  private func ticks() -> AsyncStream<Void> {
    AsyncStream { continuation in // expect: stream_without_termination
      NotificationCenter.default.addObserver(forName: .init("tick"), object: nil, queue: nil) { _ in
        continuation.yield()
      }
    }
  }
}
