import Foundation

final class Bench {
  private var count = 0
  private let stream = NotificationCenter.default.notifications(named: .init("bench"))

  func start() {
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: .init("bench")) {
        // Don't guard let self before the loop.
        guard let self else { return }
        self.count += 1
      }
    }
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: .init("bench")) {
        self?.count += 1
      }
    }
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: .init("bench")) {
        guard let me = self else { break }
        me.count += 1
      }
    }
    Task { [weak self] in
      guard let stream = self?.stream else { return }
      for await _ in stream { self?.count += 1 }
    }
    Task { [weak self] in
      guard self != nil else { return }
      for await _ in NotificationCenter.default.notifications(named: .init("bench")) {
        if let self { self.count += 1 }
      }
    }
    Task { [weak self] in
      do {
        guard let self else { return }
        self.count = 0
      }
      if let self { self.count = 1 }
      for await _ in NotificationCenter.default.notifications(named: .init("bench")) {
        self?.count += 1
      }
    }
    Task { [weak self, stream] in
      for await _ in stream { self?.count += 1 }
    }
    Task { [stream] in
      for await _ in stream { print("bench") }
    }
    Task { [unowned self] in
      for await _ in NotificationCenter.default.notifications(named: .init("bench")) { count += 1 }
    }
    let count = count
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("bench")) { print(count) }
    }
    Task { [weak bench = self] in
      for await _ in NotificationCenter.default.notifications(named: .init("bench")) { bench?.count += 1 }
    }
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("bench")) { Self.log() }
    }
  }

  static func log() {}
}
