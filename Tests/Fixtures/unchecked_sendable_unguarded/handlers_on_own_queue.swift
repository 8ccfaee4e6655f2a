import Foundation

final class Batch: @unchecked Sendable {
  private let queue = DispatchQueue(label: "batch")
  private var lines: [String] = []
  private var timer: (any DispatchSourceTimer)?

  func start() {
    queue.async {
      let timer = DispatchSource.makeTimerSource(queue: self.queue)
      timer.setEventHandler { [weak self] in self?.lines.removeAll() }
      timer.resume()
      self.timer = timer
    }
  }

  func add(_ line: String) {
    queue.async { self.lines.append(line) }
  }
}

final class Crowd: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('lines' is changed outside of its lock)
  private let queue = DispatchQueue(label: "crowd", attributes: .concurrent)
  private var lines: [String] = []
  private let clock: any DispatchSourceTimer

  init() {
    clock = DispatchSource.makeTimerSource(queue: queue)
    clock.setEventHandler { [weak self] in self?.lines.removeAll() }
  }

  var count: Int { queue.sync { lines.count } }
}
