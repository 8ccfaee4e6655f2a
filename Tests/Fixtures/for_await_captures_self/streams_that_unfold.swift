// A stream that asks a closure for each element ends with the first nil.
import Foundation

final class Importer {
  private var names: [String] = []

  func read(_ source: Source, _ board: Board) {
    Task {
      for await line in source.lines() { names.append(line) }
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
